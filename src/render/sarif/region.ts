import type { Position, Range } from '../../core/report.ts';

/** A text region, both by lines and columns and by offset and length (SARIF 2.1.0 §3.30.2). Ends are exclusive. */
export interface Region {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly charOffset: number;
  readonly charLength: number;
}

/** Turns ranges in a text into regions, which do not count a byte order mark in front (§3.30.2). */
export function regionsIn(text: string): (range: Range) => Region {
  const mark = text.startsWith('\ufeff') ? 1 : 0;
  const behind = ({ line, column, offset }: Position) => ({
    line,
    column: line === 1 ? Math.max(1, column - mark) : column,
    offset: Math.max(0, offset - mark),
  });
  return (range) => {
    const start = behind(range.start);
    const end = behind(range.end);
    return {
      startLine: start.line,
      startColumn: start.column,
      endLine: end.line,
      endColumn: end.column,
      charOffset: start.offset,
      charLength: end.offset - start.offset,
    };
  };
}
