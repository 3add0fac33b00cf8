import { type Schema, Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import reportSchema from '../../schemas/report.schema.json' with { type: 'json' };
import { check } from '../../src/core/check.ts';
import { split, valueAt } from '../../src/core/parse/pointer.ts';
import { repair } from '../../src/core/repair.ts';
import type { Diagnostic, Range, Report } from '../../src/core/report.ts';
import { referencedBy, schemas } from '../../src/core/schema/registry.ts';
import { isSurelyValid } from '../../src/core/schema/surely-valid.ts';
import { type Mutant, mutantCards, mutants } from './documents.ts';
import { runs, timeout } from './runs.ts';

const reports = new Validator(structuredClone(reportSchema) as Schema, '2020-12', false);
const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** Line and column of an offset, counted anew. */
function position(text: string, offset: number) {
  const before = text.slice(0, offset);
  // An offset between CR and LF is on the line that they end.
  const lines = before.split(/\r\n|\n|\r(?!$)/);
  const ended = before.endsWith('\r') && text[offset] !== '\n' ? [...lines, ''] : lines;
  return { line: ended.length, column: (ended.at(-1)?.length ?? 0) + 1, offset };
}

function expectRange(text: string, { start, end }: Range): void {
  expect(start.offset).toBeLessThanOrEqual(end.offset);
  expect(end.offset).toBeLessThanOrEqual(text.length);
  for (const one of [start, end]) {
    const { line, column, offset } = position(text, one.offset);
    expect(one).toEqual({ line, column, offset });
  }
}

/** The pointer leads to a value, to a member that should be there, or to the body. */
function expectPointer(text: string, { pointer }: Diagnostic): void {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return;
  }
  const parent = split(pointer)?.parent ?? '';
  expect(pointer === '' || valueAt(value, pointer) !== undefined || typeof valueAt(value, parent) === 'object').toBe(
    true,
  );
}

function expectSound(text: string, report: Report): void {
  expect(reports.validate(JSON.parse(JSON.stringify(report))).errors).toEqual([]);
  for (const diagnostic of report.diagnostics) {
    expectRange(text, diagnostic.range);
    for (const { range } of diagnostic.related ?? []) expectRange(text, range);
    for (const { edits } of diagnostic.fixes ?? []) for (const { range } of edits) expectRange(text, range);
    if (report.kind === 'card') expectPointer(text, diagnostic);
  }
}

/** Generous for a busy machine, and far below what a text that is not read in linear time takes. */
const cpuMilliseconds = (bytes: number) => 500 + bytes / 10;

async function judge({ bytes, kind }: Mutant) {
  const before = process.cpuUsage();
  const checked = await check(bytes, { kind });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(cpuMilliseconds(bytes.length));
  return checked;
}

describe('whatever is sent', () => {
  test('is judged without an exception, in time, and what is said of it fits the text', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(mutants, async (mutant) => {
        const { text, report } = await judge(mutant);
        expectSound(text, report);
      }),
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
      fc.asyncProperty(mutants, options, async ({ bytes }, how) => {
        const { text, report } = await check(bytes, how as Parameters<typeof check>[1]);
        expectSound(text, report);
      }),
      runs(200),
    );
  });

  test('keeps the promise of its fixes: no error more, and nothing left to do', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(mutants, async ({ bytes, kind }) => {
        const { before, document, after } = await repair(bytes, { kind, to: 'same' });
        // Bytes that are no UTF-8 come back as they are; read as text they are another document.
        fc.pre(!before.diagnostics.some(({ code }) => code === 'text/not-utf-8'));
        if (before.valid) expect(after.valid).toBe(true);
        const again = await repair(new TextEncoder().encode(document), { kind, to: 'same' });
        expect(again.document).toBe(document);
      }),
      runs(100),
    );
  });
});

/** The value with the keys of every object the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, part]) => [key, reversed(part)]));
}

describe('a card', () => {
  test('has the same verdict whatever the order of its keys and its white space', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(mutantCards, async (card) => {
        const written = async (value: unknown, indent?: string) =>
          (await check(new TextEncoder().encode(JSON.stringify(value, null, indent)), { kind: 'card' })).report;
        const { valid } = await written(card);
        expect((await written(card, '\t')).valid).toBe(valid);
        // Which of several faults is told as the first depends on the order; that there is one does not.
        expect((await written(reversed(card))).valid).toBe(valid);
      }),
      runs(150),
    );
  });

  test('is surely valid where cfworker finds nothing, and nowhere else', { timeout }, () => {
    const slow = schemas.map(({ id, schema }) => {
      const validator = new Validator(structuredClone(schema) as Schema, '2020-12', false);
      for (const other of referencedBy(id)) validator.addSchema(structuredClone(other.schema) as Schema);
      return [id, validator] as const;
    });
    fc.assert(
      fc.property(mutantCards, (card) => {
        for (const [id, validator] of slow) {
          expect([id, isSurelyValid(id, card)]).toEqual([id, validator.validate(card).valid]);
        }
      }),
      runs(300),
    );
  });

  test('is no less valid when it is read twice', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(mutantCards, async (card) => {
        const bytes = encode(card);
        expect(await check(bytes)).toEqual(await check(bytes));
      }),
      runs(50),
    );
  });
});
