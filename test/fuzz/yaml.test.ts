import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../../src/core/edit/apply.ts';
import type { Finding } from '../../src/core/finding.ts';
import { readFrontmatter } from '../../src/core/parse/frontmatter.ts';
import { fileKeys } from '../../src/core/schema/file-keys.ts';
import { frontmatters } from './frontmatters.ts';
import { runs, timeout } from './runs.ts';

/** Texts that stop YAML libraries or are read by them in odd ways, and a good one. */
const seeds = [
  'name: a\ndescription: Edits copy\ntools: [web.search]\nskills:\n  - ./a # b\n',
  '? '.repeat(60),
  '['.repeat(90),
  '{a: '.repeat(40),
  '- '.repeat(90),
  'a: b: c\n'.repeat(20),
  `a: &x 1\n${'b: *x\n'.repeat(20)}`,
  'a: |\n  b\n c: >-\n    d\n',
  'description: Use when: "asked"\n\tmore: text\n<example>\nuser: hello\n</example>\n',
  '%YAML 1.1\n--- !!map\na: !b c\n...\n',
];
const pieces = [
  '\n',
  '\r',
  '\t',
  ' ',
  ': ',
  '- ',
  '? ',
  '#',
  ' #',
  '"',
  "'",
  '[',
  ']',
  '{',
  '}',
  ',',
  '|',
  '>',
  '&a',
  '*a',
  '!a',
  '<<: ',
  '---',
  '...',
  '%',
  '@',
  '\\',
  '\u0000',
  '\u00a0',
  '\u2028',
  '😀',
  '\ud83d',
];

const mutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  drop: fc.nat(4),
  put: fc.oneof(
    fc.constantFrom(...pieces),
    fc.constantFrom(...pieces).map((piece) => piece.repeat(20)),
  ),
});
const mutated = fc
  .record({ seed: fc.constantFrom(...seeds), mutations: fc.array(mutation, { maxLength: 6 }) })
  .map(({ seed, mutations }) =>
    mutations.reduce((text, { at, drop, put }) => {
      const index = Math.floor(at * text.length);
      return text.slice(0, index) + put + text.slice(index + drop);
    }, seed),
  );

const texts = fc.oneof(mutated, frontmatters).map((yaml) => `---\n${yaml}\n---\nEdit.\n`);

/** Faults for which a text cannot be read. Keys that stand twice or merge come to light when it can. */
const isFault = ({ code, data }: Finding) =>
  code.startsWith('yaml/') && code !== 'yaml/duplicate-key' && !('what' in data && data.what === 'merge key');

const faultsIn = (text: string) => readFrontmatter(text, fileKeys()).findings.filter(isFault);

test('whatever the text is, the reading ends and tells of places inside it', { timeout }, () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { findings, value } = readFrontmatter(text, fileKeys());
      for (const { span, fixes = [] } of findings) {
        for (const one of [span, ...fixes.flatMap(({ edits }) => edits.map((edit) => edit.span))]) {
          expect(one.start).toBeGreaterThanOrEqual(0);
          expect(one.end).toBeGreaterThanOrEqual(one.start);
          expect(one.end).toBeLessThanOrEqual(text.length);
        }
      }
      expect(value !== undefined || findings.length > 0).toBe(true);
    }),
    runs(1000),
  );
});

test('all safe fixes of one reading together leave no fault but some of those that have none, as they were', {
  timeout,
}, () => {
  const told = ({ code, data }: Finding) => JSON.stringify([code, data]);
  fc.assert(
    fc.property(texts, (text) => {
      const faults = faultsIn(text);
      const safe = faults.map(({ fixes = [] }) => fixes.filter((fix) => fix.safe).flatMap(({ edits }) => edits));
      fc.pre(safe.some((edits) => edits.length > 0));
      const without = faults.filter((_, index) => safe[index]?.length === 0).map(told);
      const left = faultsIn(applyEdits(text, safe.flat())).map(told);
      for (const one of left) expect(without.splice(without.indexOf(one) >>> 0, 1)).toEqual([one]);
    }),
    runs(1000),
  );
});
