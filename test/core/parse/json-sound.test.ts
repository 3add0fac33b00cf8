import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../../../src/core/limits.ts';
import { scanJson } from '../../../src/core/parse/json.ts';
import { isSurelySound } from '../../../src/core/parse/json-sound.ts';
import harbor from '../../fixtures/card/harbor/input.json' with { type: 'json' };

const isSound = (text: string): boolean => isSurelySound(text, JSON.parse(text));

test.each([
  ['a card', JSON.stringify(harbor)],
  ['a card in lines', JSON.stringify(harbor, null, 2)],
  ['nothing in it', '{}'],
  ['colons in texts', '{"a":"b:c","d":"e://f"}'],
  ['blanks around a colon', '{"a" \t:\r\n1}'],
  ['a text alone', '"a"'],
])('sound beyond doubt: %s', (_, text) => {
  expect(isSound(text)).toBe(true);
});

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['a key twice', '{"a":1,"a":2}'],
  ['a key twice, once with a blank behind it', '{"a":1,"a" :2}'],
  ['a key twice, once with a line end behind it', '{"b":1,"a":1,"a"\n:2}'],
  ['a key twice inside', '{"a":[{"b":1,"b":1}]}'],
  ['a key twice, once as an escape', '{"a":1,"\\u0061":2}'],
  ['__proto__ twice', '{"__proto__":1,"__proto__":2}'],
  ['half a pair', '{"a":"\\ud800"}'],
  ['too deep', nested(limits.depth + 1)],
  ['so deep that a recursion without a limit would end badly', nested(100_000)],
  ['too many values', `[${'0,'.repeat(limits.values)}0]`],
])('in doubt: %s', (_, text) => {
  expect(isSound(text)).toBe(false);
});

/** JSON as a person or a program may write it: blanks anywhere, a key twice, texts that look like keys. */
const written = fc.letrec<{ value: string }>((tie) => {
  const blank = fc.constantFrom('', '', ' ', '\n', '\t');
  const key = fc.constantFrom('a', 'b', ':', 'c:', '__proto__', '\\u0061', '\\"').map((name) => `"${name}"`);
  const member = fc
    .tuple(blank, key, blank, blank, tie('value'))
    .map(([a, name, b, c, value]) => `${a}${name}${b}:${c}${value}`);
  return {
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('1', 'true', '"a"', '":"', '"a\\": b"', '" :"', '"\\ud83d"'),
      fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(',')}]`),
      fc.array(member, { maxLength: 4 }).map((members) => `{${members.join(',')}}`),
    ),
  };
}).value;

test('what is sound beyond doubt has nothing that the scanner would tell', () => {
  fc.assert(
    fc.property(written, (text) => {
      if (!isSound(text)) return;
      const scan = scanJson(text);
      expect(scan.root && scan.duplicates).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});
