import type { YAMLError } from 'yaml';
import type { Finding } from '../../finding.ts';
import { join } from '../pointer.ts';
import type { Outline } from './entries.ts';
import { type SyntaxReason, yamlFinding } from './facts.ts';
import { linesOf, tightKey } from './lines.ts';
import { fixOf, moved, type Replacement } from './mend.ts';
import { oddIndent, oddlyIndented } from './odd-indent.ts';

/** Text of a value that goes on at the margin: readers take its lines for keys (YAML 1.2.2 section 6.1). */
export function strayLines(source: string, { lines, of }: NonNullable<Outline['stray']>, base: number): Finding[] {
  const [first] = lines;
  const odd = first && oddlyIndented(source, base, first);
  if (odd?.length) return odd;
  const tight = first && tightKey(first.text);
  if (tight) return tightColon(source, first.start + tight.length, tight, base);
  if (!first || !of) return [];
  const example = lines.some((line) => line.text.startsWith('<'));
  const data = { ...(of.key !== undefined && { key: of.key }), example };
  const pointer = of.key !== undefined && of.indent === 0 ? join('', of.key) : '';
  const related = [{ pointer, span: moved({ start: of.line.start + of.line.indent, end: of.start }, base) }];
  return [yamlFinding('yaml/unindented-continuation', moved(first, base), data, { pointer, related })];
}

/** `key:value`: without a blank behind the colon there is no key (YAML 1.2.2 section 7.3.3); a no-break space is none. */
function tightColon(source: string, end: number, key: string, base: number): Finding[] {
  const reason = key.endsWith('：') ? 'wide colon' : 'no blank after colon';
  const span = moved({ start: end - 1, end }, base);
  return [yamlFinding('yaml/syntax', span, { reason, shown: key }, fixOf(spacedColons(source), source, base))];
}

/** Every such colon with a space behind it, where anything is. */
export const spacedColons = (source: string): Replacement[] =>
  linesOf(source).flatMap(({ text, start }) => {
    const key = tightKey(text);
    if (key === undefined) return [];
    const blanks = /^\s*/.exec(text.slice(key.length))?.[0] ?? '';
    const end = key.length + blanks.length;
    const colon = start + key.length - 1;
    // Without a space in front it was part of the value; with one it would begin a comment.
    if (text[end] === '#' && !/[ \t]$/.test(blanks)) {
      return [
        { span: { start: colon, end: start + text.length }, text: `: ${JSON.stringify(text.slice(end).trimEnd())}` },
      ];
    }
    return [{ span: { start: colon, end: start + end }, text: end < text.length ? ': ' : ':' }];
  });

/**
 * Every tab that a line is indented by, as two spaces: the step that such files are written with. Other blanks beside it
 * are one each.
 */
const indentedBySpaces = (source: string): Replacement[] =>
  linesOf(source).flatMap(({ text, start, indent }) => {
    const blanks = oddIndent(text) ?? text.slice(0, indent);
    const span = { start, end: start + blanks.length };
    return blanks.includes('\t') ? [{ span, text: blanks.replaceAll('\t', '  ').replace(/[^ ]/g, ' ') }] : [];
  });

/** What the library's error codes come to; those that are not here are a character where none is expected. */
const reasons: Partial<Record<YAMLError['code'], SyntaxReason>> = {
  BAD_INDENT: 'indentation',
  BAD_DQ_ESCAPE: 'escape',
  NON_STRING_KEY: 'key',
  MULTILINE_IMPLICIT_KEY: 'no key',
  KEY_OVER_1024_CHARS: 'long key',
  BAD_DIRECTIVE: 'directive',
};

/** A fault that no single value explains: where the library stopped, in our terms. */
export function structuralFault(source: string, base: number, error: YAMLError): Finding {
  const at = Math.min(error.pos[0], source.trimEnd().length - 1);
  const lineStart = Math.max(source.lastIndexOf('\n', at - 1), source.lastIndexOf('\r', at - 1)) + 1;
  const indentation = /^[ \t]*/.exec(source.slice(lineStart))?.[0] ?? '';
  const tab = indentation.indexOf('\t');
  if (tab >= 0) {
    const span = moved({ start: lineStart + tab, end: lineStart + indentation.length }, base);
    return yamlFinding('yaml/tab-indent', span, {}, fixOf(indentedBySpaces(source), source, base));
  }
  if (at < lineStart + indentation.length) {
    const span = { start: lineStart, end: lineStart + indentation.length };
    return yamlFinding('yaml/syntax', moved(span, base), { reason: 'indentation' });
  }
  const end = Math.max(at + 1, Math.min(error.pos[1], at + lineLength(source, at)));
  const reason = reasons[error.code] ?? 'character';
  return yamlFinding('yaml/syntax', moved({ start: at, end }, base), {
    reason,
    // The library points at the backslash alone.
    shown: shortened(source.slice(at, reason === 'escape' ? at + 2 : end)),
  });
}

/** Enough of a text to know it by. */
function shortened(text: string): string {
  const points = [...text.slice(0, 60)];
  return points.length > 20 ? `${points.slice(0, 20).join('')}…` : points.join('');
}

/** UTF-16 units from `at` to the end of its line. */
function lineLength(source: string, at: number): number {
  const length = source.slice(at).search(/[\r\n]/);
  return length < 0 ? source.length - at : length;
}
