import type { Span } from './parse/place.ts';
import type { Position, Range } from './report.ts';

/**
 * Turns UTF-16 offsets into lines and columns, both from 1, columns in UTF-16 units. A line ends at LF, CR LF or a lone
 * CR, as the Language Server Protocol counts them.
 */
export class Lines {
  readonly text: string;
  readonly #starts: number[] = [0];

  constructor(text: string) {
    this.text = text;
    if (text.includes('\r')) {
      for (const end of text.matchAll(/\r\n|\n|\r/g)) this.#starts.push(end.index + end[0].length);
    } else {
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
    }
  }

  get count(): number {
    return this.#starts.length;
  }

  /** The offset at which a line begins; the end of the text beyond the last. */
  startOf(number: number): number {
    return this.#starts[number - 1] ?? this.text.length;
  }

  position(offset: number): Position {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1, offset };
  }

  range(span: Span): Range {
    return { start: this.position(span.start), end: this.position(span.end) };
  }

  /** The text of a line, without its line end; empty beyond the last. */
  line(number: number): string {
    const text = this.text.slice(
      this.#starts[number - 1] ?? this.text.length,
      this.#starts[number] ?? this.text.length,
    );
    return text.replace(/[\r\n]+$/, '');
  }
}
