import { type Schema, Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { referencedBy, schemas } from '../../../src/core/schema/registry.ts';
import { isSurelyValid } from '../../../src/core/schema/surely-valid.ts';
import { corpusFiles, hasCorpus } from '../../corpus.ts';
import harbor from '../../fixtures/card/harbor/input.json' with { type: 'json' };
import { mutate } from '../mutate.ts';

const copy = (schema: object) => structuredClone(schema) as Schema;

/** cfworker alone, as the slow path uses it. */
const slow = new Map(
  schemas.map(({ id, schema }) => {
    const validator = new Validator(copy(schema), '2020-12', false);
    for (const other of referencedBy(id)) validator.addSchema(copy(other.schema));
    return [id, (value: unknown) => validator.validate(value).valid] as const;
  }),
);

const disagreeing = (value: unknown) =>
  schemas.filter(({ id }) => isSurelyValid(id, value) !== slow.get(id)?.(value)).map(({ id }) => id);

describe('what is surely valid is valid, and the other way round: nothing in our schemas is left to doubt', () => {
  test('for the published card', () => {
    expect(disagreeing(harbor)).toEqual([]);
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
        expect(disagreeing(mutate(harbor, path, by))).toEqual([]);
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
      expect(disagreeing(card)).toEqual([]);
    }
  });
});
