import { describe, expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';
import type { Diagnostic } from '../../../src/core/report.ts';

const errorsIn = async (text: string, language: 'en' | 'id' = 'en') =>
  (await check(new TextEncoder().encode(text), { kind: 'card', language })).report.diagnostics.filter(({ code }) =>
    code.startsWith('json/'),
  );

const fixed = (text: string, [one]: Diagnostic[]) =>
  (one?.fixes?.[0]?.edits ?? []).reduceRight(
    (all, { range, text: by }) => all.slice(0, range.start.offset) + by + all.slice(range.end.offset),
    text,
  );

describe('a text that quotes, commas and comments keep from being JSON', () => {
  test.each<[what: string, text: string, value: unknown]>([
    ['bare keys and single quotes', "{name: 'a', tags: ['b', 'c']}", { name: 'a', tags: ['b', 'c'] }],
    ['curly quotes', '{“name”: “a ‘b’”, ”of” : “”}', { name: 'a ‘b’', of: '' }],
    ['single curly quotes', '{‘name’: ‘a’, ‘b’: ‘c’}', { name: 'a', b: 'c' }],
    ['quotes inside quotes', `{a: 'say "it\\'s"', b: 'x\\ny'}`, { a: 'say "it\'s"', b: 'x\ny' }],
    ['trailing commas', '{"a": [1, 2,], "b": {"c": 1,},}', { a: [1, 2], b: { c: 1 } }],
    ['a comma that a comment hides', '{"a": 1, // one\n}', { a: 1 }],
    ['comments with quotes and commas in them', '{/* "a", */ "b": 1 // it\'s, {\n, c: 2}', { b: 1, c: 2 }],
    ['missing commas', '{"a": 1\n"b": [{} {}]\n"c": true}', { a: 1, b: [{}, {}], c: true }],
    ['words of other languages', '{a: None, b: True, c: undefined}', { a: null, b: true, c: null }],
    ['words in strings', '{a: "none, // not, {x: \'y\'}"}', { a: "none, // not, {x: 'y'}" }],
    [
      'more than are mended one after the other',
      `{${'abcdefghijklmnop'.replace(/./g, "$&: '$&',")}}`,
      expect.anything(),
    ],
  ])('%s: one fix mends the whole', async (_, text, value) => {
    const found = await errorsIn(text);
    expect(found).toHaveLength(1);
    expect(found[0]?.fixes).toMatchObject([{ safe: true }]);
    expect(JSON.parse(fixed(text, found))).toEqual(value);
  });

  test.each([
    ['a bare word as a value', "{a: b, c: 'd'}"],
    ['a sum', "{a: 'b' + 'c', d: 'e'}"],
    ['an escape of JavaScript', "{a: '\\x41', b: 'c'}"],
    ['a bracket that is missing', "{a: ['b', c: 'd'}"],
    ['half a string', "{a: 'b, c: 'd'}"],
    ['a text with a word in quotes', `{a: ['Say "x"', "Say "true" now"]}`],
    ['a text with a number in quotes', `{a: ["Print "1" please"]}`],
    ['a text with quotes that hold nothing', `{a: ["Print "" please"]}`],
  ])('%s is left to the author', async (_, text) => {
    const found = await errorsIn(text);
    expect(() => JSON.parse(fixed(text, found))).toThrow();
  });

  test('two texts of a list that touch may be one with quotes in it', async () => {
    expect(await errorsIn('{"a": ["Print "" please"]}')).toMatchObject([
      { code: 'json/missing-comma', fixes: [{ safe: false }] },
    ]);
    for (const text of ['{"a": ["b" "c"]}', '{"a": ["b"["c"]]}', '{"a": "b""c": 1}'])
      expect(await errorsIn(text)).toMatchObject([{ code: 'json/missing-comma', fixes: [{ safe: true }] }]);
  });

  test('very many places are mended by one edit', async () => {
    const tags = Array.from({ length: 900 }, (_, at) => `'tag ${at}'`).join(', ');
    const text = `{\n  name: 'a',\n  tags: [${tags}]\n}\n`;
    const [found] = await errorsIn(text);
    expect(found?.fixes).toMatchObject([{ title: 'Mend this and 902 other places', safe: true, edits: [{}] }]);
    const mended = fixed(text, await errorsIn(text));
    expect(JSON.parse(mended).tags).toHaveLength(900);
    expect(mended).toMatch(/^\{\n {2}"name": "a",\n.*\n\}\n$/s);
  });

  test('the fix says how many places it mends', async () => {
    const text = "{name: 'a', b: 1,}";
    expect((await errorsIn(text))[0]?.fixes?.[0]?.title).toBe('Mend this and 3 other places');
    expect((await errorsIn(text))[0]?.hint).toMatch(/One fix mends all 4\.$/);
    expect((await errorsIn("{name: 1, 'b': 1}"))[0]?.fixes?.[0]?.title).toBe('Mend this and 1 other place');
    expect((await errorsIn(text, 'id'))[0]?.fixes?.[0]?.title).toBe('Perbaiki ini dan 3 tempat lain');
    expect((await errorsIn('{"a": 1,}'))[0]?.fixes?.[0]?.title).toBe('Remove the comma');
  });

  test('where it is too much for one fix, the first fault is mended by itself', async () => {
    const found = await errorsIn(`{${"a: 'b',".repeat(30_000)}}`);
    expect(found).toMatchObject([{ fixes: [{ safe: false, edits: [{}] }] }]);
  });
});
