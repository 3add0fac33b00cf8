import { describe, expect, test } from 'vitest';
import { schemas } from '../../../src/core/schema/registry.ts';

/** Every pattern of our schemas: they run on the texts of strangers, here and in every validator that fetches them. */
const patterns = [
  ...new Set(
    schemas.flatMap(({ schema }) =>
      [...JSON.stringify(schema).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']) =>
        String(JSON.parse(text)),
      ),
    ),
  ),
];

/** Longer than a text can be that is judged. */
const LENGTH = 100_000;

/** Texts that patterns with choices inside of repetitions try in every way there is: one piece again and again, then no match. */
const pieces = [
  'a',
  '-',
  '.',
  '/',
  ' ',
  '0',
  'a-',
  'a.',
  '+a',
  'a/',
  '0.',
  '1,',
  ' a',
  '\u00e9',
  '\u{1f600}',
  'lst_',
  'https://a',
  'oasf:',
];
const baits = pieces.flatMap((piece) =>
  ['!', '\u0000', '\n', piece].map((end) => piece.repeat(LENGTH / piece.length) + end),
);

test('there are patterns to try', () => {
  expect(patterns.length).toBeGreaterThan(5);
});

describe.each(patterns)('%s', (source) => {
  test('is done with any text at once', () => {
    const pattern = new RegExp(source, 'u');
    const before = process.cpuUsage();
    for (const bait of baits) pattern.test(bait);
    const { user, system } = process.cpuUsage(before);
    // A pattern in linear time needs some milliseconds for all; one that is not would need hours.
    expect((user + system) / 1000).toBeLessThan(5_000);
  });
});
