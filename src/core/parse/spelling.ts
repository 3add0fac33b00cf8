import type { Span } from './place.ts';

/** What a backslash and a letter stand for in double quotes (RFC 8259 section 7, YAML 1.2.2 section 5.7). */
const escapes: Readonly<Record<string, string>> = {
  0: '\0',
  a: '\x07',
  b: '\b',
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\x1b',
  N: '\x85',
  _: '\xa0',
  L: '\u2028',
  P: '\u2029',
};

const isBlank = (char: string | undefined): boolean => char === ' ' || char === '\t' || char === '\n' || char === '\r';

/** The ways to write a string: where its text begins behind the opening, and what its pieces stand for. */
const styles = {
  double: { piece: /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\r\n|.)|./gsy, read: readEscape },
  single: { piece: /''|./gsy, read: (piece: string) => piece.slice(0, 1) },
  bare: { piece: /./gsy, read: (piece: string) => piece },
} as const;

function readEscape(piece: string): string {
  const letter = piece[1];
  if (piece[0] !== '\\' || letter === undefined) return piece;
  if (piece.length > 2 && /[xu]/i.test(letter)) return codePoint(Number.parseInt(piece.slice(2), 16));
  return escapes[letter] ?? (isBlank(letter) && letter !== ' ' ? '' : letter);
}

const codePoint = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

/**
 * Where each part of a decoded string is written in the document: `source` is the span of the JSON string or YAML scalar
 * with its quotes, `content` its value. Answers with the span of a part, given in UTF-16 offsets of `content`; an escape
 * is covered as a whole. Undefined where that cannot be told. Blanks are not followed, as YAML folds them, so a part must
 * begin and end with something else.
 */
export function spelling(text: string, source: Span, content: string): (part: Span) => Span | undefined {
  const starts = new Int32Array(content.length).fill(-1);
  const ends = new Int32Array(content.length).fill(-1);
  if (!follow(text, source, content, starts, ends)) return () => undefined;
  return (part) => {
    const start = starts[part.start] ?? -1;
    const end = ends[part.end - 1] ?? -1;
    return start < 0 || end < 0 ? undefined : { start, end };
  };
}

/** Walks through source and content side by side, blanks apart; false where they part. */
function follow(text: string, source: Span, content: string, starts: Int32Array, ends: Int32Array): boolean {
  const { from, to, piece, read } = opened(text, source);
  let at = 0;
  const skipBlanks = () => {
    while (isBlank(content[at])) at++;
  };
  piece.lastIndex = from;
  for (let start = from; start < to; start = piece.lastIndex) {
    const written = piece.exec(text)?.[0] ?? '';
    const meant = read(written);
    if (meant === '' || isBlank(meant)) continue;
    skipBlanks();
    if (!content.startsWith(meant, at)) return false;
    starts.fill(start, at, at + meant.length);
    ends.fill(start + written.length, at, at + meant.length);
    at += meant.length;
  }
  skipBlanks();
  return at === content.length;
}

function opened(text: string, { start, end }: Span) {
  const first = text[start];
  if (first === '"') return { ...styles.double, from: start + 1, to: end - 1 };
  if (first === "'") return { ...styles.single, from: start + 1, to: end - 1 };
  // Behind the `|` or `>` of a block stand its indicators and a comment; the text begins on the next line.
  const header = first === '|' || first === '>' ? text.slice(start, end).search(/[\r\n]/) : 0;
  return { ...styles.bare, from: header < 0 ? end : start + header, to: end };
}
