import type { Lines } from '../core/lines.ts';
import type { Range } from '../core/report.ts';
import { visible } from '../core/visible.ts';

export interface FrameLine {
  readonly number: number;
  /** The line's text, cut to a window around the range; control and other invisible characters shown escaped. */
  readonly before: string;
  /** The part that the range covers; empty where the range is empty. */
  readonly marked: string;
  readonly after: string;
}

/** The widest window that a frame shows, in UTF-16 units: a card may be one line of 100 KB. */
const width = 100;

const shown = (text: string): string => visible(text.replaceAll('\t', ' '));

/** The line on which a range begins, in three parts, for a code frame. */
export function frameLine(lines: Lines, { start, end }: Range): FrameLine {
  const text = lines.line(start.line);
  const from = start.column - 1;
  const to = end.line === start.line ? end.column - 1 : text.length;
  const windowStart = from > width - 20 ? from - 40 : 0;
  const windowEnd = windowStart + width;
  const cut = (at: number) => Math.min(at, windowEnd);
  return {
    number: start.line,
    before: (windowStart > 0 ? '…' : '') + shown(text.slice(windowStart, from)),
    marked: shown(text.slice(from, cut(to))),
    after: shown(text.slice(cut(to), windowEnd)) + (text.length > windowEnd ? '…' : ''),
  };
}
