import { describe, expect, test } from 'vitest';
import type { Spec } from '../../../src/core/card/layout.ts';
import { check } from '../../../src/core/check.ts';
import { applyFixes } from '../../../src/core/edit/apply.ts';
import { repair } from '../../../src/core/repair.ts';
import type { Kind, Report } from '../../../src/core/report.ts';
import { exampleText } from '../../../src/core/rules/example.ts';
import { catalogue } from '../../../src/core/rules/index.ts';
import { corpusFiles, hasCorpus } from '../../corpus.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** Whether the text can be read at all: errors behind a syntax fault are not seen before it is mended. */
const isRead = (report: Report) =>
  !report.diagnostics.some(
    ({ severity, code }) => severity === 'error' && /^(json|yaml|frontmatter|text)\/|^card\/enclosed$/.test(code),
  );

/** The errors by code and how often each stands: a fix may move a fault, and must not make one. */
function errorsOf({ diagnostics }: Report): Record<string, number> {
  const count: Record<string, number> = {};
  for (const { severity, code } of diagnostics) if (severity === 'error') count[code] = (count[code] ?? 0) + 1;
  return count;
}

/** The text once the safe fixes of a report are made, each from the end by the offsets alone, as other tools do it. */
const fixedByOffsets = (text: string, { diagnostics }: Report): string => {
  const taken: { start: number; end: number }[] = [];
  const edits = diagnostics.flatMap(({ fixes = [] }) => {
    const fix = fixes.find(({ safe }) => safe)?.edits ?? [];
    const spans = fix.map(({ range }) => ({ start: range.start.offset, end: range.end.offset }));
    if (spans.some((one) => taken.some((other) => one.start <= other.end && other.start <= one.end))) return [];
    taken.push(...spans);
    return fix;
  });
  return edits
    .toSorted((a, b) => b.range.start.offset - a.range.start.offset)
    .reduce((all, { range, text: by }) => all.slice(0, range.start.offset) + by + all.slice(range.end.offset), text);
};

async function expectMended(text: string, kind: Kind, spec?: Spec) {
  const options = { kind, ...(spec && { spec }) };
  const { before, document, after, fixes } = await repair(encode(text), { ...options, to: 'same' });
  if (isRead(before)) {
    expect(after.summary.errors).toBeLessThanOrEqual(before.summary.errors);
    const known = errorsOf(before);
    const { report } = await check(encode(fixedByOffsets(text, before)), options);
    const more = (one: Report) => Object.entries(errorsOf(one)).filter(([code, count]) => count > (known[code] ?? 0));
    expect(more(after)).toEqual([]);
    // Every change of a Goloco card brings another version, which is mended last.
    expect(more(report).filter(([code]) => code !== 'card/content-version')).toEqual([]);
  } else expect(isRead(after) || after.summary.errors <= before.summary.errors).toBe(true);
  if (before.valid) expect(after.valid).toBe(true);
  expect(after).toEqual((await check(encode(document), options)).report);
  expect(fixes.every(({ safe }) => safe)).toBe(true);
  // Done twice, nothing changes.
  expect(await repair(encode(document), { ...options, to: 'same' })).toMatchObject({ document, fixes: [] });
  const left = after.diagnostics.filter(({ fixes = [] }) => fixes.some(({ safe }) => safe));
  expect(left).toEqual([]);
}

const edit = (start: number, end: number, text: string) => ({ span: { start, end }, text });

describe('fixes are made whole, each or not at all', () => {
  test.each([
    ['none', [], 'abcdef', 0],
    ['two apart', [[edit(0, 1, 'A')], [edit(4, 5, 'E')]], 'AbcdEf', 2],
    ['in any order', [[edit(4, 5, 'E')], [edit(0, 1, 'A')]], 'AbcdEf', 2],
    ['two at one place: the first', [[edit(1, 3, '-')], [edit(2, 4, '+')]], 'a-def', 1],
    ['two that touch: the first', [[edit(1, 3, '-')], [edit(3, 4, '+')]], 'a-def', 1],
    ['one with several edits', [[edit(1, 1, '<'), edit(3, 3, '>')]], 'a<bc>def', 1],
    [
      'one of whose edits meets another',
      [[edit(1, 2, 'B')], [edit(0, 0, '!'), edit(2, 2, '!')], [edit(5, 6, 'F')]],
      'aBcdeF',
      2,
    ],
    ['insertions at one place, in their order', [[edit(2, 2, '1'), edit(2, 2, '2')]], 'ab12cdef', 1],
    ['at the end', [[edit(6, 6, '!')]], 'abcdef!', 1],
  ])('%s', (_, edits, text, count) => {
    const applied = applyFixes(
      'abcdef',
      edits.map((one) => ({ edits: one })),
    );
    expect(applied.text).toBe(text);
    expect(applied.fixes).toHaveLength(count);
  });
});

describe('all safe fixes together add no error and are stable', () => {
  test.each(
    catalogue
      .filter(({ wrong, kinds }) => wrong !== undefined && !kinds.includes('folder'))
      .map((info) => [info.code, info] as const),
  )('the wrong example of %s', async (_, info) => {
    const text = await exampleText(info.wrong ?? '', info);
    const [only, another] = info.kinds;
    const kind = another === undefined && only !== 'folder' ? only : undefined;
    const is = kind ?? (text.includes('---') ? 'agent' : 'card');
    await expectMended(text, is);
    if (is === 'card') await expectMended(text, is, '1.0');
  });

  const cards = ['cards', 'spec-samples', 'peers/p4a-conformance', 'peers/apicurio', 'peers/a2a-editor'].flatMap(
    (folder) => corpusFiles(folder, '.json').map((file) => ({ ...file, name: `${folder}/${file.name}` })),
  );
  test
    .runIf(hasCorpus)
    .each([
      ...cards.map((file) => ({ ...file, kind: 'card' as const })),
      ...corpusFiles('agents', '.md').map((file) => ({ ...file, kind: 'agent' as const })),
      ...corpusFiles('skills', 'SKILL.md').map((file) => ({ ...file, kind: 'skill' as const })),
    ])('$name', async ({ bytes, kind }) => {
    await expectMended(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), kind);
  });

  test.runIf(hasCorpus).each(cards)('$name as one of 1.0', async ({ bytes }) => {
    await expectMended(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), 'card', '1.0');
  });
});
