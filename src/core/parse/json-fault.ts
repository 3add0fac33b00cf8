import type { FindingFix } from '../finding.ts';
import type { Expected, Open } from './json.ts';
import { brokenString, brokenWord, type Mends, type TokenFaults } from './json-token-fault.ts';
import type { Span } from './place.ts';

/** What is wrong between the tokens of a text that is not JSON, by code. */
interface GrammarFaults {
  'json/trailing-comma': Mends & { closes: string };
  'json/comment': Mends;
  'json/missing-comma': Mends;
  'json/missing-colon': object;
  'json/unclosed': { opens: string; closes: string };
  'json/more-text': object;
  'json/unexpected': { shown: string; expected: Expected };
  'json/empty': object;
  'json/too-deep': object;
  'json/too-many-values': { limit: number };
}

export interface JsonFaults extends GrammarFaults, TokenFaults {}

/** The first thing that keeps a text from being JSON; `related` is the bracket that it belongs to. */
export type JsonFault = {
  [Code in keyof JsonFaults]: {
    readonly code: Code;
    readonly span: Span;
    readonly data: JsonFaults[Code];
    readonly fix?: FindingFix;
    readonly related?: Span;
  };
}[keyof JsonFaults];

const comment = /\/\/[^\n\r]*|\/\*[\s\S]*?\*\//y;
const tokenStart = /["'“”„‘’[{\p{L}\p{N}-]/u;
const wordPart = /[\p{L}\p{N}_.+-]/u;

/** Names the fault at `at`, where the scanner could not go on, and the way out where one is evident. */
export function jsonFault(text: string, at: number, expected: Expected, stack: readonly Open[]): JsonFault {
  const top = stack.at(-1);
  const char = text[at];
  if (char === undefined) return atEnd(text, at, top);

  comment.lastIndex = at;
  if (comment.test(text)) {
    const span = { start: at, end: comment.lastIndex };
    return { code: 'json/comment', span, data: {}, fix: replacing(span, '') };
  }
  if (expected === 'comma or close') return afterValue(text, at, top);
  if (char === '}' || char === ']') {
    const comma = text.slice(0, at).trimEnd().length - 1;
    if (text[comma] === ',') {
      const span = { start: comma, end: comma + 1 };
      return { code: 'json/trailing-comma', span, data: { closes: char }, fix: replacing(span, '') };
    }
  }
  if (expected !== 'colon') {
    if (char === '"') return brokenString(text, at);
    const word = brokenWord(text, at, expected.endsWith('key') ? 'key' : 'value');
    if (word) return word;
  }
  const span = { start: at, end: at + String.fromCodePoint(text.codePointAt(at) ?? 0).length };
  if (expected === 'colon') return { code: 'json/missing-colon', span, data: {} };
  return { code: 'json/unexpected', span, data: { shown: text.slice(span.start, span.end), expected } };
}

function atEnd(text: string, at: number, top: Open | undefined): JsonFault {
  if (!top) return { code: 'json/empty', span: { start: at, end: at }, data: {} };
  const end = text.trimEnd().length;
  return {
    code: 'json/unclosed',
    span: { start: end - 1, end },
    data: top.members ? { opens: '{', closes: '}' } : { opens: '[', closes: ']' },
    related: { start: top.start, end: top.start + 1 },
  };
}

/** A value has ended and neither a comma nor a closing bracket follows. */
function afterValue(text: string, at: number, top: Open | undefined): JsonFault {
  const char = text[at] ?? '';
  if (wordPart.test(char) && wordPart.test(text[at - 1] ?? '')) {
    // The scanner took the beginning of a word for a value: `01`, `1.`, `nullable`.
    let start = at - 1;
    while (wordPart.test(text[start - 1] ?? '')) start--;
    const word = brokenWord(text, start, 'value');
    if (word) return word;
  }
  // What other blanks than the four of JSON come to (RFC 8259 section 2) is text too.
  if (!top)
    return { code: 'json/more-text', span: { start: at, end: Math.max(at + 1, text.trimEnd().length) }, data: {} };
  const span = { start: at, end: at + String.fromCodePoint(text.codePointAt(at) ?? 0).length };
  if (text[at - 1] === '"' && /[\p{L}\p{N}]/u.test(char)) {
    return { code: 'json/string', span: { start: at - 1, end: at }, data: { reason: 'quote', shown: '"' } };
  }
  if (tokenStart.test(char)) {
    const end = text.slice(0, at).trimEnd().length;
    const fix = replacing({ start: end, end }, ',');
    // Two texts of a list that touch may be one with quotes in it; in an object a key has to follow.
    const safe = end < at || text[at - 1] !== '"' || char === '{' || char === '[' || top.members !== undefined;
    return { code: 'json/missing-comma', span, data: {}, fix: { ...fix, safe } };
  }
  return {
    code: 'json/unexpected',
    span,
    data: { shown: text.slice(span.start, span.end), expected: 'comma or close' },
    related: { start: top.start, end: top.start + 1 },
  };
}

function replacing(span: Span, text: string): FindingFix {
  return { safe: true, edits: [{ span, text }] };
}
