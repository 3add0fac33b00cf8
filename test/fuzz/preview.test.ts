import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Preview, type PreviewInput, preview, printCard } from '../../src/core/preview/index.ts';
import { listIn, readSource } from '../../src/core/preview/source.ts';
import { previewPage } from '../../src/render/html/preview.ts';
import { harborAgent, harborListings, inCamelCase, reversed } from '../core/preview/harbor.ts';
import { change, changed, encode, read } from './changes.ts';
import { mutantsOf } from './documents.ts';
import { runs, timeout } from './runs.ts';
import { expectRanges, withoutWords } from './sound.ts';

/** Lists of listings in every spelling and form that they come in. */
const lists = [harborListings, inCamelCase(harborListings), reversed(harborListings)].flatMap((list) => [
  list,
  { data: list, has_more: false },
  { agent: harborAgent, listings: list },
]);

/** Such a list, changed in its tree, which leaves it JSON, or everywhere. */
const sources = fc
  .record({
    list: fc.constantFrom(...lists),
    changes: fc.oneof(
      fc.array(change('tree'), { maxLength: 4 }),
      fc.array(change('tree', 'token', 'line', 'byte'), { maxLength: 4 }),
    ),
  })
  .map(({ list, changes }) => changed(JSON.stringify(list, null, 2), changes));

const texts = fc.constantFrom('', ' ', 'Harbor Studio', 'x'.repeat(5000), '\ud800', '<b>', 'a\nb', '\u202e');
const agents = fc.record(
  {
    agentId: fc.constantFrom(harborAgent.agent_id, '', 'agent_1', '__proto__'),
    name: texts,
    description: texts,
    file: mutantsOf('agent').map(({ bytes }) => ({ bytes, name: 'a.agent.md' })),
  },
  { requiredKeys: [] },
);

const harbor = { agentId: harborAgent.agent_id, name: harborAgent.name };

const isPreview = (result: Awaited<ReturnType<typeof preview>>): result is Preview => !('none' in result);

const inputOf = (bytes: Uint8Array, agent: PreviewInput['agent']): PreviewInput => {
  const source = readSource(bytes);
  return { agent, source, ...listIn(source) };
};

describe('the preview of any listings', () => {
  test('is a card that is right, or says what stands in its way and where', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(sources, agents, async (bytes, agent) => {
        const input = inputOf(bytes, agent);
        const result = await preview(input);
        if (!isPreview(result)) return;
        const { valid, card, version, report, diagnostics, summary } = result;
        expect(card !== null && report !== null).toBe(valid);
        if (valid && card) {
          expect(report?.valid).toBe(true);
          expect(card.version).toBe(version);
          expect(JSON.parse(printCard(card))).toEqual(card);
        } else expect(summary.errors).toBeGreaterThan(0);
        const file = agent.file;
        expectRanges(
          input.source.text,
          diagnostics.filter((one) => one.file === undefined),
        );
        if (file)
          expectRanges(
            read(file.bytes),
            diagnostics.filter((one) => one.file === file.name),
          );
        await previewPage(result);
      }),
      runs(150),
    );
  });

  test('is the same in both languages', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(sources, agents, async (bytes, agent) => {
        const [english, indonesian] = await Promise.all(
          (['en', 'id'] as const).map((language) => preview({ ...inputOf(bytes, agent), language })),
        );
        if (!english || !indonesian) return;
        if (!isPreview(english) || !isPreview(indonesian)) {
          expect('none' in indonesian && indonesian.none).toBe('none' in english && english.none);
          return;
        }
        expect(withoutWords(indonesian)).toEqual(withoutWords(english));
        expect(indonesian.card).toEqual(english.card);
      }),
      runs(50),
    );
  });

  test('does not depend on the order of keys and the white space', { timeout }, async () => {
    const trees = fc
      .record({ list: fc.constantFrom(...lists), changes: fc.array(change('tree'), { maxLength: 4 }) })
      .map(({ list, changes }) => JSON.parse(read(changed(JSON.stringify(list), changes))) as unknown);
    await fc.assert(
      fc.asyncProperty(trees, async (list) => {
        const of = async (value: unknown, indent?: string) => {
          const result = await preview(inputOf(encode(JSON.stringify(value, null, indent)), harbor));
          return isPreview(result) ? [result.valid, result.version] : [result.none];
        };
        const first = await of(list);
        expect(await of(list, '\t')).toEqual(first);
        expect(await of(reversed(list))).toEqual(first);
      }),
      runs(80),
    );
  });
});
