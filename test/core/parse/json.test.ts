import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanJson } from '../../../src/core/parse/json.ts';
import { placeAt } from '../../../src/core/parse/pointer.ts';

const duplicates = (text: string) => {
  const scan = scanJson(text);
  return scan.root ? scan.duplicates : [];
};
const code = (text: string) => {
  const scan = scanJson(text);
  return scan.root ? undefined : scan.fault.code;
};
const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('the first fault of a text that is no JSON', () => {
  // text, code, the characters at fault, the text after the fix
  const table: [string, string, string, string?][] = [
    ['{"a": 1,}', 'json/trailing-comma', ',', '{"a": 1}'],
    ['[1, 2,\n]', 'json/trailing-comma', ',', '[1, 2\n]'],
    ['{"a": 1 // one\n}', 'json/comment', '// one', '{"a": 1 \n}'],
    ['/* head */ {}', 'json/comment', '/* head */', ' {}'],
    ['{"a": 1 "b": 2}', 'json/missing-comma', '"', '{"a": 1, "b": 2}'],
    ['{"a": {}\n "b": 2}', 'json/missing-comma', '"', '{"a": {},\n "b": 2}'],
    ['[1 2]', 'json/missing-comma', '2', '[1, 2]'],
    ['{"a" 1}', 'json/missing-colon', '1'],
    ["{'a': 1}", 'json/quotes', "'a'", '{"a": 1}'],
    ['{"a": “b”}', 'json/quotes', '“b”', '{"a": "b"}'],
    ['{a: 1}', 'json/quotes', 'a', '{"a": 1}'],
    ['{"a": yes}', 'json/quotes', 'yes', '{"a": "yes"}'],
    ['{"a": True}', 'json/literal', 'True', '{"a": true}'],
    ['{"a": None}', 'json/literal', 'None', '{"a": null}'],
    ['[NaN]', 'json/literal', 'NaN'],
    ['[__proto__]', 'json/quotes', '__proto__', '["__proto__"]'],
    ['[constructor]', 'json/quotes', 'constructor', '["constructor"]'],
    ['[01]', 'json/number', '01', '[1]'],
    ['[.5]', 'json/number', '.5', '[0.5]'],
    ['[1.]', 'json/number', '1.', '[1]'],
    ['[0x1f]', 'json/number', '0x1f'],
    ['[+1]', 'json/number', '+1', '[1]'],
    ['{"a": "x\ty"}', 'json/string', '\t', '{"a": "x\\ty"}'],
    ['{"a": "x\ny"}', 'json/string', '\n', '{"a": "x\\ny"}'],
    ['{"a": "x\\y"}', 'json/string', '\\y'],
    ['{"a": "x, \n "b": 1}', 'json/string', '"x, '],
    ['{"a": "say "hi" now"}', 'json/string', '"'],
    ['{"a": "x', 'json/string', '"x'],
    ['{"a": [1, 2}', 'json/unexpected', '}'],
    ['{"a": 1', 'json/unclosed', '1'],
    ['{"a": 1}}', 'json/more-text', '}'],
    ['{} {"a": 1}', 'json/more-text', '{"a": 1}'],
    ...['\u2028', '\u00a0', '\u3000', '\v', '\ufeff'].map((blank): [string, string, string] => [
      `{}\n${blank}`,
      'json/more-text',
      blank,
    ]),
    ['{"a": }', 'json/unexpected', '}'],
    ['{,}', 'json/unexpected', ','],
    ['', 'json/empty', ''],
    [' \n', 'json/empty', ''],
    ['{"a": 😀}', 'json/unexpected', '😀'],
    [`${'['.repeat(65)}`, 'json/too-deep', '['],
  ];
  test.each(table)('%j: %s', (text, code, shown, fixed) => {
    const scan = scanJson(text);
    const fault = scan.root ? undefined : scan.fault;
    expect(fault?.code).toBe(code);
    expect(text.slice(fault?.span.start, fault?.span.end)).toBe(shown);
    const edit = fault?.fix?.edits[0];
    expect(edit && text.slice(0, edit.span.start) + edit.text + text.slice(edit.span.end)).toBe(fixed);
  });
});

test('says JSON exactly where JSON.parse does', () => {
  const jsonish = fc.array(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\u00e9"',
      '"',
      '\\',
      '1',
      '-0.5e+3',
      '01',
      'true',
      'nul',
      ' ',
      '\n',
      '\u00a0',
      'x',
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        jsonish.map((parts) => parts.join('')),
        fc.json(),
        fc.string(),
      ),
      (text) => {
        expect(scanJson(text).root !== undefined).toBe(isJson(text));
      },
    ),
    { numRuns: 5000, seed: 1 },
  );
});

test('every value stands where its place says', () => {
  const walk = (value: unknown, pointer: string): [string, unknown][] => [
    [pointer, value],
    ...(typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, child]) =>
          walk(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
        )
      : []),
  ];
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const { root } = scanJson(text);
      for (const [pointer, part] of walk(JSON.parse(text), '')) {
        const place = root && placeAt(root, pointer);
        expect(JSON.parse(text.slice(place?.start, place?.end))).toEqual(part);
        if (place?.key)
          expect(
            pointer.endsWith(
              JSON.parse(text.slice(place.key.start, place.key.end)).replaceAll('~', '~0').replaceAll('/', '~1'),
            ),
          ).toBe(true);
      }
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('keys that stand twice are found at both places', () => {
  const text = '{"a": 1, "b": {"c": 1, "\\u0063": 2}, "a": 3, "a": 4}';
  const shown = duplicates(text).map(({ pointer, first, second }) => [pointer, first.start, second.start]);
  expect(shown).toEqual([
    ['/b/c', 15, 23],
    ['/a', 1, 37],
    ['/a', 37, 45],
  ]);
});

test('100,000 open brackets end at the depth limit', () => {
  expect(code('['.repeat(100_000))).toBe('json/too-deep');
  expect(code('{"a":'.repeat(100_000))).toBe('json/too-deep');
});
