import { describe, expect, it } from 'vitest';
import { accepted, changed, type Json, type JsonObject, refused, verdicts } from './judges.ts';

const REPORT = 'https://1849.ai/schema/report.schema.json';

const range = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 2, offset: 1 } };
const diagnostic: JsonObject = {
  code: 'json/trailing-comma',
  severity: 'error',
  message: 'A comma too many.',
  hint: 'Take it out.',
  pointer: '/skills/0/a~1b~0c',
  file: 'card.json',
  range,
  related: [{ message: 'It began here.', pointer: '', range }],
  docs: 'https://1849.ai/rules/json/trailing-comma',
  spec: 'RFC 8259 §5',
  fixes: [{ title: 'Take the comma out', safe: true, edits: [{ range, text: '' }] }],
};
const report: JsonObject = {
  valid: false,
  kind: 'card',
  profile: 'goloco',
  specVersion: '1.0',
  detected: { because: 'It has supportedInterfaces.' },
  summary: { errors: 1, warnings: 0, notes: 0 },
  diagnostics: [diagnostic],
  truncated: false,
  engine: { name: '@goloco/agent-format', version: '0.1.0' },
  card: {
    interfaces: [{ url: '', protocolBinding: 'JSONRPC', protocolVersion: '1.0', tenant: 'a' }],
    skills: [{ id: 'a', name: '' }],
    authentication: {
      required: true,
      alternatives: [[], [{ scheme: 'key', type: 'apiKeySecurityScheme', scopes: [] }]],
    },
    ignored: ['/security'],
    emptied: ['/securitySchemes/key'],
    version: { declared: '', computed: '1.0.0+6225e0410d2e', matches: false },
  },
  agent: {
    name: 'a',
    description: 'b',
    portability: [
      {
        tool: 'Codex',
        verdict: 'needs a change',
        path: '.codex/agents/a.toml',
        reasons: [{ pointer: '', message: 'c' }],
      },
    ],
  },
};

describe('the report', () => {
  it('accepts a whole one', () => {
    expect(verdicts(REPORT, report)).toEqual(accepted);
  });

  it.each([
    'profile',
    'specVersion',
    'card',
    'agent',
    'card/version',
    'card/interfaces/0/tenant',
    'card/authentication/alternatives/1/0/type',
    'agent/name',
    'agent/description',
    'agent/portability',
    'diagnostics/0/hint',
    'diagnostics/0/file',
    'diagnostics/0/related',
    'diagnostics/0/related/0/pointer',
    'diagnostics/0/spec',
    'diagnostics/0/fixes',
  ])('can do without %s, but not with null for it', (path) => {
    expect(verdicts(REPORT, changed(report, path, undefined))).toEqual(accepted);
    expect(verdicts(REPORT, changed(report, path, null))).toEqual(refused);
  });

  it.each([
    'valid',
    'kind',
    'detected',
    'detected/because',
    'summary',
    'summary/errors',
    'summary/warnings',
    'summary/notes',
    'diagnostics',
    'truncated',
    'engine',
    'engine/name',
    'engine/version',
    'card/interfaces',
    'card/interfaces/0/url',
    'card/interfaces/0/protocolBinding',
    'card/interfaces/0/protocolVersion',
    'card/skills',
    'card/skills/0/id',
    'card/skills/0/name',
    'card/authentication',
    'card/authentication/required',
    'card/authentication/alternatives',
    'card/authentication/alternatives/1/0/scheme',
    'card/authentication/alternatives/1/0/scopes',
    'card/ignored',
    'card/emptied',
    'card/version/declared',
    'card/version/computed',
    'card/version/matches',
    'agent/portability/0/tool',
    'agent/portability/0/verdict',
    'agent/portability/0/path',
    'agent/portability/0/reasons',
    'agent/portability/0/reasons/0/pointer',
    'agent/portability/0/reasons/0/message',
    'diagnostics/0/code',
    'diagnostics/0/severity',
    'diagnostics/0/message',
    'diagnostics/0/pointer',
    'diagnostics/0/range',
    'diagnostics/0/range/start',
    'diagnostics/0/range/end',
    'diagnostics/0/range/start/line',
    'diagnostics/0/range/start/column',
    'diagnostics/0/range/start/offset',
    'diagnostics/0/docs',
    'diagnostics/0/fixes/0/title',
    'diagnostics/0/fixes/0/safe',
    'diagnostics/0/fixes/0/edits',
    'diagnostics/0/fixes/0/edits/0/range',
    'diagnostics/0/fixes/0/edits/0/text',
    'diagnostics/0/related/0/message',
    'diagnostics/0/related/0/range',
  ])('needs %s', (path) => {
    expect(verdicts(REPORT, changed(report, path, undefined))).toEqual(refused);
  });

  it.each<[string, Json, object]>([
    ['kind', 'folder', accepted],
    ['kind', 'recipe', refused],
    ['profile', 'strict', refused],
    ['diagnostics/0/code', 'labor-terms/unknown-scheme2', accepted],
    ['diagnostics/0/code', 'schema/required', refused],
    ['diagnostics/0/code', 'card/Required', refused],
    ['diagnostics/0/code', 'card/a--b', refused],
    ['diagnostics/0/severity', 'info', refused],
    ['diagnostics/0/pointer', '', accepted],
    ['diagnostics/0/pointer', 'skills', refused],
    ['diagnostics/0/pointer', '/a~2', refused],
    ['diagnostics/0/related/0/pointer', 'skills', refused],
    ['card/ignored/0', 'skills', refused],
    ['agent/portability/0/verdict', 'maybe', refused],
    ['agent/portability/0/reasons', [], accepted],
    ['agent/portability/0/reasons/0/pointer', 'tools', refused],
    ['card/emptied/0', 'skills', refused],
    ['diagnostics/0/range/start/line', 0, refused],
    ['diagnostics/0/range/start/column', 0, refused],
    ['diagnostics/0/range/start/offset', -1, refused],
    ['diagnostics/0/fixes/0/edits', [], refused],
    ['diagnostics', [], accepted],
    ['diagnostics', Array.from({ length: 200 }, () => diagnostic), accepted],
    ['diagnostics', Array.from({ length: 201 }, () => diagnostic), refused],
  ])('judges %s: %.40j', (path, value, expected) => {
    expect(verdicts(REPORT, changed(report, path, value))).toEqual(expected);
  });
});

describe('every part of the report', () => {
  it.each([
    'detected',
    'summary',
    'engine',
    'diagnostics/0',
    'diagnostics/0/range',
    'diagnostics/0/range/start',
    'diagnostics/0/related/0',
    'diagnostics/0/fixes/0',
    'diagnostics/0/fixes/0/edits/0',
    'card',
    'card/interfaces/0',
    'card/skills/0',
    'card/authentication',
    'card/authentication/alternatives/1/0',
    'card/version',
    'agent',
    'agent/portability/0',
    'agent/portability/0/reasons/0',
  ])('%s has no member of another name', (path) => {
    expect(verdicts(REPORT, changed(report, 'extra', 1))).toEqual(refused);
    expect(verdicts(REPORT, changed(report, `${path}/extra`, 1))).toEqual(refused);
  });

  it.each([
    'specVersion',
    'detected/because',
    'engine/name',
    'engine/version',
    'diagnostics/0/message',
    'diagnostics/0/hint',
    'diagnostics/0/file',
    'diagnostics/0/docs',
    'diagnostics/0/spec',
    'diagnostics/0/related/0/message',
    'diagnostics/0/fixes/0/title',
    'card/authentication/alternatives/1/0/type',
    'card/version/computed',
    'agent/portability/0/tool',
    'agent/portability/0/verdict',
    'agent/portability/0/path',
    'agent/portability/0/reasons/0/message',
  ])('%s says something', (path) => {
    expect(verdicts(REPORT, changed(report, path, ''))).toEqual(refused);
  });

  it.each(['errors', 'warnings', 'notes'])('%s is a count', (name) => {
    for (const value of [-1, 0.5, '1'])
      expect(verdicts(REPORT, changed(report, `summary/${name}`, value))).toEqual(refused);
  });
});
