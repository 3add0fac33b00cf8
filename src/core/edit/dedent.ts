import type { FindingFix } from '../finding.ts';
import type { Span } from '../parse/place.ts';

/** Edits that move a value to the margin by what its last line is indented; none where a line of it stands further left. */
export function dedent(text: string, { start, end }: Span): FindingFix['edits'] {
  const value = text.slice(start, end);
  const last = Math.max(value.lastIndexOf('\n'), value.lastIndexOf('\r')) + 1;
  const indent = last === 0 ? '' : (/^[ \t]*/.exec(value.slice(last))?.[0] ?? '');
  if (indent === '') return [];
  const lines = [...value.matchAll(/(?:\r\n|\n|\r)(?=[^\r\n])/g)].map(
    ({ 0: lineEnd, index }) => start + index + lineEnd.length,
  );
  if (!lines.every((at) => text.startsWith(indent, at))) return [];
  return lines.map((at) => ({ span: { start: at, end: at + indent.length }, text: '' }));
}
