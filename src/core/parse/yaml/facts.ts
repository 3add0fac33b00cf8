import type { Finding } from '../../finding.ts';
import type { Span } from '../place.ts';

/** Why a text is no YAML, where no code of its own says it better. */
export type SyntaxReason =
  | 'unclosed bracket'
  | 'brackets at margin'
  | 'no key'
  | 'no blank after colon'
  | 'wide colon'
  | 'indentation'
  | 'indented key'
  | 'comment in text'
  | 'escape'
  | 'key'
  | 'long key'
  | 'directive'
  | 'character'
  /** Told of a file whose text is private: `shown` is the line. */
  | 'unread';

/** What each YAML code says about the place it stands at. `key` is the key whose value is at fault, where there is one. */
export interface YamlFacts {
  /** `: ` or a `:` at the end of an unquoted value; `more` says that text stands behind it. */
  'yaml/unquoted-colon': { key?: string; more: boolean };
  /** `by` says that the line is indented by blanks that are neither tabs nor spaces. */
  'yaml/tab-indent': { by?: 'blank' };
  /** An unquoted value starts with a character that means something else to YAML, or a quote ends before the value. */
  'yaml/bad-start': { key?: string; char: string };
  'yaml/unclosed-quote': { key?: string; char: string };
  /** `first` is the earlier spelling; it differs from `key` in case only where `exact` is false. */
  'yaml/duplicate-key': { key: string; first: string; exact: boolean };
  'yaml/anchor-alias-tag': { what: 'anchor' | 'alias' | 'tag' | 'merge key'; name: string };
  'yaml/second-document': { marker: string };
  /** Text of a value that goes on at the margin; `example` where it is a block such as `<example>`. */
  'yaml/unindented-continuation': { key?: string; example: boolean };
  'yaml/syntax': { reason: SyntaxReason; shown?: string };
  'yaml/too-large': { what: 'bytes' | 'tokens'; limit: number };
  'yaml/too-deep': { limit: number };
}

/** A finding of this stage, its data held to its code. */
export function yamlFinding<Code extends keyof YamlFacts>(
  code: Code,
  span: Span,
  data: YamlFacts[Code],
  rest: Omit<Finding, 'code' | 'span' | 'data' | 'pointer'> & { pointer?: string } = {},
): Finding {
  return { code, pointer: '', span, data, ...rest };
}
