import Ajv from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import reportSchema from '../../schemas/report.schema.json' with { type: 'json' };
import type { Examined } from '../../src/core/check.ts';
import { placeAt, split, valueAt } from '../../src/core/parse/pointer.ts';
import type { Diagnostic, Position, Range, Report } from '../../src/core/report.ts';

const holds = new Ajv().compile(reportSchema);

/** Line and column of an offset, counted anew. */
function position(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  // An offset between CR and LF is on the line that they end.
  const lines = before.split(/\r\n|\n|\r(?!$)/);
  const ended = before.endsWith('\r') && text[offset] !== '\n' ? [...lines, ''] : lines;
  return { line: ended.length, column: (ended.at(-1)?.length ?? 0) + 1, offset };
}

function expectRange(text: string, { start, end }: Range): void {
  expect(start.offset).toBeLessThanOrEqual(end.offset);
  expect(end.offset).toBeLessThanOrEqual(text.length);
  for (const one of [start, end]) expect(one).toEqual(position(text, one.offset));
}

/** Every range of these diagnostics is in the text, at the line and column that it says; a fix has edits, which do not overlap. */
export function expectRanges(text: string, diagnostics: readonly Diagnostic[]): void {
  for (const { range, related = [], fixes = [] } of diagnostics) {
    expectRange(text, range);
    for (const one of related) expectRange(text, one.range);
    for (const { edits } of fixes) {
      expect(edits).not.toEqual([]);
      for (const one of edits) expectRange(text, one.range);
      const ordered = edits.toSorted((a, b) => a.range.start.offset - b.range.start.offset);
      const overlaps = ordered.slice(1).filter((one, index) => {
        const before = ordered[index]?.range.end.offset ?? 0;
        return one.range.start.offset < before;
      });
      expect(overlaps).toEqual([]);
    }
  }
}

/** What a pointer leads to is there, or the object or list is that should have it; `/body` is the text behind a frontmatter. */
export function expectPointers(text: string, { reading, kind }: Examined, diagnostics: readonly Diagnostic[]): void {
  const resolves = kind.is === 'card' || kind.is === 'listing' ? inJson(text) : inFrontmatter(reading.document?.root);
  if (!resolves) return;
  for (const { pointer, related = [] } of diagnostics) {
    for (const one of [pointer, ...related.flatMap((other) => other.pointer ?? [])]) {
      expect(resolves(one) || resolves(split(one)?.parent ?? '', true), one).toBe(true);
    }
  }
}

type Resolves = (pointer: string, asHolder?: boolean) => boolean;

function inJson(text: string): Resolves | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
  return (pointer, asHolder) => {
    const found = valueAt(value, pointer);
    return asHolder ? typeof found === 'object' && found !== null : found !== undefined;
  };
}

function inFrontmatter(root: Parameters<typeof placeAt>[0] | undefined): Resolves | undefined {
  if (!root) return undefined;
  return (pointer, asHolder) => {
    if (pointer === '/body') return true;
    const place = placeAt(root, pointer);
    return asHolder ? place?.members !== undefined || place?.items !== undefined : place !== undefined;
  };
}

/** The report keeps to its published schema. */
export function expectFits(report: Report): void {
  expect(holds(JSON.parse(JSON.stringify(report))), JSON.stringify(holds.errors)).toBe(true);
}

/** The report keeps to its schema, and what it says fits the text. */
export function expectSound(examined: Examined, report: Report): void {
  expectFits(report);
  expectRanges(examined.text, report.diagnostics);
  expectPointers(examined.text, examined, report.diagnostics);
}

interface Told extends Pick<Report, 'summary' | 'truncated'> {
  readonly diagnostics: readonly Diagnostic[];
}

/** What a report says but for its words. */
export const withoutWords = ({ diagnostics, summary, truncated }: Told) => ({
  summary,
  truncated,
  diagnostics: diagnostics.map(({ message: _, hint: __, related, fixes, ...rest }) => ({
    ...rest,
    related: related?.map(({ pointer, range }) => ({ pointer, range })),
    fixes: fixes?.map(({ safe, edits }) => ({ safe, edits })),
  })),
});
