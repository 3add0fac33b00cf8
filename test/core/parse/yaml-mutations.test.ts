import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../../../src/core/edit/apply.ts';
import type { Finding } from '../../../src/core/finding.ts';
import { readFrontmatter } from '../../../src/core/parse/frontmatter.ts';

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

/** Faults for which a text cannot be read. Keys that stand twice or merge come to light when it can. */
const isFault = ({ code, data }: Finding) =>
  code.startsWith('yaml/') && code !== 'yaml/duplicate-key' && !('what' in data && data.what === 'merge key');

test('whatever the text is, the reading ends and tells of places inside it', () => {
  fc.assert(
    fc.property(mutated, (yaml) => {
      const text = `---\n${yaml}\n---\nEdit.\n`;
      const { findings, value } = readFrontmatter(text);
      for (const { span } of findings) {
        expect(span.start).toBeGreaterThanOrEqual(0);
        expect(span.end).toBeGreaterThanOrEqual(span.start);
        expect(span.end).toBeLessThanOrEqual(text.length);
      }
      expect(value !== undefined || findings.length > 0).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('all safe fixes of one reading together give a text that can be read', () => {
  fc.assert(
    fc.property(mutated, (yaml) => {
      const text = `---\n${yaml}\n---\nEdit.\n`;
      const faults = readFrontmatter(text).findings.filter(isFault);
      const edits = faults.flatMap(({ fixes = [] }) => fixes.filter(({ safe }) => safe).flatMap((fix) => fix.edits));
      if (edits.length > 0) expect(readFrontmatter(applyEdits(text, edits)).findings.filter(isFault)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
