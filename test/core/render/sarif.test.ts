import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import formats from 'ajv-formats';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enPages } from '../../../src/core/messages/en/pages/index.ts';
import type { Report } from '../../../src/core/report.ts';
import { exampleText } from '../../../src/core/rules/example.ts';
import { catalogue, ruleInfo } from '../../../src/core/rules/index.ts';
import { renderSarif } from '../../../src/render/sarif/log.ts';
import { anyDiagnostic, diagnostic, judge, reportOf } from './reports.ts';

const file = new URL('../../../node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json', import.meta.url);
// Written for draft 4, it uses nothing that later drafts read otherwise but its dialect, its "id" and patterns without
// the u flag.
const { $schema: _, id: __, ...schema } = JSON.parse(readFileSync(file, 'utf8'));
const ajv = new Ajv({ strict: false, unicodeRegExp: false });
formats.default(ajv);
const holds = ajv.compile(schema);

/** The only run of the log, held against the official schema of SARIF 2.1.0. */
async function run(report: Report, text = '', name = 'agent-card.json') {
  const log = JSON.parse(await renderSarif(report, text, name, enPages));
  expect(holds(log), JSON.stringify(holds.errors)).toBe(true);
  expect(log).toMatchObject({ $schema: expect.stringMatching(/^https:.*2\.1\.0\.json$/), version: '2.1.0' });
  expect(log.runs.length).toBe(1);
  return log.runs[0];
}

const locationOf = async (name: string) => (await run(reportOf(), '', name)).artifacts[0].location;

test('a good document has a run with no result', async () => {
  expect(await run(reportOf())).toEqual({
    tool: {
      driver: { name: '@goloco/agent-format', semanticVersion: '0.1.0', informationUri: 'https://1849.ai/', rules: [] },
    },
    columnKind: 'utf16CodeUnits',
    newlineSequences: ['\r\n', '\n', '\r'],
    artifacts: [
      {
        location: { uri: 'agent-card.json', uriBaseId: '%SRCROOT%', index: 0 },
        roles: ['analysisTarget'],
        encoding: 'UTF-8',
      },
    ],
    results: [],
  });
});

test('a diagnostic is a result at its place, with what belongs to it', async () => {
  const { range } = diagnostic();
  const found = diagnostic({
    hint: 'Fill it.',
    severity: 'warning',
    related: [{ message: 'The other.', pointer: '/a~1b', range }],
    fixes: [{ title: 'Fill it', safe: false, edits: [{ range, text: '"{}"' }] }],
  });
  const { results } = await run(reportOf(found));
  const artifactLocation = { uri: 'agent-card.json', uriBaseId: '%SRCROOT%', index: 0 };
  const region = { startLine: 2, startColumn: 3, endLine: 2, endColumn: 9, charOffset: 4, charLength: 6 };
  const physicalLocation = { artifactLocation, region };
  expect(results).toEqual([
    {
      ruleId: 'card/empty-value',
      ruleIndex: 0,
      level: 'warning',
      message: { text: 'It is empty. Fill it.' },
      locations: [{ physicalLocation, logicalLocations: [{ name: 'name', fullyQualifiedName: '/name' }] }],
      relatedLocations: [
        {
          id: 0,
          physicalLocation,
          logicalLocations: [{ name: 'a/b', fullyQualifiedName: '/a~1b' }],
          message: { text: 'The other.' },
        },
      ],
      partialFingerprints: { 'diagnostic/v1': expect.stringMatching(/^[0-9a-f]{64}:1$/) },
      fixes: [
        {
          description: { text: 'Fill it' },
          artifactChanges: [
            { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text: '"{}"' } }] },
          ],
          properties: { safe: false },
        },
      ],
    },
  ]);
});

test('the rules are those of the results, each once', async () => {
  const codes = ['card/empty-value', 'card/missing-member', 'card/empty-value'];
  const { tool, results } = await run(reportOf(...codes.map((code) => diagnostic({ code }))));
  const { rules } = tool.driver;
  expect(rules.map(({ id }: { id: string }) => id)).toEqual(['card/empty-value', 'card/missing-member']);
  expect(results.map(({ ruleIndex }: { ruleIndex: number }) => rules[ruleIndex].id)).toEqual(codes);
  for (const rule of rules) {
    expect(rule.helpUri).toBe(`https://1849.ai/rules/${rule.id}`);
    expect(rule.help.text).toContain(rule.helpUri);
    expect(rule.defaultConfiguration).toEqual({ level: ruleInfo(rule.id).severity });
    expect([rule.shortDescription.text, rule.fullDescription.text].every(Boolean)).toBe(true);
  }
});

test.each([
  ['agents/card.json', 'agents/card.json'],
  ['./card.json', 'card.json'],
  ['a b%20c.json', 'a%20b%2520c.json'],
  ['c:card.json', 'c%3Acard.json'],
  ['a?b#c', 'a%3Fb%23c'],
  ['søk/😀.json', 's%C3%B8k/%F0%9F%98%80.json'],
  ['a\\b', 'a%5Cb'],
  ['half \ud800', 'half%20%EF%BF%BD'],
  ['/home/me/card.json', 'file:///home/me/card.json'],
  ['//host/card.json', 'file:///host/card.json'],
])('the file %s is at %s', async (name, uri) => {
  const { uriBaseId, ...location } = await locationOf(name);
  expect(location).toEqual({ uri, index: 0 });
  expect(uriBaseId).toBe(uri.startsWith('file:') ? undefined : '%SRCROOT%');
});

test('files are listed once, and results refer to them', async () => {
  const files = ['./a.json', 'b.json', 'a.json'];
  const { artifacts, results } = await run(reportOf(...files.map((one) => diagnostic({ file: one }))), '', 'b.json');
  expect(artifacts.map((one: { location: { uri: string } }) => one.location.uri)).toEqual(['b.json', 'a.json']);
  const places = results.map((one: { locations: [{ physicalLocation: { artifactLocation: object } }] }) =>
    artifacts.findIndex(
      ({ location }: { location: object }) =>
        JSON.stringify(location) === JSON.stringify(one.locations[0].physicalLocation.artifactLocation),
    ),
  );
  expect(places).toEqual([1, 0, 1]);
});

describe('messages', () => {
  test.each([
    ['braces are no placeholders', 'Write { "a": {0} }.', 'Write {{ "a": {{0}} }}.'],
    ['brackets stay', 'Write [scopes].', 'Write [scopes].'],
    ['a document cannot place a link', 'No "[ok](https://evil.example)".', 'No "[ok] (https://evil.example)".'],
  ])('%s', async (_, message, text) => {
    const { results } = await run(reportOf(diagnostic({ message })));
    expect(results[0].message.text).toBe(text);
  });
});

describe('fingerprints', () => {
  const marks = async (report: Report) =>
    (await run(report)).results.map(
      (one: { partialFingerprints: Record<string, string> }) => one.partialFingerprints['diagnostic/v1'],
    );
  const later = { start: { line: 9, column: 1, offset: 90 }, end: { line: 9, column: 2, offset: 91 } };

  test('stay when lines move', async () => {
    expect(await marks(reportOf(diagnostic()))).toEqual(await marks(reportOf(diagnostic({ range: later }))));
  });

  test.each([{ code: 'card/missing-member' }, { pointer: '/version' }, { message: 'It is missing.' }])(
    'differ with %j',
    async (members) => {
      expect(await marks(reportOf(diagnostic()))).not.toEqual(await marks(reportOf(diagnostic(members))));
    },
  );

  test('tell two equal findings apart', async () => {
    expect(new Set(await marks(reportOf(diagnostic(), diagnostic({ range: later })))).size).toBe(2);
  });
});

describe('a byte order mark does not count', () => {
  const card = '{"supportedInterfaces": [],\n "supportedInterfaces": []}';

  test('in any region', async () => {
    const plain = await judge(card);
    const marked = await judge(`\ufeff${card}`);
    const { results } = await run(plain.report, plain.text);
    const both = await run(marked.report, marked.text);
    const others = both.results.filter(({ ruleId }: { ruleId: string }) => ruleId !== 'text/byte-order-mark');
    const places = (of: { ruleId: string; locations: object; relatedLocations?: object }[]) =>
      of.map(({ ruleId, locations, relatedLocations }) => ({ ruleId, locations, relatedLocations }));
    expect(results.length).toBeGreaterThan(1);
    expect(places(others)).toEqual(places(results));
  });

  test('so a fix that only removes it is left out', async () => {
    const { report, text } = await judge(`\ufeff${card}`);
    const mark = report.diagnostics.find(({ code }) => code === 'text/byte-order-mark');
    expect(mark?.fixes?.length).toBe(1);
    const { results } = await run(report, text);
    const result = results.find(({ ruleId }: { ruleId: string }) => ruleId === 'text/byte-order-mark');
    expect(result.fixes).toEqual([]);
    expect(result.locations[0].physicalLocation.region).toMatchObject({ startColumn: 1, charOffset: 0, charLength: 0 });
  });
});

test.each(catalogue.filter(({ wrong }) => wrong !== undefined))('the wrong example of $code', async (rule) => {
  const { report, text } = await judge(await exampleText(rule.wrong ?? '', rule));
  const { results } = await run(report, text);
  expect(results.length).toBe(report.diagnostics.length);
});

test('whatever names, messages, pointers and ranges: the log is valid, and both forms of a region are one', async () => {
  await fc.assert(
    fc.asyncProperty(anyDiagnostic, async ({ text, found }) => {
      const { results, artifacts } = await run(reportOf(found), text);
      const { region } = results[0].locations[0].physicalLocation;
      const counted = text.replace(/^\ufeff/, '');
      const lines = counted.split(/(?<=\r\n|\n|\r(?!\n))/);
      const offset = (line: number, column: number) => lines.slice(0, line - 1).join('').length + column - 1;
      expect(region.charOffset).toBe(offset(region.startLine, region.startColumn));
      expect(region.charOffset + region.charLength).toBe(offset(region.endLine, region.endColumn));
      expect(region.charOffset + region.charLength).toBeLessThanOrEqual(counted.length);
      for (const { location } of artifacts) {
        expect(location.uri).toMatch(/^(?:file:\/\/\/)?(?:[\w.~!*'()-]|%[0-9A-F]{2}|\/)*$/);
        expect(location.uri).not.toMatch(/^\//);
      }
    }),
  );
});
