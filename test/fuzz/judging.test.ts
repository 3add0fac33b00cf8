import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CheckOptions, check, examine, reportOn } from '../../src/core/check.ts';
import { enPages } from '../../src/core/messages/en/pages/index.ts';
import { renderGithub } from '../../src/render/github.ts';
import { renderGnu } from '../../src/render/gnu.ts';
import { reportPage } from '../../src/render/html/report.ts';
import { renderSarif } from '../../src/render/sarif/log.ts';
import { renderText } from '../../src/render/text.ts';
import { longMutants, type Mutant, mutants } from './documents.ts';
import { runs, timeout } from './runs.ts';
import { expectSound, withoutWords } from './sound.ts';

async function expectJudged({ bytes, kind }: Mutant, options: CheckOptions = { kind }): Promise<void> {
  const examined = await examine(bytes, options);
  expectSound(examined, reportOn(examined, options));
}

/** Far above what a text takes that is read in linear time, and far below what one takes that is not. */
const cpuMilliseconds = (bytes: number) => 250 + bytes / 200;

async function expectInTime({ bytes, kind }: Mutant): Promise<void> {
  const before = process.cpuUsage();
  await check(bytes, { kind });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(cpuMilliseconds(bytes.length));
}

describe('whatever is sent', () => {
  test('is judged without an exception, and what is said of it fits the text', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(mutants, (mutant) => expectJudged(mutant)),
      runs(400),
    );
  });

  test('of any kind, under any profile', { timeout }, async () => {
    const options = fc.record(
      {
        kind: fc.constantFrom('card', 'agent', 'skill', 'listing'),
        profile: fc.constantFrom('a2a', 'goloco', 'portable', 'hosted'),
        spec: fc.constantFrom('1.0', '0.3', '0.2', '0.1'),
        name: fc.constantFrom('SKILL.md', 'a/b.agent.md', 'card.json', 'x'),
        language: fc.constantFrom('en', 'id'),
        hostedModels: fc.constantFrom([], ['gpt-5']),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(mutants, options, (mutant, how) => expectJudged(mutant, how as CheckOptions)),
      runs(200),
    );
  });

  test('takes a time that grows with its size and no faster', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(mutants, longMutants), (mutant) => expectInTime(mutant)),
      runs(40),
    );
  });

  test('is found the same in both languages', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(mutants, async ({ bytes, kind }) => {
        const [english, indonesian] = await Promise.all(
          (['en', 'id'] as const).map(async (language) => (await check(bytes, { kind, language })).report),
        );
        expect(indonesian && withoutWords(indonesian)).toEqual(english && withoutWords(english));
      }),
      runs(150),
    );
  });

  test('can be told in every format, where no character of it acts on a terminal', { timeout }, async () => {
    const acts = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/;
    await fc.assert(
      fc.asyncProperty(mutants, async ({ bytes, kind }) => {
        const { report, text } = await check(bytes, { kind });
        const name = 'file';
        for (const told of [renderText(report, text, name), renderGnu(report, name), renderGithub(report, name)]) {
          expect(told).not.toMatch(acts);
        }
        JSON.parse(await renderSarif(report, text, name, enPages));
        // The document itself is in the text box of the page, to be written over: a box keeps to itself what it holds.
        const page = await reportPage(report, text);
        expect(page.replace(/<textarea id="document"[^>]*>.*?<\/textarea>/gs, '')).not.toMatch(acts);
      }),
      runs(100),
    );
  });
});
