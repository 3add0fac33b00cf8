import { limits } from '../limits.ts';
import { type JsonFault, jsonFault } from './json-fault.ts';
import { loneSurrogate } from './json-token-fault.ts';
import type { Place, Span } from './place.ts';
import { join } from './pointer.ts';

/** A key that stands twice in one object: JSON readers keep one of the two, and not all of them the same one. */
export interface DuplicateKey {
  readonly pointer: string;
  readonly key: string;
  readonly first: Span;
  readonly second: Span;
}

/** The places, or the fault that keeps the text from having any: no JSON, or nested too deep. */
export type JsonScan =
  | { readonly root: Place; readonly duplicates: readonly DuplicateKey[] }
  | { readonly root?: undefined; readonly fault: JsonFault };

/** The pointer of the innermost object or array that is open. */
const pointerOf = (stack: readonly Open[]): string =>
  stack
    .slice(1)
    .reduce((pointer, { name }, index) => join(pointer, stack[index]?.items ? stack[index].items.length : name), '');

/** What the grammar expects next. `first` means that the object or array may still close without a comma. */
export type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma or close';

/** An object or array whose end has not been read yet. */
export interface Open {
  readonly start: number;
  readonly key: Span | undefined;
  readonly name: string;
  readonly members?: Map<string, Place>;
  readonly items?: Place[];
}

/** An escape that is half of a surrogate pair, or of the two that make one. */
const halfEscape = /\\u[dD][89a-fA-F]/;
/** Whether a UTF-16 unit is a blank of JSON (RFC 8259 section 2). */
export const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
const string = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const scalar = new RegExp(
  `${string.source}|-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null`,
  'y',
);

/**
 * Where every key and value of a JSON text stands, keys that stand twice, and the first syntax fault. Accepts what
 * `JSON.parse` accepts (RFC 8259), in one pass and without recursion, so that no input overflows the stack; beyond
 * `limits.depth` and `limits.values` it stops, and at half a surrogate pair, which other parsers refuse. For a key that stands twice the place is the last one's, as the value of `JSON.parse` is.
 * A byte order mark in front is passed over: the text stage reports it. With `passOver`, half a surrogate pair and nesting
 * beyond the limit, which leave a text readable, do not stop it but are handed over; equal keys beyond it are not looked for.
 */
export function scanJson(text: string, passOver?: (fault: JsonFault) => void): JsonScan {
  const duplicates: DuplicateKey[] = [];
  const stack: Open[] = [];
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let expected = 'value' as Expected;
  let key: Span | undefined;
  let name = '';
  let root: Place | undefined;
  let values = 0;
  let half: Span | undefined;
  const mayHaveHalf = halfEscape.test(text);

  const take = (pattern: RegExp): Span | undefined => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return undefined;
    const span = { start: at, end: pattern.lastIndex };
    at = span.end;
    if (mayHaveHalf) half ??= loneSurrogate(text, span);
    return span;
  };
  const add = (place: Place) => {
    values++;
    const top = stack.at(-1);
    if (top?.members && key) {
      const first = top.members.get(name)?.key;
      if (first && stack.length <= limits.depth)
        duplicates.push({ pointer: join(pointerOf(stack), name), key: name, first, second: key });
      top.members.set(name, place);
    } else if (top?.items) top.items.push(place);
    else root = place;
    key = undefined;
    expected = 'comma or close';
  };
  const open = (char: '{' | '[') => {
    const start = at++;
    stack.push(
      char === '{' ? { start, key, name, members: new Map<string, Place>() } : { start, key, name, items: [] },
    );
    key = undefined;
    expected = char === '{' ? 'first key' : 'first value';
  };
  const close = (ended: Open) => {
    stack.pop();
    at++;
    ({ key, name } = ended);
    const { start, members, items } = ended;
    const inside = members ? { start, end: at, members } : { start, end: at, items: items ?? [] };
    add(key ? { ...inside, key } : inside);
  };

  for (;;) {
    if (half) {
      const data = { written: text.slice(half.start, half.end) };
      const fault: JsonFault = { code: 'json/lone-surrogate', span: half, data };
      if (!passOver) return { fault };
      passOver(fault);
      half = undefined;
    }
    if (values > limits.values) {
      return {
        fault: { code: 'json/too-many-values', span: { start: at - 1, end: at }, data: { limit: limits.values } },
      };
    }
    while (isSpace(text.charCodeAt(at))) at++;
    const top = stack.at(-1);
    const char = text[at];
    const stop = (): JsonScan => ({ fault: jsonFault(text, at, expected, stack) });
    const mayClose = top && expected !== 'value' && expected !== 'key' && expected !== 'colon';
    if (mayClose && char === (top.members ? '}' : ']')) {
      close(top);
    } else if (expected === 'comma or close') {
      if (!top) return at === text.length && root ? { root, duplicates } : stop();
      if (char !== ',') return stop();
      at++;
      expected = top.members ? 'key' : 'value';
    } else if (expected === 'key' || expected === 'first key') {
      key = take(string);
      if (!key) return stop();
      const written = text.slice(key.start, key.end);
      name = written.includes('\\') ? JSON.parse(written) : written.slice(1, -1);
      expected = 'colon';
    } else if (expected === 'colon') {
      if (char !== ':') return stop();
      at++;
      expected = 'value';
    } else if (char === '{' || char === '[') {
      if (stack.length === limits.depth) {
        const fault: JsonFault = { code: 'json/too-deep', span: { start: at, end: at + 1 }, data: {} };
        if (!passOver) return { fault };
        passOver(fault);
      }
      open(char);
    } else {
      const value = take(scalar);
      if (!value) return stop();
      add(key ? { ...value, key } : value);
    }
  }
}
