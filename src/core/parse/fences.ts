import type { Span } from './place.ts';

/** A line: `end` is before its line end, `next` behind it. */
export interface Line extends Span {
  readonly next: number;
}

const lineEnd = /\r\n|\n|\r/g;

/** Whether a line is a fence of a frontmatter: three hyphens, with blanks behind them at most. */
export function isFence(text: string, line: Line): boolean {
  return text.startsWith('---', line.start) && text.slice(line.start + 3, line.end).trim() === '';
}

/** The characters that end a line. */
export const lineEndOf = (text: string, { end, next }: Line): string => text.slice(end, next);

/** The line that begins at `start`. */
export function lineAt(text: string, start: number): Line {
  lineEnd.lastIndex = start;
  const found = lineEnd.exec(text);
  return found
    ? { start, end: found.index, next: found.index + found[0].length }
    : { start, end: text.length, next: text.length };
}
