import type { FindingFix } from '../finding.ts';
import { literalFor } from './json-token-fault.ts';
import type { Span } from './place.ts';

type Edit = FindingFix['edits'][number];

const token =
  /(?<blank>[\s\ufeff]+)|(?<comment>\/\/[^\n\r]*|\/\*[\s\S]*?\*\/)|(?<string>"(?:[^"\\\n\r]|\\[^\n\r])*")|(?<quoted>'(?:[^'\\\n\r]|\\[^\n\r])*'|[“”„][^“”"\n\r]*[“”]|[‘’][^‘’"\n\r]*[‘’])|(?<mark>[{}[\],:])|(?<word>[\p{L}_$][\p{L}\p{N}_$]*)|(?<number>[-+.\p{N}][\p{L}\p{N}.+-]*)/uy;

/** The content of a string in foreign quotes as JSON writes it. */
const inJson = (quoted: string): string =>
  `"${quoted.slice(1, -1).replace(/\\[\s\S]|"/g, (part) => (part === "\\'" ? "'" : part === '"' ? '\\"' : part))}"`;

const closes = (mark: string) => mark === '}' || mark === ']';

/** What the first fault of a text that they mend can be. */
export const mendable: readonly string[] = [
  'json/trailing-comma',
  'json/comment',
  'json/missing-comma',
  'json/quotes',
  'json/literal',
];

/**
 * The edits that may make JSON of a text which only quotes, commas, comments and words of other languages keep from being it,
 * as an object of JavaScript is; undefined where there is more to it. In one pass.
 */
export function mendingEdits(text: string): readonly Edit[] | undefined {
  const edits: Edit[] = [];
  /** What came last of all that is neither blank nor comment: its mark, or nothing for a value. */
  let last: { readonly span: Span; readonly mark?: string; readonly word?: string } = {
    span: { start: 0, end: 0 },
    mark: '',
  };
  for (let at = 0; at < text.length; at = token.lastIndex) {
    token.lastIndex = at;
    const { groups } = token.exec(text) ?? {};
    if (!groups) return undefined;
    const { blank, comment, quoted, mark, word } = groups;
    const span = { start: at, end: token.lastIndex };
    if (comment !== undefined) edits.push({ span, text: '' });
    if (blank !== undefined || comment !== undefined) continue;
    if (mark === ':' && last.word !== undefined) edits.push({ span: last.span, text: JSON.stringify(last.word) });
    else if (last.word !== undefined) {
      // A bare word that is no key.
      const value = literalFor(last.word);
      if (value === undefined) return undefined;
      if (value !== last.word) edits.push({ span: last.span, text: value });
    }
    if (mark !== undefined && closes(mark) && last.mark === ',') edits.push({ span: last.span, text: '' });
    const isValue = mark === undefined || mark === '{' || mark === '[';
    const valueEnded = last.mark === undefined || closes(last.mark);
    // A text that touches the next value may be one with quotes in it.
    if (last.mark === undefined && mark === undefined && last.span.end === at) return undefined;
    if (isValue && valueEnded) edits.push({ span: { start: last.span.end, end: last.span.end }, text: ',' });
    if (quoted !== undefined) edits.push({ span, text: inJson(quoted) });
    last = { span, ...(mark !== undefined && { mark }), ...(word !== undefined && { word }) };
  }
  return edits;
}
