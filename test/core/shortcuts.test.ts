import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCard, readValidCard } from '../../src/core/card/reading.ts';
import { check, examine } from '../../src/core/check.ts';
import type { Document } from '../../src/core/document.ts';
import type { Rule } from '../../src/core/rules/define.ts';
import { rules } from '../../src/core/rules/index.ts';
import harbor from '../fixtures/card/harbor/input.json' with { type: 'json' };
import { mutate } from './mutate.ts';

const bytesOf = (card: unknown) => new TextEncoder().encode(JSON.stringify(card));

/** Pieces of what the rules look for, so that some cards hold it whole and more of them nearly. */
const piece = fc.constantFrom(
  '<script>',
  '<b',
  'javascript:x(',
  'data:text/html,',
  'https://a:b@c.dev',
  'https://c.dev/?token=0123456789abcdef',
  '?key=',
  `sk-${'a1'.repeat(12)}`,
  `ghp_${'a1'.repeat(12)}`,
  'AKIA0123456789ABCDEF',
  'hooks.slack.com/services/T000000/B000000/0123456789abcdef',
  '-----BEGIN PRIVATE KEY-----',
  'eyJhbGci.eyJhbGci.0123456789',
  ' ',
  '\n',
  '"',
  '/',
  'a',
);
const part = fc.oneof(
  fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join('')),
  fc.constantFrom(undefined, null, 1, true, [], {}, { token: 'a' }),
);
const mutated = (most: number) =>
  fc
    .array(fc.tuple(fc.array(fc.nat(40), { maxLength: 9 }), part), { minLength: 1, maxLength: most })
    .map((changes) => changes.reduce<unknown>((card, [path, by]) => mutate(card, path, by), harbor));

test('a rule that is passed over because of what it needs would find nothing', async () => {
  const needy = (rules as readonly Rule<string, object, Document>[]).filter(({ needs }) => needs);
  expect(needy.length).toBeGreaterThan(2);
  await fc.assert(
    fc.asyncProperty(mutated(4), async (card) => {
      const { text, reading } = await examine(bytesOf(card), { kind: 'card' });
      if (!reading.document || text.includes('\\')) return;
      for (const rule of needy) if (!rule.needs?.(text)) expect([...rule.check(reading.document)]).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('a valid card with nothing undeclared is read as it is written', async () => {
  let read = 0;
  await fc.assert(
    fc.asyncProperty(mutated(1), async (card) => {
      const { report } = await check(bytesOf(card), { kind: 'card', profile: 'a2a' });
      const { reading } = await examine(bytesOf(card), { kind: 'card', profile: 'a2a' });
      if (!report.valid || reading.document?.kind !== 'card' || reading.document.undeclared.length > 0) return;
      read++;
      expect(readValidCard(reading.document.value)).toEqual(readCard(reading.document.value));
    }),
    { numRuns: 500 },
  );
  expect(read).toBeGreaterThan(50);
});
