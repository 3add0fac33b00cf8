import type { Span } from '../place.ts';

/** A line of YAML; `end` is before its line end. Offsets count in the YAML text. */
export interface Line extends Span {
  readonly text: string;
  /** Columns of blanks and tabs in front. */
  readonly indent: number;
  /** Nothing but blanks. */
  readonly blank: boolean;
  /** Nothing but a comment. */
  readonly comment: boolean;
}

/** The lines of a text, in order. */
export function linesOf(source: string): Line[] {
  const lines: Line[] = [];
  for (const { 0: text, index: start } of source.matchAll(/[^\r\n]+|(?<=^|\r\n|\n|\r(?!\n))(?=\r|\n|$)/g)) {
    const indent = text.search(/[^ \t]|$/);
    const first = text[indent];
    lines.push({ text, start, end: start + text.length, indent, blank: first === undefined, comment: first === '#' });
  }
  return lines;
}

/** A text without the blanks and tabs at its end. Other white space, such as a no-break space, is text to YAML. */
export function trimmedEnd(text: string, blanks = ' \t'): string {
  let end = text.length;
  while (end > 0 && blanks.includes(text[end - 1] as string)) end--;
  return text.slice(0, end);
}

/** Where the first `:` that ends a key or breaks a value stands in `text`, or -1: it has a blank or nothing behind it. */
export function colonAt(text: string, from = 0): number {
  for (let at = text.indexOf(':', from); at >= 0; at = text.indexOf(':', at + 1)) {
    const next = text[at + 1];
    if (next === undefined || next === ' ' || next === '\t') return at;
  }
  return -1;
}

/** Where a comment starts in `text`, or its length: a `#` with a blank in front (YAML 1.2.2 section 6.6). */
export function commentAt(text: string, from = 0): number {
  for (let at = text.indexOf('#', from); at >= 0; at = text.indexOf('#', at + 1)) {
    const before = text[at - 1];
    if (before === undefined || before === ' ' || before === '\t') return at;
  }
  return text.length;
}

/**
 * `key:` where a value follows without the blank that makes it one (YAML 1.2.2 section 7.3.3); no address either. A
 * full-width colon, as Chinese and Japanese keyboards write it, makes no key with any.
 */
export const tightKey = (line: string): string | undefined =>
  /^[A-Za-z_][\w-]*(?::(?!\/\/|[ \t]|$)|：)/.exec(line)?.[0];

/** Where the quoted text that opens at `at` ends, behind its closing quote; -1 where none closes it. */
export function quoteEnd(text: string, at: number): number {
  const quote = text[at];
  for (let i = at + 1; i < text.length; i++) {
    if (quote === '"' && text[i] === '\\') i++;
    else if (text[i] === quote) {
      if (quote === "'" && text[i + 1] === "'") i++;
      else return i + 1;
    }
  }
  return -1;
}

/** Where the bracket that opens at `at` is closed, behind the closing one; -1 where it is not. Skips quoted text. */
export function bracketEnd(text: string, at: number): number {
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    const char = text[i] ?? '';
    if ((char === '"' || char === "'") && /[\s,[{:]/.test(text[i - 1] ?? ' ')) {
      const end = quoteEnd(text, i);
      if (end < 0) return -1;
      i = end - 1;
    } else if (char === '[' || char === '{') depth++;
    else if ((char === ']' || char === '}') && --depth === 0) return i + 1;
  }
  return -1;
}
