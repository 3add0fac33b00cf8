import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import reportSchema from '../../schemas/report.schema.json' with { type: 'json' };
import { type CheckOptions, check } from '../../src/core/check.ts';
import type { Report } from '../../src/core/report.ts';

const holds = new Ajv().compile(reportSchema);

/** Judges a text and holds the report against its published schema. */
async function judge(document: string | Uint8Array, options?: CheckOptions): Promise<Report> {
  const bytes = typeof document === 'string' ? new TextEncoder().encode(document) : document;
  const { report } = await check(bytes, options);
  expect(holds(report), JSON.stringify(holds.errors)).toBe(true);
  return report;
}

/** Each diagnostic as `severity code pointer line:column`. */
const brief = ({ diagnostics }: Report) =>
  diagnostics.map(({ severity, code, pointer, range: { start } }) =>
    [severity, code, pointer, `${start.line}:${start.column}`].join(' '),
  );

const harbor = readFileSync(new URL('../fixtures/card/harbor/input.json', import.meta.url), 'utf8');

describe('the published Goloco card', () => {
  test('is valid, with one warning: design has no OASF tag', async () => {
    const report = await judge(harbor);
    expect(report).toMatchObject({ valid: true, kind: 'card', profile: 'goloco', specVersion: '1.0' });
    expect(brief(report)).toEqual(['warning labor-terms/oasf-tag /skills/1/tags 122:15']);
    expect(report.card).toEqual({
      interfaces: [
        {
          url: 'https://api.1849.ai/a2a/agents/agent_0123456789abcdef0123456789abcdef',
          protocolBinding: 'JSONRPC',
          protocolVersion: '1.0',
        },
      ],
      skills: [
        { id: 'lst_0a1b2c3d4e5f60718293a4b5c6d7e8f9', name: 'I will edit your launch copy' },
        { id: 'lst_f9e8d7c6b5a4938271605f4e3d2c1b0a', name: 'I will draw three product marks' },
      ],
      authentication: {
        required: true,
        alternatives: [[{ scheme: 'goloco_agent_key', type: 'apiKeySecurityScheme', scopes: [] }]],
      },
      ignored: [],
      emptied: [],
      version: { declared: '1.0.0+6225e0410d2e', computed: '1.0.0+6225e0410d2e', matches: true },
    });
  });

  test('with a changed price has another version, and the fix restores the match', async () => {
    const changed = harbor.replace('"1500"', '"1501"');
    const report = await judge(changed);
    const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, pointer }) => [code, pointer])).toEqual([['card/content-version', '/version']]);
    const edit = errors[0]?.fixes?.[0]?.edits[0];
    const fixed = changed.slice(0, edit?.range.start.offset) + edit?.text + changed.slice(edit?.range.end.offset);
    expect((await judge(fixed)).card?.version?.matches).toBe(true);
  });
});

/** Where a fault is shown, whatever stands before it. */
describe.each([
  ['LF', (text: string) => text, 0],
  ['CR LF', (text: string) => text.replaceAll('\n', '\r\n'), 0],
  ['a byte order mark', (text: string) => `\ufeff${text}`, 0],
  ['tabs', (text: string) => text.replaceAll('  ', '\t'), 0],
  ['astral characters', (text: string) => text.replace('Harbor Studio', '🛠️ Ħarbor 𝒮tudio'), 0],
])('the exact range with %s before it', (_, change) => {
  // what is replaced, by what, the pointer, the characters that the range covers
  const table: [string, string, string, string][] = [
    [
      '"protocolBinding": "JSONRPC"',
      '"protocolBinding": "jsonrpc"',
      '/supportedInterfaces/0/protocolBinding',
      '"jsonrpc"',
    ],
    ['"documentationUrl"', '"documentation_url"', '/documentation_url', '"documentation_url"'],
    ['"location": "header",', '', '/securitySchemes/goloco_agent_key/apiKeySecurityScheme/location', '{'],
    ['"kind": "choice"', '"kind": "chioce"', '/capabilities/extensions/0/params/offers/0/questions/1/kind', '"chioce"'],
    ['"list": []', '"list": [1]', '/securityRequirements/0/schemes/goloco_agent_key/list/0', '1'],
    ['"streaming": false', '"streaming": "no"', '/capabilities/streaming', '"no"'],
    ['"logo"', '"logo", ""', '/skills/1/tags/2', '""'],
  ];
  test.each(table)('%s -> %s', async (from, to, pointer, covered) => {
    const text = change(harbor.replace(from, to));
    const report = await judge(text);
    const found = report.diagnostics.filter((one) => one.pointer === pointer);
    expect(found.map(({ range }) => text.slice(range.start.offset, range.end.offset))).toEqual([covered]);
    const lineStart = text.lastIndexOf('\n', (found[0]?.range.start.offset ?? 0) - 1) + 1;
    expect(found[0]?.range.start.column).toBe((found[0]?.range.start.offset ?? 0) - lineStart + 1);
  });
});

describe('documents that are none', () => {
  const table: [string, string | Uint8Array, CheckOptions, string[]][] = [
    ['an empty list', '[]', {}, ['error card/wrong-type  1:1']],
    ['null', 'null', {}, ['error card/wrong-type  1:1']],
    ['a text', '"x"', {}, ['error card/wrong-type  1:1']],
    ['a broken number', '-', { kind: 'card' }, ['error json/number  1:1']],
    ['brackets', '['.repeat(100_000), {}, ['error json/too-deep  1:65']],
    ['only a fence', '---\n', {}, ['error frontmatter/unclosed  1:1']],
    ['prose', 'Hello', {}, ['error frontmatter/missing  1:1']],
    ['JSON as an agent file', '{}', { kind: 'agent' }, ['error frontmatter/missing  1:1']],
    ['Latin-1', Uint8Array.of(0x7b, 0x22, 0xe9, 0x22, 0x7d), {}, ['error text/not-utf-8  1:3']],
    ['UTF-16', new Uint8Array(Uint16Array.of(0x7b, 0x7d).buffer), {}, ['error text/nul  1:2']],
    ['too large', 'x'.repeat(256 * 1024 + 1), {}, ['error text/too-large  1:1']],
  ];
  test.each(table)('%s', async (_, document, options, expected) => {
    const report = await judge(document, options);
    expect(brief(report)).toEqual(expected);
    expect(report.valid).toBe(false);
  });

  test('an object without anything lacks each required member once', async () => {
    const report = await judge('{}');
    expect(report.diagnostics.map(({ pointer }) => pointer)).toEqual([
      '/name',
      '/description',
      '/supportedInterfaces',
      '/version',
      '/capabilities',
      '/defaultInputModes',
      '/defaultOutputModes',
      '/skills',
    ]);
  });

  test('more than 200 diagnostics are cut, the worst kept', async () => {
    const card = JSON.parse(harbor);
    card.skills = Array.from({ length: 300 }, () => ({ ...card.skills[0], nonsense: 1, id: undefined }));
    const report = await judge(JSON.stringify(card));
    expect(report.truncated).toBe(true);
    expect(report.diagnostics.length).toBe(200);
    expect(report.summary.errors).toBeGreaterThan(300);
    expect(new Set(report.diagnostics.map(({ severity }) => severity))).toEqual(new Set(['error']));
  });
});

test('a missing member is inserted by its fix in the layout of its neighbours', async () => {
  const text = harbor.replace('        "location": "header",\n', '');
  const { diagnostics } = await judge(text);
  const fix = diagnostics.find(({ code }) => code === 'card/missing-member')?.fixes?.[0];
  expect(fix?.safe).toBe(false);
  const edit = fix?.edits[0];
  const fixed = text.slice(0, edit?.range.start.offset) + edit?.text + text.slice(edit?.range.end.offset);
  expect(fixed).toContain('"description": "A Goloco agent API key.",\n        "location": "header"\n');
});
