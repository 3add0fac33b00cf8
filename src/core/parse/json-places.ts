import { isSpace } from './json.ts';
import type { Place, Span } from './place.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;

/**
 * Where everything stands in a text that is JSON beyond doubt, read level by level as it is asked for: most documents have
 * a few places that matter, and the scanner would work them all out.
 */
export function placesIn(text: string): Place {
  const start = skipSpace(text, text.charCodeAt(0) === 0xfeff ? 1 : 0);
  let end = text.length;
  while (isSpace(text.charCodeAt(end - 1))) end--;
  return new JsonPlace(text, start, end);
}

class JsonPlace implements Place {
  readonly start: number;
  readonly end: number;
  readonly key: Span | undefined;
  readonly #text: string;
  #parts: readonly JsonPlace[] | undefined;
  #members: ReadonlyMap<string, Place> | undefined;

  constructor(text: string, start: number, end: number, key?: Span) {
    this.#text = text;
    this.start = start;
    this.end = end;
    this.key = key;
  }

  get items(): readonly Place[] | undefined {
    return this.#text.charCodeAt(this.start) === OPEN_BRACKET ? this.#inside() : undefined;
  }

  get members(): ReadonlyMap<string, Place> | undefined {
    if (this.#text.charCodeAt(this.start) !== OPEN_BRACE) return undefined;
    this.#members ??= new Map(this.#inside().map((part) => [this.#nameOf(part), part]));
    return this.#members;
  }

  #nameOf({ key }: JsonPlace): string {
    const written = this.#text.slice(key?.start, key?.end);
    return written.includes('\\') ? JSON.parse(written) : written.slice(1, -1);
  }

  #inside(): readonly JsonPlace[] {
    this.#parts ??= partsOf(this.#text, this);
    return this.#parts;
  }
}

/** The values of an object or a list, in their order. */
function partsOf(text: string, { start, end }: Span): JsonPlace[] {
  const parts: JsonPlace[] = [];
  const isObject = text.charCodeAt(start) === OPEN_BRACE;
  let at = skipSpace(text, start + 1);
  while (at < end - 1) {
    let key: Span | undefined;
    if (isObject) {
      key = { start: at, end: skipString(text, at) };
      const colon = skipSpace(text, key.end);
      at = skipSpace(text, colon + 1);
    }
    const behind = skipValue(text, at);
    parts.push(new JsonPlace(text, at, behind, key));
    at = skipSpace(text, behind);
    if (text.charCodeAt(at) === COMMA) at = skipSpace(text, at + 1);
  }
  return parts;
}

function skipSpace(text: string, at: number): number {
  let next = at;
  while (isSpace(text.charCodeAt(next))) next++;
  return next;
}

/** The end of the string that begins at an offset. */
function skipString(text: string, at: number): number {
  let end = text.indexOf('"', at + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === BACKSLASH) before--;
  return (at - before) % 2 === 0;
}

/** The end of the value that begins at an offset. */
function skipValue(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === QUOTE) return skipString(text, at);
  return code === OPEN_BRACE || code === OPEN_BRACKET ? skipNested(text, at) : skipScalar(text, at);
}

function skipNested(text: string, at: number): number {
  let depth = 0;
  for (let next = at; ; next++) {
    const code = text.charCodeAt(next);
    if (code === QUOTE) next = skipString(text, next) - 1;
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) depth++;
    else if ((code === CLOSE_BRACE || code === CLOSE_BRACKET) && --depth === 0) return next + 1;
  }
}

function skipScalar(text: string, at: number): number {
  let next = at;
  for (;;) {
    const code = text.charCodeAt(next);
    if (next === text.length || code === COMMA || code === CLOSE_BRACE || code === CLOSE_BRACKET || isSpace(code))
      return next;
    next++;
  }
}
