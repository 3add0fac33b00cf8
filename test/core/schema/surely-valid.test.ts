import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSurelyValid } from '../../../src/core/schema/surely-valid.ts';
import { corpusFiles, hasCorpus } from '../../corpus.ts';
import harbor from '../../fixtures/card/harbor/input.json' with { type: 'json' };
import { mutate } from '../mutate.ts';
import { bothWays } from './whole.ts';

/** What the compiled tests say of a value, and what cfworker finds in the parts that they point at, is what it says of all. */
function expectAgreement(value: unknown): void {
  const { short, long } = bothWays(value);
  expect(short).toEqual(long);
}

describe('the short ways through a schema end where cfworker does: nothing in our schemas is left to doubt', () => {
  test('for the published card', () => {
    expectAgreement(harbor);
    expect(isSurelyValid('https://1849.ai/schema/goloco-agent-card.schema.json', harbor)).toBe(true);
  });

  test('for its mutations', () => {
    const part = fc.oneof(
      fc.constantFrom(
        undefined,
        null,
        '',
        ' ',
        'x',
        '1500',
        0,
        1.5,
        86400,
        true,
        [],
        {},
        [null],
        [''],
        'writing',
        'header',
        '😀',
      ),
      fc.jsonValue({ maxDepth: 2 }),
    );
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 9 }), part, (path, by) => {
        expectAgreement(mutate(harbor, path, by));
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  test.runIf(hasCorpus)('for real cards', () => {
    for (const { bytes } of corpusFiles('cards', '.json')) {
      const text = new TextDecoder().decode(bytes);
      let card: unknown;
      try {
        card = JSON.parse(text);
      } catch {
        continue;
      }
      expectAgreement(card);
    }
  });
});
