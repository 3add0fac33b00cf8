import type { FindingFix } from '../finding.ts';
import type { Span } from './place.ts';

/** How many other places the fix mends too, where it makes JSON of the whole text. */
export interface Mends {
  more?: number;
}

/** What is wrong inside a token: a string, a number, a word. */
export interface TokenFaults {
  /** `shown` is the character at fault, `what` it stands in the way of. */
  'json/string': { reason: 'line break' | 'tab' | 'control character' | 'escape' | 'quote' | 'open'; shown: string };
  'json/quotes': Mends & { written: string; what: 'key' | 'text' };
  'json/literal': Mends & { written: string; instead: string | undefined };
  'json/lone-surrogate': { written: string };
  'json/number': { written: string; instead: string | undefined };
}

type TokenFault = {
  [Code in keyof TokenFaults]: {
    readonly code: Code;
    readonly span: Span;
    readonly data: TokenFaults[Code];
    readonly fix?: FindingFix;
  };
}[keyof TokenFaults];

const word = /[\p{L}\p{N}_$.+-]+/uy;
const foreignString = /'(?:[^'\\\n\r]|\\[^\n\r])*'|[“”„][^“”"\n\r]*[“”]|[‘’][^‘’"\n\r]*[‘’]/y;
// JSON forbids them inside strings (RFC 8259 section 7).
const stringStop = /[\u0000-\u001f]|\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})[\s\S]?/g;
/** Words for JSON's three literals in the languages that people paste from. */
const literals: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  null: 'null',
  none: 'null',
  nil: 'null',
  undefined: 'null',
};

/** The literal that a word stands for, in whatever case. */
export function literalFor(written: string): string | undefined {
  const name = written.toLowerCase();
  return Object.hasOwn(literals, name) ? literals[name] : undefined;
}
/** What people put a simple escape to, where JSON wants it spelled out. */
const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** The first fault of a string whose opening quote stands at `at`. */
export function brokenString(text: string, at: number): TokenFault {
  stringStop.lastIndex = at + 1;
  const stop = stringStop.exec(text);
  if (!stop || ((stop[0] === '\n' || stop[0] === '\r') && !closesLater(text, stop.index))) {
    return {
      code: 'json/string',
      span: { start: at, end: stop?.index ?? text.length },
      data: { reason: 'open', shown: '"' },
    };
  }
  const span = { start: stop.index, end: stop.index + stop[0].length };
  const char = stop[0];
  const escaped = escapes[char];
  const reason =
    char === '\n' || char === '\r'
      ? 'line break'
      : char === '\t'
        ? 'tab'
        : char[0] === '\\'
          ? 'escape'
          : 'control character';
  return {
    code: 'json/string',
    span,
    data: { reason, shown: char },
    ...(escaped && { fix: { safe: char === '\t', edits: [{ span, text: escaped }] } }),
  };
}

/** Whether a string that breaks over lines ends in a later one: a quote, then what may follow a string. */
function closesLater(text: string, from: number): boolean {
  const quote = text.indexOf('"', from);
  return quote >= 0 && /^"\s*[,:}\]]/.test(text.slice(quote, quote + 80)) && !/[{}[\]]/.test(text.slice(from, quote));
}

/**
 * The first escape for half of a surrogate pair in the string at `span`, if there is one. Such a string has no UTF-8 form,
 * so that parsers of other languages refuse the document (RFC 8259 section 8.2).
 */
export function loneSurrogate(text: string, span: Span): Span | undefined {
  const written = text.slice(span.start, span.end);
  if (!/\\u[dD][89a-fA-F]/.test(written)) return undefined;
  let high: number | undefined;
  for (const { 0: part, 1: hex, index } of written.matchAll(/\\(?:u([0-9a-fA-F]{4})|.)|$/g)) {
    const unit = hex === undefined ? 0 : Number.parseInt(hex, 16);
    const isLow = unit >= 0xdc00 && unit <= 0xdfff;
    const paired = high !== undefined && isLow && index === high + 6;
    const lone = high !== undefined && !paired ? high : isLow && !paired ? index : undefined;
    if (lone !== undefined) return { start: span.start + lone, end: span.start + lone + 6 };
    high = part !== '' && unit >= 0xd800 && unit <= 0xdbff ? index : undefined;
  }
  return undefined;
}

/** A word, or a string in quotes of another language, where a key or a value should be; undefined for anything else. */
export function brokenWord(text: string, at: number, place: 'key' | 'value'): TokenFault | undefined {
  const match = (pattern: RegExp): Span | undefined => {
    pattern.lastIndex = at;
    return pattern.test(text) ? { start: at, end: pattern.lastIndex } : undefined;
  };
  const what = place === 'key' ? 'key' : 'text';
  const quoted = match(foreignString);
  if (quoted) {
    const content = text.slice(quoted.start + 1, quoted.end - 1).replaceAll("\\'", "'");
    const fix = { safe: true, edits: [{ span: quoted, text: `"${content}"` }] };
    const data = { written: text.slice(quoted.start, quoted.end), what } as const;
    return { code: 'json/quotes', span: quoted, data, ...(!/["\\]/.test(content) && { fix }) };
  }
  const span = match(word);
  if (!span) return undefined;
  const written = text.slice(span.start, span.end);
  const replaceBy = (instead: string, safe: boolean): { fix: FindingFix } => ({
    fix: { safe, edits: [{ span, text: instead }] },
  });
  if (place === 'value') {
    const literal = literalFor(written);
    if (literal || /^[+-]?(nan|infinity)$/i.test(written)) {
      return {
        code: 'json/literal',
        span,
        data: { written, instead: literal },
        ...(literal && replaceBy(literal, true)),
      };
    }
    if (/^[-+.]?[0-9]|^[-+.]$/.test(written)) {
      const value = /^[+]?[0-9.]+$/.test(written) ? Number(written) : Number.NaN;
      const instead = Number.isFinite(value) ? String(value) : undefined;
      return { code: 'json/number', span, data: { written, instead }, ...(instead && replaceBy(instead, false)) };
    }
  }
  return { code: 'json/quotes', span, data: { written, what }, ...replaceBy(JSON.stringify(written), place === 'key') };
}
