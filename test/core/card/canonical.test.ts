import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalForm } from '../../../src/core/card/canonical.ts';

const byLibrary = (value: object): string | undefined => {
  try {
    return canonicalize(value);
  } catch {
    return undefined;
  }
};

test('members stand in the order of their UTF-16 units (RFC 8785 section 3.2.3)', () => {
  const names = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6'];
  const form = canonicalForm(Object.fromEntries(names.map((name) => [name, true]))) ?? '';
  const written = [...form.matchAll(/"((?:[^"\\]|\\.)*)":/g)].map(([, name]) => JSON.parse(`"${name}"`));
  expect(written).toEqual(['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33']);
});

test.each<[string, string, string | undefined]>([
  ['numbers as ECMAScript writes them', '{"b": 1E21, "a": [1.50, -0, 100000000000000000000, 0.0000001]}', undefined],
  ['escapes for what needs them alone', '{"a": "\\u0007\\u00e9\\/\\"\\\\\\u2028\\u007f"}', undefined],
  [
    'names that are numbers',
    '{"10": 1, "9": {"b": 1, "2": 2, "10": 3}, "a": 0}',
    '{"10":1,"9":{"10":3,"2":2,"b":1},"a":0}',
  ],
  ['a member called __proto__', '{"b": 1, "__proto__": {"a": 1}}', '{"__proto__":{"a":1},"b":1}'],
  ['a text with an escape written out', '{"a": "\\\\ud800"}', '{"a":"\\\\ud800"}'],
])('%s', (_, text, form) => {
  const value = JSON.parse(text);
  expect(canonicalForm(value)).toBe(byLibrary(value));
  if (form !== undefined) expect(canonicalForm(value)).toBe(form);
});

test.each(['{"a": "\\ud800"}', '{"\\udc00": 1}', '{"a": [1e400]}'])('%s has none', (text) => {
  expect(canonicalForm(JSON.parse(text))).toBeUndefined();
});

test('it is that of the library for any value', () => {
  const names = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('1', '01', '10', '2', '__proto__', 'toJSON', ''),
  );
  const values = fc.jsonValue({ depthSize: 'medium', stringUnit: 'binary' });
  const half = fc.constantFrom<unknown>('\ud83d', 'a\udc00', Number.POSITIVE_INFINITY, -0, 1e21);
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.oneof({ weight: 9, arbitrary: values }, half))), (members) => {
      const value = Object.fromEntries(members);
      expect(canonicalForm(value)).toBe(byLibrary(value));
    }),
    { numRuns: 3000, seed: 1 },
  );
});
