import { Lines } from '../../core/lines.ts';
import type { Range } from '../../core/report.ts';

/** A range line by line, without the blanks that lines begin with: what is struck through is what was written. */
export function written({ start, end }: Range, text: string): Range[] {
  if (start.line === end.line) return [{ start, end }];
  const lines = new Lines(text);
  const ranges: Range[] = [];
  for (let line = start.line; line <= end.line; line += 1) {
    const content = lines.line(line);
    const first = line === start.line ? start.column : content.length - content.trimStart().length + 1;
    const last = line === end.line ? end.column : content.trimEnd().length + 1;
    if (last <= first) continue;
    const at = (column: number) => ({ line, column, offset: lines.startOf(line) + column - 1 });
    ranges.push({ start: at(first), end: at(last) });
  }
  return ranges;
}
