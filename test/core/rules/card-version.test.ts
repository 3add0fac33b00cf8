import { describe, expect, test } from 'vitest';
import { type CheckOptions, check } from '../../../src/core/check.ts';
import { repair } from '../../../src/core/repair.ts';
import { oldCard } from '../../../src/core/rules/card/version/old-example.ts';
import { fixed, found, judgeCard } from './card-judge.ts';

const bearer = { httpAuthSecurityScheme: { scheme: 'Bearer' } };
const needs = { securityRequirements: [{ schemes: { b: {} } }] };
const judge = async (text: string, options: CheckOptions) =>
  (await check(new TextEncoder().encode(text), { kind: 'card', ...options })).report;
const told = async (text: string, options: CheckOptions = {}) =>
  (await judge(text, options)).diagnostics.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);
const url = 'https://harbor.studio/a2a';

describe('the two halves of a card for two versions', () => {
  const key = { apiKeySecurityScheme: { location: 'header', name: 'X' } };
  const half = { url, securitySchemes: { b: bearer }, security: [{ b: [] }], ...needs };
  const halved = (b: object) => ({ url, securitySchemes: { b }, security: [{ b: [] }], ...needs });
  const flow = (tokenUrl: string) => ({ clientCredentials: { tokenUrl, scopes: {} } });
  const [one, other] = ['https://id.harbor.studio/1', 'https://id.harbor.studio/2'];
  test.each<[string, object, string[]]>([
    ['say the same', half, []],
    ['in the shape of 1.0', { ...half, security: [{ schemes: { b: {} } }] }, []],
    ['the same scheme', halved({ ...key, type: 'apiKey', in: 'header', name: 'X' }), []],
    ['another type', halved({ ...key, type: 'http' }), ['error card/contradiction /securitySchemes/b/type']],
    [
      'another place of the key',
      halved({ ...key, type: 'apiKey', in: 'query', name: 'Y' }),
      ['error card/contradiction /securitySchemes/b/in'],
    ],
    [
      'another name of the key',
      halved({ ...key, type: 'apiKey', in: 'header', name: 'Y' }),
      ['error card/contradiction /securitySchemes/b/name'],
    ],
    ['case of an HTTP scheme', halved({ ...bearer, type: 'http', scheme: 'bearer' }), []],
    [
      'another address of a flow',
      halved({ oauth2SecurityScheme: { flows: flow(one) }, type: 'oauth2', flows: flow(other) }),
      ['error card/contradiction /securitySchemes/b/flows'],
    ],
    [
      'an address of a flow in clear text',
      halved({
        oauth2SecurityScheme: { flows: flow('http://id.harbor.studio/1') },
        type: 'oauth2',
        flows: flow('http://id.harbor.studio/1'),
      }),
      [
        'error card/insecure-url /securitySchemes/b/oauth2SecurityScheme/flows/clientCredentials/tokenUrl',
        'error card/insecure-url /securitySchemes/b/flows/clientCredentials/tokenUrl',
      ],
    ],
    ['only the new half demands credentials', { ...half, security: null }, ['warning card/contradiction /url']],
    [
      'an additional interface that the new half lacks',
      { url, additionalInterfaces: [{ url: 'https://harbor.studio/rest', transport: 'HTTP+JSON' }] },
      ['warning card/contradiction /additionalInterfaces/0'],
    ],
    ['an additional interface that says url again', { url, additionalInterfaces: [{ url, transport: 'JSONRPC' }] }, []],
  ])('%s', async (_, members, expected) => {
    expect((await found({ ...members })).filter((one) => !one.startsWith('note'))).toEqual(expected);
  });

  test('thousands of interfaces are not all repeated', async () => {
    const supportedInterfaces = Array.from({ length: 1200 }, (_, index) => ({
      url: `https://harbor.studio/a2a/${index}`,
      protocolBinding: 'JSONRPC',
      protocolVersion: '1.0',
    }));
    const { diagnostics } = await judgeCard({ supportedInterfaces, url });
    expect(diagnostics.map(({ code }) => code)).toEqual(['card/contradiction']);
    expect(diagnostics[0]?.message.length).toBeLessThan(400);
  });
});

describe('a label that is left over', () => {
  test.each(['1.0', '1.2'])('%s alone', async (protocolVersion) => {
    const { diagnostics } = await judgeCard({ protocolVersion });
    expect(diagnostics.map(({ severity, code, pointer }) => [severity, code, pointer])).toEqual([
      ['note', 'card/hybrid', '/protocolVersion'],
    ]);
    expect(diagnostics[0]?.message).toContain('left over');
  });
});

describe('a card of an older version', () => {
  test('says so first', async () => {
    const text = oldCard({ version: 1 }).replace('"description"', '"descripton"');
    const all = await told(text);
    expect(all[0]).toBe('warning card/old-version ');
    expect(all.filter((one) => one.startsWith('error')).length).toBeGreaterThan(1);
  });

  test('with a label of 1.0: one diagnostic', async () => {
    expect(await told(oldCard({ protocolVersion: '1.0' }))).toEqual(['error card/version-label /protocolVersion']);
  });

  test('a 1.0 card that is to be judged as 0.3 is told without its own members', async () => {
    const { text } = await judgeCard({ securitySchemes: { b: bearer }, ...needs });
    const report = await judge(text, { spec: '0.3' });
    const lines = report.diagnostics.map(({ code, pointer }) => `${code} ${pointer}`);
    expect(lines.filter((one) => one.startsWith('card/unknown-member'))).toEqual([]);
    const old = report.diagnostics.filter(({ code }) => code === 'card/old-version');
    expect(old.map(({ severity, message }) => [severity, message.includes('find no')])).toEqual([['note', false]]);
  });

  test('one address with two transports', async () => {
    const card = (transport: string) => oldCard({ additionalInterfaces: [{ url, transport }] });
    expect(await told(card('JSONRPC'))).toEqual(['warning card/old-version ']);
    expect(await told(card('GRPC'))).toEqual([
      'warning card/old-version ',
      'warning card/transport-conflict /additionalInterfaces/0',
    ]);
  });

  test.each(['0.2.9', '0.3.0'])('the label %s is known', async (protocolVersion) => {
    expect(await told(oldCard({ protocolVersion }))).toEqual(['warning card/old-version ']);
  });

  test('the label 0.4 is of no version', async () => {
    expect(await told(oldCard({ protocolVersion: '0.4' }))).toEqual([
      'warning card/old-version ',
      'note card/unknown-version /protocolVersion',
    ]);
  });
});

describe('interfaces that are missing, judged as 1.0', () => {
  const spec = '1.0' as const;
  const apply = (
    text: string,
    edits: readonly { range: { start: { offset: number }; end: { offset: number } }; text: string }[],
  ) =>
    edits
      .toSorted((a, b) => b.range.start.offset - a.range.start.offset)
      .reduce((all, one) => all.slice(0, one.range.start.offset) + one.text + all.slice(one.range.end.offset), text);

  test.each<[string, object, string]>([
    ['not there', {}, '{'],
    ['an empty list', { supportedInterfaces: [] }, '[]'],
    ['null', { supportedInterfaces: null }, 'null'],
    ['a number', { supportedInterfaces: 7 }, '7'],
  ])('%s: the range covers it', async (_, members, covers) => {
    const text = oldCard(members);
    const errors = (await judge(text, { spec })).diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['card/old-layout /supportedInterfaces']);
    const range = errors[0]?.range;
    expect(text.slice(range?.start.offset, range?.end.offset)).toBe(covers);
    expect(errors[0]?.message.includes('is missing')).toBe(covers === '{');
  });

  test('the fix keeps the old half, and says in both the same', async () => {
    const text = oldCard({
      protocolVersion: '0.2.9',
      additionalInterfaces: [{ url: 'https://harbor.studio/rest', transport: 'HTTP+JSON' }],
      supportsAuthenticatedExtendedCard: true,
      securitySchemes: { b: bearer },
    });
    const fix = (await judge(text, { spec })).diagnostics.flatMap(({ code, fixes = [] }) =>
      code === 'card/old-layout' ? fixes : [],
    );
    expect(fix.map(({ safe }) => safe)).toEqual([true]);
    const after = apply(text, fix[0]?.edits ?? []);
    expect(JSON.parse(after)).toMatchObject({
      url,
      supportedInterfaces: [
        { url, protocolBinding: 'JSONRPC', protocolVersion: '0.3' },
        { url: 'https://harbor.studio/rest', protocolBinding: 'HTTP+JSON', protocolVersion: '0.3' },
      ],
      capabilities: { extendedAgentCard: true },
      supportsAuthenticatedExtendedCard: true,
    });
    expect((await told(after)).filter((one) => !one.startsWith('note'))).toEqual([]);
  });

  test('an address that nobody can call is no safe one', async () => {
    const report = await judge(oldCard({ url: '/a2a' }), { spec });
    const fixes = report.diagnostics.flatMap(({ code, fixes = [] }) => (code === 'card/old-layout' ? fixes : []));
    expect(fixes.map(({ safe }) => safe)).toEqual([false]);
  });
});

test('a flag that only clients of 0.3 see is a warning: nobody is let in by it', async () => {
  const secured = {
    securitySchemes: { b: bearer },
    securityRequirements: [{ schemes: { b: { list: [] } } }],
  };
  expect(await found({ ...secured, supportsAuthenticatedExtendedCard: true })).toEqual([
    'warning card/contradiction /supportsAuthenticatedExtendedCard',
  ]);
});

describe('versions that A2A does not have', () => {
  test.each([
    ['1.0', []],
    ['1.2', ['note card/unknown-version /supportedInterfaces/0/protocolVersion']],
    ['2.0', ['note card/unknown-version /supportedInterfaces/0/protocolVersion']],
    ['1.0.0', ['warning card/protocol-version /supportedInterfaces/0/protocolVersion']],
  ])('%s: %j', async (protocolVersion, expected) => {
    expect(await found({ supportedInterfaces: [{ url, protocolBinding: 'JSONRPC', protocolVersion }] })).toEqual(
      expected,
    );
  });
});

test('a Goloco card is one of 1.0, whatever is asked', async () => {
  const { text } = await judgeCard({});
  const report = await judge(text, { profile: 'goloco', spec: '0.3' });
  expect(report.specVersion).toBe('1.0');
});

test('the fix of an interface is of use to nobody where there is none', async () => {
  expect((await fixed({})).safe).toEqual([]);
});

describe('interfaces of older versions in a card of 1.0', () => {
  const all = (...versions: unknown[]) => ({
    supportedInterfaces: versions.map((protocolVersion, index) => ({
      url: `${url}/${index}`,
      protocolBinding: 'JSONRPC',
      protocolVersion,
    })),
  });
  test.each<[string, ReturnType<typeof all>, string[]]>([
    ['one of 0.3', all('0.3'), ['note card/old-interfaces /supportedInterfaces/0/protocolVersion']],
    ['two of them', all('0.3', '0.2'), ['note card/old-interfaces /supportedInterfaces/0/protocolVersion']],
    ['one of 1.0 among them', all('0.3', '1.0'), []],
    ['one of 1.0', all('1.0'), []],
  ])('%s', async (_, members, codes) => {
    expect(await found(members)).toEqual(codes);
  });

  test('an old card that becomes one of 1.0 is told that its server does not', async () => {
    const { after } = await repair(new TextEncoder().encode(oldCard({})), {});
    expect(after.diagnostics.map(({ code }) => code)).toContain('card/old-interfaces');
    const spoken = await repair(new TextEncoder().encode(oldCard({})), { serverVersion: '1.0' });
    expect(spoken.after.diagnostics.map(({ code }) => code)).not.toContain('card/old-interfaces');
  });

  test('what to do with an old card is said for people and for programs', async () => {
    const [one] = (await judge(oldCard({}), {})).diagnostics;
    expect(one?.hint).toMatch(/^Convert it to 1\.0: .*programs send it to \/repair/);
  });
});
