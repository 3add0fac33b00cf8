import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check, examine, reportOn } from '../../src/core/check.ts';
import { applyEdits } from '../../src/core/edit/apply.ts';
import { repair } from '../../src/core/repair.ts';
import type { Diagnostic, Report } from '../../src/core/report.ts';
import { encode } from './changes.ts';
import { mutants } from './documents.ts';
import { runs, timeout } from './runs.ts';
import { expectSound } from './sound.ts';

/** Whether the text can be read at all: errors behind a syntax fault are not seen before it is mended. */
const isRead = ({ diagnostics }: Report) =>
  !diagnostics.some(
    ({ severity, code }) => severity === 'error' && /^(json|yaml|frontmatter|text)\/|^card\/enclosed$/.test(code),
  );

/** Bytes that are no UTF-8 come back as they are; read as text they are another document. */
const isText = ({ diagnostics }: Report) => !diagnostics.some(({ code }) => code === 'text/not-utf-8');

const errorsOf = ({ diagnostics }: Report) => diagnostics.filter(({ severity }) => severity === 'error');

/** What stands under a name that no reader knows is judged only when the name is right. */
const ofNames = new Set(['card/snake-case', 'card/old-name', 'card/unknown-member', 'listing/misspelt-member']);

/** The codes of which a report has more errors than another, but for those that another error stood in front of. */
function more(after: Report, before: Report): string[] {
  const known = errorsOf(before);
  if (known.some(({ code }) => ofNames.has(code))) return [];
  const count = (errors: readonly Diagnostic[], code: string) => errors.filter((one) => one.code === code).length;
  const shown = errorsOf(after).filter(
    ({ code, pointer }) => !known.some((one) => one.code !== code && isIn(pointer, one.pointer)),
  );
  return [...new Set(shown.map(({ code }) => code))].filter((code) => count(shown, code) > count(known, code));
}

const isIn = (pointer: string, other: string) => pointer === other || (other !== '' && pointer.startsWith(`${other}/`));

const fixed = (text: string, edits: NonNullable<Diagnostic['fixes']>[number]['edits']) =>
  applyEdits(
    text,
    edits.map(({ range, text: by }) => ({ span: { start: range.start.offset, end: range.end.offset }, text: by })),
  );

describe('a repair', () => {
  test('makes nothing worse, and leaves nothing to do that it could have done', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(mutants, async ({ bytes, kind }) => {
        const { before, document, after, fixes } = await repair(bytes, { kind, to: 'same' });
        fc.pre(isText(before));
        if (before.valid) expect(after.valid).toBe(true);
        if (isRead(before)) {
          expect(isRead(after)).toBe(true);
          if (!before.truncated) expect(more(after, before)).toEqual([]);
        }
        expect(fixes.every(({ safe }) => safe)).toBe(true);
        expect(after).toEqual((await check(encode(document), { kind })).report);
        const again = await repair(encode(document), { kind, to: 'same' });
        expect(again.document).toBe(document);
        expect(after.diagnostics.filter((one) => one.fixes?.some(({ safe }) => safe))).toEqual([]);
      }),
      runs(150),
    );
  });

  test('ends, into another version and with doubtful fixes too, at a document that is sound', { timeout }, async () => {
    const how = fc.record({ to: fc.constantFrom('same', undefined), unsafe: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(mutants, how, async ({ bytes, kind }, { to, unsafe }) => {
        const options = { kind, unsafe, ...(to === 'same' && { to: 'same' as const }) };
        const { document, before, after } = await repair(bytes, options);
        fc.pre(isText(before));
        const examined = await examine(encode(document), { kind });
        expectSound(examined, reportOn(examined, { kind }));
        expect(after).toEqual(reportOn(examined, { kind }));
        expect((await repair(encode(document), options)).document).toBe(document);
      }),
      runs(100),
    );
  });
});

describe('a safe fix, made alone', () => {
  test('takes its fault away and brings no other', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(mutants, fc.nat(), async ({ bytes, kind }, which) => {
        const { text, report } = await check(bytes, { kind });
        fc.pre(isText(report) && isRead(report) && !report.truncated);
        const all = report.diagnostics.flatMap(({ code, pointer, fixes = [] }) =>
          fixes.flatMap(({ safe, edits }) => (safe ? [{ code, pointer, edits }] : [])),
        );
        const fix = all[which % all.length];
        fc.pre(fix !== undefined);
        if (!fix) return;
        const { report: after } = await check(encode(fixed(text, fix.edits)), { kind });
        // Every change of a Goloco card brings another version.
        expect(more(after, report).filter((code) => code !== 'card/content-version')).toEqual([]);
        // Another fault of its kind may move to its place in a list, or come to light inside of what was mended.
        const left = after.diagnostics.filter(({ code }) => code === fix.code);
        const had = report.diagnostics.filter(({ code }) => code === fix.code);
        const here = ({ pointer }: Diagnostic) => pointer === fix.pointer;
        expect(left.length < had.length || left.filter(here).length < had.filter(here).length).toBe(true);
      }),
      runs(150),
    );
  });

  test('of the syntax loses no letter and no digit of the text', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(mutants, async ({ bytes, kind }) => {
        const { text, report } = await check(bytes, { kind });
        fc.pre(isText(report));
        for (const { code, fixes = [] } of report.diagnostics) {
          if (!/^(json|yaml|frontmatter)\//.test(code) || respelled.has(code)) continue;
          for (const { safe, edits } of fixes) if (safe) expectKept(text, edits, code);
        }
      }),
      runs(200),
    );
  });
});

/** What JSON has no form for, or another one: a comment is taken away, `None` becomes `null`, `0x1f` becomes 31. */
const respelled = new Set(['json/comment', 'json/literal', 'json/number']);

/** The letters and digits of what an edit replaces stand in what it puts there, in their order. */
function expectKept(text: string, edits: NonNullable<Diagnostic['fixes']>[number]['edits'], code: string): void {
  const gone = edits.map(({ range }) => text.slice(range.start.offset, range.end.offset)).join('');
  const put = edits.map((edit) => edit.text).join('');
  let at = 0;
  for (const [char] of gone.matchAll(/[\p{L}\p{N}]/gu)) {
    at = put.indexOf(char, at) + 1;
    expect(at, `${code}: ${char} of ${JSON.stringify(gone)} in ${JSON.stringify(put)}`).toBeGreaterThan(0);
  }
}
