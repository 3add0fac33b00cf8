import { describe, expect, test } from 'vitest';
import { type CheckOptions, check } from '../../../src/core/check.ts';
import type { Diagnostic, Report } from '../../../src/core/report.ts';
import { corpusFiles, corpusTable, hasCorpus } from '../../corpus.ts';

const judge = async (bytes: Uint8Array, options: CheckOptions = {}): Promise<Report> =>
  (await check(bytes, { kind: 'card', profile: 'a2a', ...options })).report;

const errors = ({ diagnostics }: Report) => diagnostics.filter(({ severity }) => severity === 'error');
const loud = ({ diagnostics }: Report) => diagnostics.filter(({ severity }) => severity !== 'note');
const told = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ code, pointer }) => `${code} ${pointer}`);

describe.runIf(hasCorpus)('cards with one defect each, of a public checker', () => {
  const files = new Map(corpusFiles('peers/p4a-conformance', '.json').map(({ name, bytes }) => [name, bytes]));
  const camel = (pointer: string) => pointer.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  /** The fault may be told at the old spelling, at the member that is missing for it, or inside it. */
  const near = (pointer: string, site: string) =>
    camel(pointer) === camel(site) ||
    camel(pointer).startsWith(`${camel(site)}/`) ||
    camel(site).startsWith(`${camel(pointer)}/`);

  test.each(corpusTable('peers/p4a-conformance/expected.tsv'))('$file', async ({ file = '', how_known = '' }) => {
    const site = how_known.split('site: ')[1]?.trim();
    const report = await judge(files.get(file) ?? new Uint8Array());
    const found = loud(report);
    if (file.startsWith('good/')) expect(told(found)).toEqual([]);
    if (!site) return;
    expect(found.length, 'missed').toBeGreaterThan(0);
    expect(told(found.filter(({ pointer }) => !near(pointer, site)))).toEqual([]);
  });
});

describe.runIf(hasCorpus)('real cards', () => {
  const files = new Map(corpusFiles('cards', '.json').map(({ name, bytes }) => [name, bytes]));

  test.each(corpusTable('cards/oracle.tsv'))('$file of $repo', async (row) => {
    const bytes = files.get(row.file ?? '') ?? new Uint8Array();
    const emptied = [row.requirements_emptied, row.schemes_emptied].some((count) => count !== '' && count !== '0');
    const broken = row.protojson !== 'ok';
    const report = await judge(bytes);
    if (broken || (row.layout === '1.0' && (row.required_missing !== '' || emptied))) expect(report.valid).toBe(false);
    const strict = await judge(bytes, { spec: '1.0' });
    if (broken || row.required_missing !== '') expect(strict.valid).toBe(false);
    // Lost security is an error at its place.
    for (const pointer of strict.card?.emptied ?? []) {
      expect(
        errors(strict).some((one) => one.pointer.startsWith(pointer)),
        pointer,
      ).toBe(true);
    }
    // A file that is no JSON says where it stops being some.
    if (row.protojson === 'bad JSON') expect(told(errors(report))).toEqual([expect.stringMatching(/^json\//)]);
  });

  test.each(['001.json', '028.json', '043.json'])('%s is valid', async (file) => {
    expect(told(errors(await judge(files.get(file) ?? new Uint8Array())))).toEqual([]);
  });

  test('the sample card of each version is read as that version', async () => {
    const versions = await Promise.all(
      corpusFiles('spec-samples', '.json').map(async ({ name, bytes }) => [name, (await judge(bytes)).specVersion]),
    );
    expect(Object.fromEntries(versions)).toEqual({
      'spec-HEAD-sample.json': '1.0',
      'spec-v0.2.3-sample.json': '0.2',
      'spec-v0.2.5-sample.json': '0.3',
      'spec-v0.2.6-sample.json': '0.3',
      'spec-v0.3.0-sample.json': '0.3',
      'spec-v1.0.0-sample.json': '1.0',
      'spec-v1.0.1-sample.json': '1.0',
    });
  });
});
