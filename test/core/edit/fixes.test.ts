import { describe, expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';
import { applyFixes } from '../../../src/core/edit/apply.ts';
import type { Kind } from '../../../src/core/report.ts';
import { exampleText } from '../../../src/core/rules/example.ts';
import { catalogue } from '../../../src/core/rules/index.ts';
import { corpusFiles, hasCorpus } from '../../corpus.ts';

const judge = async (text: string, kind: Kind) => (await check(new TextEncoder().encode(text), { kind })).report;

/** A fix may bring another to light, as the first of two syntax faults hides the second; it must come to an end. */
const rounds = 12;

async function mend(text: string, kind: Kind) {
  let mended = text;
  for (let round = 0; round < rounds; round++) {
    const { diagnostics } = await judge(mended, kind);
    const safe = diagnostics.flatMap(({ fixes = [] }) => fixes.slice(0, 1).filter((fix) => fix.safe));
    const next = applyFixes(mended, safe).text;
    if (next === mended) return mended;
    mended = next;
  }
  throw new Error(`The fixes of this document do not come to an end: ${text.slice(0, 200)}`);
}

/** Whether the text can be read at all: errors behind a syntax fault are not seen before it is mended. */
const isRead = (report: Awaited<ReturnType<typeof judge>>) =>
  !report.diagnostics.some(
    ({ severity, code }) => severity === 'error' && /^(json|yaml|frontmatter|text)\//.test(code),
  );

async function expectMended(text: string, kind: Kind) {
  const before = await judge(text, kind);
  const mended = await mend(text, kind);
  const after = await judge(mended, kind);
  if (isRead(before)) expect(after.summary.errors).toBeLessThanOrEqual(before.summary.errors);
  else expect(isRead(after) || after.summary.errors <= before.summary.errors).toBe(true);
  // Done twice, nothing changes.
  expect(await mend(mended, kind)).toBe(mended);
  const unsafeLeft = after.diagnostics.flatMap(({ fixes = [] }) => fixes.slice(0, 1)).filter(({ safe }) => safe);
  expect(unsafeLeft).toEqual([]);
}

describe('all safe fixes together add no error and are stable', () => {
  test.each(catalogue.filter(({ wrong }) => wrong !== undefined).map((info) => [info.code, info] as const))(
    'the wrong example of %s',
    async (_, info) => {
      const kind = info.kinds.length === 1 && info.kinds[0] === 'agent' ? 'agent' : 'card';
      const text = await exampleText(info.wrong ?? '', info);
      await expectMended(text, text.includes('---') ? 'agent' : kind);
    },
  );

  test
    .runIf(hasCorpus)
    .each([
      ...corpusFiles('cards', '.json').map((file) => ({ ...file, kind: 'card' as const })),
      ...corpusFiles('peers/p4a-conformance', '.json').map((file) => ({ ...file, kind: 'card' as const })),
      ...corpusFiles('peers/apicurio', '.json').map((file) => ({ ...file, kind: 'card' as const })),
      ...corpusFiles('agents', '.md').map((file) => ({ ...file, kind: 'agent' as const })),
    ])('$name', async ({ bytes, kind }) => {
    await expectMended(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), kind);
  });
});
