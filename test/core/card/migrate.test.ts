import { AgentCard } from '@a2a-js/sdk';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/document.ts';
import { type RepairOptions, repair } from '../../../src/core/repair.ts';
import { corpusFiles, hasCorpus } from '../../corpus.ts';
import { wholeCard01, wholeCard02, wholeCard03 } from '../schema/older-whole-cards.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const migrated = (text: string, options: RepairOptions = {}) => repair(encode(text), { kind: 'card', ...options });

const skill = { id: 'edit', name: 'Edit copy', description: 'Edits a text.', tags: ['editing'], examples: ['Edit.'] };
const card: JsonObject = {
  name: 'Harbor Studio',
  description: 'Edits copy.',
  url: 'https://harbor.studio/a2a',
  version: '1.0.0',
  capabilities: {},
  defaultInputModes: ['text/plain'],
  defaultOutputModes: ['text/plain'],
  skills: [skill],
};

/** A card with these members after its migration; undefined takes a member out. */
async function after(members: object, options: RepairOptions = {}): Promise<JsonObject> {
  const { document } = await migrated(JSON.stringify({ ...card, ...members }, null, 2), options);
  return JSON.parse(document);
}

const one = (protocolVersion: string, protocolBinding = 'JSONRPC', url = 'https://harbor.studio/a2a') => ({
  url,
  protocolBinding,
  protocolVersion,
});

describe('interfaces', () => {
  test.each([
    ['no label', {}, [one('0.3')]],
    ['0.3.0', { protocolVersion: '0.3.0' }, [one('0.3')]],
    ['0.2.6', { protocolVersion: '0.2.6' }, [one('0.2')]],
    ['0.2.9, which never was', { protocolVersion: '0.2.9' }, [one('0.3')]],
    ['a label of 1.0 on an old layout', { protocolVersion: '1.0' }, [one('1.0')]],
    ['a label without a minor', { protocolVersion: 'v1' }, [one('1.0')]],
    ['a date for a label', { protocolVersion: '2025-06-18' }, [one('0.3')]],
    ['a label that is no text', { protocolVersion: 3 }, [one('0.3')]],
    ['another transport', { preferredTransport: 'HTTP+JSON' }, [one('0.3', 'HTTP+JSON')]],
    ['a transport in another spelling', { preferredTransport: 'json-rpc' }, [one('0.3')]],
    ['a transport of their own', { preferredTransport: 'MCP-STREAMABLE-HTTP' }, [one('0.3', 'MCP-STREAMABLE-HTTP')]],
    ['an empty transport', { preferredTransport: '' }, [one('0.3')]],
    ['supportedInterfaces that is null', { supportedInterfaces: null }, [one('0.3')]],
    [
      'additional ones, one said twice and one misspelled',
      {
        additionalInterfaces: [
          { url: card.url, transport: 'jsonrpc' },
          { transport: 'grpc', url: 'grpc.harbor.studio:443' },
          { url: 'grpc.harbor.studio:443', transport: 'GRPC' },
        ],
      },
      [one('0.3'), one('0.3', 'GRPC', 'grpc.harbor.studio:443')],
    ],
    [
      'the same address by another transport',
      { additionalInterfaces: [{ url: card.url, transport: 'HTTP+JSON' }] },
      [one('0.3'), one('0.3', 'HTTP+JSON')],
    ],
    [
      'one without a transport stays open',
      { additionalInterfaces: [{ url: 'https://b.dev' }] },
      [one('0.3'), { url: 'https://b.dev', protocolVersion: '0.3' }],
    ],
    ['what is no interface', { additionalInterfaces: ['https://b.dev', null] }, [one('0.3')]],
    [
      'an interface outside of a list',
      { additionalInterfaces: { url: 'https://b.dev', transport: 'GRPC' } },
      [one('0.3'), one('0.3', 'GRPC', 'https://b.dev')],
    ],
    [
      'a transport that is no text stays open',
      { preferredTransport: ['HTTP+JSON', 'GRPC'] },
      [{ url: card.url, protocolVersion: '0.3' }],
    ],
    ['a label that is a number', { protocolVersion: 0.2 }, [one('0.2')]],
    ['an empty list of interfaces', { supportedInterfaces: [] }, [one('0.3')]],
  ])('%s', async (_, members, interfaces) => {
    const now = await after(members);
    expect(now.supportedInterfaces).toEqual(interfaces);
    for (const gone of ['url', 'preferredTransport', 'additionalInterfaces', 'protocolVersion']) {
      expect(now).not.toHaveProperty(gone);
    }
  });

  test.each<[string, object, string, string]>([
    [
      'addresses without a transport',
      { additionalInterfaces: ['https://b.dev'] },
      '/additionalInterfaces',
      '"https://b.dev"',
    ],
    ['no list at all', { additionalInterfaces: 'https://b.dev' }, '/additionalInterfaces', '"https://b.dev"'],
    ['a transport in a list', { preferredTransport: ['GRPC', 'X'] }, '/preferredTransport', '["GRPC","X"]'],
    ['labels in a list', { protocolVersion: ['0.2', '0.3'] }, '/protocolVersion', '["0.2","0.3"]'],
  ])('what cannot be read is dropped in words, with its value: %s', async (_, members, pointer, value) => {
    const { fixes } = await migrated(JSON.stringify({ ...card, ...members }, null, 2));
    const change = fixes.find((fix) => fix.pointer === pointer);
    expect(change).toMatchObject({ dropped: true, reason: expect.stringContaining(value) });
    if (pointer === '/protocolVersion')
      expect(fixes.find((fix) => fix.pointer === '/url')?.reason).not.toContain('names no version');
  });

  test('server-version says what the server speaks', async () => {
    const members = { additionalInterfaces: [{ url: 'https://b.dev', transport: 'HTTP+JSON' }] };
    expect((await after(members, { serverVersion: '1.0' })).supportedInterfaces).toEqual([
      one('1.0'),
      one('1.0', 'HTTP+JSON', 'https://b.dev'),
    ]);
  });
});

const key = { type: 'apiKey', in: 'header', name: 'X-Key', description: 'Ask us.' };
const bearer = { type: 'http', scheme: 'Bearer', bearerFormat: 'JWT' };
const code = { authorizationUrl: 'https://a.dev/auth', tokenUrl: 'https://a.dev/token', scopes: { read: 'Read.' } };
const client = { tokenUrl: 'https://a.dev/token', scopes: { read: 'Read.' } };
const oauth = (flows: object) => ({ type: 'oauth2', flows, oauth2MetadataUrl: 'https://a.dev/meta' });
const demand = (schemes: Record<string, string[]>) => ({
  schemes: Object.fromEntries(Object.entries(schemes).map(([name, list]) => [name, { list }])),
});

describe('security', () => {
  test.each<[string, object, object, object[]]>([
    [
      'an API key',
      { key },
      { key: { apiKeySecurityScheme: { location: 'header', name: 'X-Key', description: 'Ask us.' } } },
      [{ key: [] }],
    ],
    ['HTTP', { b: bearer }, { b: { httpAuthSecurityScheme: { scheme: 'Bearer', bearerFormat: 'JWT' } } }, [{ b: [] }]],
    [
      'OAuth with one flow',
      { o: oauth({ authorizationCode: code }) },
      {
        o: {
          oauth2SecurityScheme: { flows: { authorizationCode: code }, oauth2MetadataUrl: 'https://a.dev/meta' },
        },
      },
      [{ o: ['read'] }],
    ],
    [
      'OpenID Connect',
      { o: { type: 'openIdConnect', openIdConnectUrl: 'https://a.dev' } },
      { o: { openIdConnectSecurityScheme: { openIdConnectUrl: 'https://a.dev' } } },
      [{ o: ['openid', 'email'] }],
    ],
    ['mutual TLS', { m: { type: 'mutualTLS' } }, { m: { mtlsSecurityScheme: {} } }, [{ m: [] }]],
    [
      'two together or one alone',
      { key, b: bearer },
      {
        key: { apiKeySecurityScheme: { location: 'header', name: 'X-Key', description: 'Ask us.' } },
        b: { httpAuthSecurityScheme: { scheme: 'Bearer', bearerFormat: 'JWT' } },
      },
      [{ key: [], b: [] }, { b: [] }],
    ],
    [
      'what is in the form of 1.0 already',
      { m: { mtlsSecurityScheme: {} } },
      { m: { mtlsSecurityScheme: {} } },
      [{ m: [] }],
    ],
    ['a type that A2A does not have: left for a person', { s: { type: 'siwe' } }, { s: { type: 'siwe' } }, [{ s: [] }]],
  ])('%s', async (_, securitySchemes, schemes, security) => {
    const alternatives = security as Record<string, string[]>[];
    const now = await after({ securitySchemes, security, skills: [{ ...skill, security }] });
    expect(now).toMatchObject({ securityRequirements: alternatives.map(demand) });
    expect(now.securitySchemes).toEqual(schemes);
    expect(now.skills).toEqual([{ ...skill, securityRequirements: alternatives.map(demand) }]);
    expect(now).not.toHaveProperty('security');
  });

  test('an alternative without credentials stays one', async () => {
    const now = await after({ securitySchemes: { key }, security: [{}, { key: [] }] });
    expect(now.securityRequirements).toEqual([{ schemes: {} }, demand({ key: [] })]);
  });

  test('a scheme that says "none" becomes an alternative without credentials', async () => {
    const now = await after({ securitySchemes: { none: { type: 'none' } }, security: [{ none: [] }] });
    expect(now.securityRequirements).toEqual([{ schemes: {} }]);
    expect(now.securitySchemes).toEqual({});
  });

  test.each<[string, unknown, object[] | undefined]>([
    ['a bare name', ['key'], [demand({ key: [] })]],
    ['a bare object', { key: [] }, [demand({ key: [] })]],
    ['the name of a scheme', 'key', [demand({ key: [] })]],
    ['the name of none: left for a person', 'nobody', undefined],
    ['a list of numbers: left for a person', [1], undefined],
  ])('security as %s', async (_, security, requirements) => {
    const now = await after({ securitySchemes: { key }, security });
    expect(now.securityRequirements).toEqual(requirements);
    expect('security' in now).toBe(requirements === undefined);
  });

  test('a scheme with several flows becomes several schemes and alternatives', async () => {
    const flows = { authorizationCode: code, clientCredentials: client };
    const wrapped = (flow: object) => ({
      oauth2SecurityScheme: { flows: flow, oauth2MetadataUrl: 'https://a.dev/meta' },
    });
    const now = await after({
      securitySchemes: { o: oauth(flows), o_clientCredentials: bearer, key },
      security: [{ o: ['read'], key: [] }],
      skills: [{ ...skill, security: [{ o: [] }] }],
    });
    expect(now.securitySchemes).toMatchObject({
      o: wrapped({ authorizationCode: code }),
      o_clientCredentials_2: wrapped({ clientCredentials: client }),
    });
    expect(now.securityRequirements).toEqual([
      demand({ o: ['read'], key: [] }),
      demand({ o_clientCredentials_2: ['read'], key: [] }),
    ]);
    expect(now.skills).toMatchObject([
      { securityRequirements: [demand({ o: [] }), demand({ o_clientCredentials_2: [] })] },
    ]);
  });

  test('what is no flow stays beside the first one, and becomes no scheme', async () => {
    const flows = { 'x-note': { a: 1 }, authorizationCode: code, clientCredentials: client };
    const now = await after({ securitySchemes: { o: oauth(flows) }, security: [{ o: ['read'] }] });
    expect(now.securitySchemes).toMatchObject({
      o: { oauth2SecurityScheme: { flows: { 'x-note': { a: 1 }, authorizationCode: code } } },
      o_clientCredentials: { oauth2SecurityScheme: { flows: { clientCredentials: client } } },
    });
    expect(now.securityRequirements).toEqual([demand({ o: ['read'] }), demand({ o_clientCredentials: ['read'] })]);
    const alone = await after({ securitySchemes: { o: oauth({ 'x-note': { a: 1 }, clientCredentials: client }) } });
    expect(Object.keys(alone.securitySchemes as object)).toEqual(['o']);
  });

  test.each<[string, object[]]>([
    ['an empty list', []],
    ['an empty requirement', [{}]],
  ])('security that demands nothing, as %s, is not said to be lost', async (_, security) => {
    const { fixes } = await migrated(JSON.stringify({ ...card, security }));
    expect(fixes.find(({ pointer }) => pointer === '/security')?.reason).not.toMatch(
      /without credentials|same schemes/,
    );
  });

  test('alternatives that are left out are told', async () => {
    const flows = { authorizationCode: code, clientCredentials: client, implicit: client };
    const schemes = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, oauth(flows)]));
    const { fixes } = await migrated(
      JSON.stringify({ ...card, securitySchemes: schemes, security: [{ a: [], b: [], c: [] }] }),
    );
    const change = fixes.find(({ pointer }) => pointer === '/security');
    expect(change).toMatchObject({ dropped: true, reason: expect.stringContaining('27') });
    for (const { reason } of fixes) expect(reason).not.toMatch(/same schemes|Each requirement/);
  });

  test('schemes with so many flows that nobody could read the alternatives are still demanded', async () => {
    const flows = { authorizationCode: code, clientCredentials: client, implicit: client, password: client };
    const names = ['a', 'b', 'c', 'd'];
    const now = await after({
      securitySchemes: Object.fromEntries(names.map((name) => [name, oauth(flows)])),
      security: [Object.fromEntries(names.map((name) => [name, []]))],
    });
    expect(now.securityRequirements).toEqual([demand({ a: [], b: [], c: [], d: [] })]);
  });
});

describe('authentication of 0.1', () => {
  test.each<[string, unknown, object | undefined, object[] | undefined]>([
    [
      'Bearer',
      { schemes: ['Bearer'] },
      { Bearer: { httpAuthSecurityScheme: { scheme: 'Bearer' } } },
      [demand({ Bearer: [] })],
    ],
    [
      'either of two',
      { schemes: ['Basic', 'bearer', 'BASIC'] },
      {
        Basic: { httpAuthSecurityScheme: { scheme: 'Basic' } },
        bearer: { httpAuthSecurityScheme: { scheme: 'bearer' } },
      },
      [demand({ Basic: [] }), demand({ bearer: [] })],
    ],
    [
      'a key of unknown name',
      { schemes: ['apiKey'] },
      { apiKey: { apiKeySecurityScheme: {} } },
      [demand({ apiKey: [] })],
    ],
    [
      'OAuth without addresses',
      { schemes: ['OAuth2'] },
      { OAuth2: { oauth2SecurityScheme: {} } },
      [demand({ OAuth2: [] })],
    ],
    ['what nobody knows', { schemes: ['writeKey'] }, { writeKey: {} }, [demand({ writeKey: [] })]],
    ['none', { schemes: ['None'] }, undefined, undefined],
    ['nothing', { schemes: [] }, undefined, undefined],
    ['"none"', 'none', undefined, undefined],
    [
      'none or a key',
      { schemes: ['public', 'Bearer'] },
      { Bearer: { httpAuthSecurityScheme: { scheme: 'Bearer' } } },
      [{ schemes: {} }, demand({ Bearer: [] })],
    ],
  ])('%s', async (_, authentication, schemes, requirements) => {
    const now = await after({ authentication });
    expect(now.securitySchemes).toEqual(schemes);
    expect(now.securityRequirements).toEqual(requirements);
    expect(now).not.toHaveProperty('authentication');
  });

  test('what is missing is an error at its place, with the place to put it in, and nothing is made up', async () => {
    const { after: report } = await migrated(JSON.stringify({ ...card, authentication: { schemes: ['apiKey'] } }));
    const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'card/missing-member /securitySchemes/apiKey/apiKeySecurityScheme/location',
      'card/missing-member /securitySchemes/apiKey/apiKeySecurityScheme/name',
    ]);
    expect(errors.every(({ fixes }) => fixes?.every(({ safe, edits }) => !safe && edits.length === 1))).toBe(true);
    expect(report.card?.authentication.required).toBe(true);
  });

  test('credentials are never carried over', async () => {
    const authentication = { schemes: ['Bearer'], credentials: 'CANARY', note: 'x' };
    const { document, fixes } = await migrated(JSON.stringify({ ...card, authentication }));
    expect(document).not.toContain('CANARY');
    expect(JSON.stringify(fixes)).not.toContain('CANARY');
    expect(fixes.find(({ pointer }) => pointer === '/authentication')?.reason).toMatch(/"credentials" and "note"/);
  });

  test.each<[string, object]>([
    ['no scheme', {}],
    ['security in the later form', { securitySchemes: { b: bearer }, security: [{ b: [] }] }],
  ])('credentials beside %s are told as what they may be', async (_, members) => {
    const authentication = { schemes: [], credentials: 'CANARY' };
    const { document, fixes } = await migrated(JSON.stringify({ ...card, ...members, authentication }));
    expect(document).not.toContain('CANARY');
    const reason = fixes.find(({ pointer }) => pointer === '/authentication')?.reason;
    expect(reason).toMatch(/"credentials".*real credentials/);
    expect(reason).not.toContain('no credentials are needed');
  });

  test.each<[string, object]>([
    ['schemes as a map', { authentication: { schemes: { bearer: true } } }],
    ['the form of a later scheme', { authentication: { type: 'bearer', scheme: 'JWT' } }],
    ['a text', { authentication: 'bearer' }],
    ['schemes beside an alternative without credentials', { authentication: { schemes: ['Bearer'] }, security: [{}] }],
  ])('in a form that nobody can read it stays, and is an error: %s', async (_, members) => {
    const { document, after: report } = await migrated(JSON.stringify({ ...card, ...members }));
    expect(JSON.parse(document)).toHaveProperty('authentication');
    expect(report.valid).toBe(false);
    expect(report.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'card/dropped-security', severity: 'error', pointer: '/authentication' }),
    );
  });

  test.each([
    [
      'schemes that the card declares',
      { securitySchemes: { b: bearer }, authentication: { schemes: ['bearer'] } },
      [demand({ b: [] })],
    ],
    [
      'security, which says it already',
      { securitySchemes: { b: bearer }, security: [{ b: [] }], authentication: { schemes: ['basic'] } },
      [demand({ b: [] })],
    ],
  ])('beside %s', async (_, members, requirements) => {
    const now = await after(members);
    expect(Object.keys(now.securitySchemes as object)).toEqual(['b']);
    expect(now.securityRequirements).toEqual(requirements);
    expect(now).not.toHaveProperty('authentication');
  });

  test('in a form that nobody can read it stays, and is told', async () => {
    const { document, after: report } = await migrated(JSON.stringify({ ...card, authentication: { type: 'wallet' } }));
    expect(JSON.parse(document)).toHaveProperty('authentication');
    expect(report.diagnostics.map(({ pointer }) => pointer)).toContain('/authentication');
  });
});

describe('the rest', () => {
  test.each<[string, object, object, string[]]>([
    [
      'an extended card',
      { supportsAuthenticatedExtendedCard: true },
      { capabilities: { extendedAgentCard: true } },
      [],
    ],
    [
      'no extended card',
      { supportsAuthenticatedExtendedCard: false },
      { capabilities: { extendedAgentCard: false } },
      [],
    ],
    [
      'a flag that says the same',
      { supportsAuthenticatedExtendedCard: true, capabilities: { extendedAgentCard: true } },
      { capabilities: { extendedAgentCard: true } },
      [],
    ],
    [
      'the history of states',
      { capabilities: { streaming: true, stateTransitionHistory: true } },
      { capabilities: { streaming: true } },
      ['/capabilities/stateTransitionHistory'],
    ],
    [
      'capabilities that A2A never had',
      { capabilities: { rag: true, streaming: true, tools: [1] } },
      { capabilities: { streaming: true } },
      ['/capabilities/rag', '/capabilities/tools'],
    ],
    ['signatures', { signatures: [{ protected: 'e30', signature: 'e30' }] }, {}, ['/signatures']],
    ['modes that were no media types', { defaultInputModes: ['text'] }, { defaultInputModes: ['text/plain'] }, []],
    ['modes that could be anything', { defaultInputModes: ['file'] }, { defaultInputModes: ['file'] }, []],
  ])('%s', async (_, members, expected, dropped) => {
    const { document, fixes } = await migrated(JSON.stringify({ ...card, ...members }, null, 2));
    const { url, ...rest } = card;
    expect(JSON.parse(document)).toEqual({ ...rest, supportedInterfaces: [one('0.3')], ...expected });
    expect(fixes.filter((fix) => fix.dropped).map(({ pointer }) => pointer)).toEqual(dropped);
  });

  test('a flag that contradicts the capability stays, and is told', async () => {
    const members = { supportsAuthenticatedExtendedCard: true, capabilities: { extendedAgentCard: false } };
    const { after: report } = await migrated(JSON.stringify({ ...card, ...members }));
    expect(report.diagnostics.map(({ code }) => code)).toContain('card/contradiction');
  });

  test('what a person must say stays open', async () => {
    const bare = { name: 'A', url: 'https://a.dev', version: '1', capabilities: {}, skills: [{ id: 'a', name: 'A' }] };
    const { document, after: report } = await migrated(JSON.stringify(bare, null, 2));
    expect(Object.keys(JSON.parse(document))).toEqual([
      'name',
      'supportedInterfaces',
      'version',
      'capabilities',
      'skills',
    ]);
    const missing = report.diagnostics.filter(({ code }) => code === 'card/missing-member');
    expect(missing.map(({ pointer }) => pointer).sort()).toEqual([
      '/defaultInputModes',
      '/defaultOutputModes',
      '/description',
      '/skills/0/description',
      '/skills/0/tags',
    ]);
    // Not even with the fixes that are guesses.
    expect((await migrated(JSON.stringify(bare, null, 2), { unsafe: true })).document).toBe(document);
  });
});

describe('drafts between 0.3 and 1.0', () => {
  const { url, ...rest } = card;
  test.each<[string, object, object]>([
    [
      'transport',
      { supportedInterfaces: [{ url, transport: 'jsonrpc', protocolVersion: '1.0' }] },
      { supportedInterfaces: [one('1.0')] },
    ],
    [
      'one version for the card',
      { protocolVersions: ['1.0'], supportedInterfaces: [{ url, transport: 'JSONRPC' }] },
      { supportedInterfaces: [one('1.0')] },
    ],
    [
      'several versions for the card',
      { protocolVersions: ['1.0', '0.3.0'], supportedInterfaces: [{ url, protocolBinding: 'JSONRPC' }] },
      { supportedInterfaces: [one('1.0'), one('0.3')] },
    ],
    [
      'no version at all: left for a person',
      { supportedInterfaces: [{ url, transport: 'JSONRPC' }] },
      { supportedInterfaces: [{ url, protocolBinding: 'JSONRPC' }] },
    ],
    [
      'one version for the card, as a text',
      { protocolVersions: '1.0', supportedInterfaces: [{ url, transport: 'JSONRPC' }] },
      { supportedInterfaces: [one('1.0')] },
    ],
    [
      'members in snake_case',
      {
        protocol_versions: ['1.0'],
        supports_extended_agent_card: true,
        supportedInterfaces: [{ url, transport: 'JSONRPC' }],
      },
      { supportedInterfaces: [one('1.0')], capabilities: { extendedAgentCard: true } },
    ],
    [
      'the flag for an extended card, and security of 0.3',
      {
        supportsExtendedAgentCard: true,
        supportedInterfaces: [one('1.0')],
        securitySchemes: { m: { type: 'mutualTLS' } },
        security: [{ m: [] }],
      },
      {
        capabilities: { extendedAgentCard: true },
        supportedInterfaces: [one('1.0')],
        securitySchemes: { m: { mtlsSecurityScheme: {} } },
        securityRequirements: [demand({ m: [] })],
      },
    ],
  ])('%s', async (_, members, expected) => {
    const { document } = await migrated(JSON.stringify({ ...rest, ...members }, null, 2));
    expect(JSON.parse(document)).toEqual({ ...rest, ...expected });
  });
});

describe('a card for two versions', () => {
  test.each<[string, JsonObject]>([
    ['the smallest', card],
    ['0.2 with everything', wholeCard02],
    ['0.3 with everything', wholeCard03],
    ['a transport in another spelling', { ...card, preferredTransport: 'http-json' }],
    ['no credentials as a scheme', { ...card, securitySchemes: { none: { type: 'none' } }, security: [{ none: [] }] }],
  ])('%s', async (_, old) => {
    const { document, after: report } = await migrated(JSON.stringify(old, null, 2), { dual: true });
    const now = JSON.parse(document);
    const plain = JSON.parse((await migrated(JSON.stringify(old, null, 2))).document);
    // What 1.0 reads is the same with and without the old half.
    expect(AgentCard.fromJSON(now)).toEqual(AgentCard.fromJSON(plain));
    const kept = ['url', 'additionalInterfaces', 'protocolVersion', 'supportsAuthenticatedExtendedCard'];
    for (const member of kept.filter((name) => name in old)) expect(now[member]).toEqual(old[member]);
    if (old.preferredTransport) expect(now.preferredTransport).toBe(now.supportedInterfaces[0].protocolBinding);
    const codes = report.diagnostics.map((found) => `${found.severity} ${found.code}`);
    expect(codes.filter((code) => /contradiction|^error/.test(code))).toEqual([]);
    expect(codes).toContain('note card/hybrid');
    // The old half is still a card of 0.3.
    const { supportedInterfaces, securityRequirements, ...half } = now;
    const strict = await repair(encode(JSON.stringify(half)), { kind: 'card', spec: '0.3', to: 'same' });
    expect(strict.before.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    // A second time, nothing changes.
    expect((await migrated(document, { dual: true })).fixes).toEqual([]);
  });
});

describe('layout', () => {
  const text = `{
\t"name": "A",
\t"url" : "https://a.dev/\\u00e9",
\t"preferredTransport": "JSONRPC",
\t"version": "1", "capabilities": { "streaming": true, "stateTransitionHistory": false },
\t"securitySchemes": { "k": { "type": "apiKey", "in": "header", "name": "X" } },
\t"security": [{"k": []}],
\t"price": 12345678901234567890.10,
\t"skills": []
}
`;
  const expected = `{
\t"name": "A",
\t"supportedInterfaces": [
\t\t{
\t\t\t"url": "https://a.dev/\\u00e9",
\t\t\t"protocolBinding": "JSONRPC",
\t\t\t"protocolVersion": "0.3"
\t\t}
\t],
\t"version": "1", "capabilities": { "streaming": true },
\t"securitySchemes": { "k": { "apiKeySecurityScheme": { "location": "header", "name": "X" } } },
\t"securityRequirements": [{ "schemes": { "k": { "list": [] } } }],
\t"price": 12345678901234567890.10,
\t"skills": []
}
`;
  test.each([
    ['tabs, numbers and escapes stay', text, expected],
    ['CR LF stays', text.replaceAll('\n', '\r\n'), expected.replaceAll('\n', '\r\n')],
    [
      'one line stays one line',
      '{"name":"A","url":"https://a.dev","capabilities":{},"signatures":[]}',
      '{"name":"A","supportedInterfaces":[{"url":"https://a.dev","protocolBinding":"JSONRPC","protocolVersion":"0.3"}],"capabilities":{}}',
    ],
    [
      'an object of which nothing stays',
      '{\n  "url": "https://a.dev",\n  "capabilities": {\n    "rag": true\n  },\n  "signatures": []\n}',
      '{\n  "supportedInterfaces": [\n    {\n      "url": "https://a.dev",\n      "protocolBinding": "JSONRPC",\n      "protocolVersion": "0.3"\n    }\n  ],\n  "capabilities": {}\n}',
    ],
  ])('%s', async (_, old, now) => {
    expect((await migrated(old)).document).toBe(now);
  });
});

describe('what is not migrated', () => {
  test.each<[string, string, RepairOptions]>([
    ['an old card that is to stay old', JSON.stringify(card), { to: 'same' }],
    ['a card with two keys of one name', '{"url":"https://a.dev","url":"https://b.dev","skills":[]}', {}],
    ['a url that is no text', JSON.stringify({ ...card, url: {} }), {}],
  ])('%s', async (_, text, options) => {
    const { document } = await migrated(text, options);
    expect(JSON.parse(document)).not.toHaveProperty('supportedInterfaces');
  });

  test.each<[string, object]>([
    [
      'bytes',
      {
        skills: Array.from({ length: 600 }, (_, id) => ({
          ...skill,
          id: `${id}`,
          description: 'x'.repeat(300),
          security: [{ a: [] }],
        })),
      },
    ],
    [
      'values',
      {
        additionalInterfaces: Array.from({ length: 3500 }, (_, at) => ({
          url: `https://b.dev/${at}`,
          transport: 'GRPC',
        })),
      },
    ],
  ])('that the result would have too many %s is said', async (_, members) => {
    const text = JSON.stringify({ ...card, ...members });
    const { moved, document, fixes } = await migrated(text);
    expect([moved, document === text, fixes]).toEqual(['too large', true, []]);
  });
});

const isOldCard = (value: unknown): value is JsonObject & { url: string } =>
  typeof value === 'object' &&
  value !== null &&
  !('supportedInterfaces' in value) &&
  'url' in value &&
  typeof value.url === 'string';

const parsed = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

const oldCards = ['cards', 'spec-samples', 'peers'].flatMap((folder) =>
  corpusFiles(folder, '.json').flatMap(({ name, bytes }) => {
    const value = parsed(bytes);
    return isOldCard(value) ? [{ name: `${folder}/${name}`, bytes, value }] : [];
  }),
);

/** The alternatives of `security`, each the sorted names that it demands; those of a scheme that says "none" apart. */
const demanded = ({ security, securitySchemes }: JsonObject): string[] =>
  (Array.isArray(security) ? security : []).map((names: object) =>
    Object.keys(names)
      .filter((name) => (securitySchemes as Record<string, JsonObject> | undefined)?.[name]?.type !== 'none')
      .sort()
      .join(' + '),
  );

describe('every old card, read by the official client', () => {
  const whole = [wholeCard01, wholeCard02, wholeCard03].map((value, index) => ({
    name: `with everything, ${index + 1}`,
    bytes: encode(JSON.stringify(value, null, 2)),
    value: value as JsonObject & { url: string },
  }));

  test.runIf(hasCorpus)('there are many', () => {
    expect(oldCards.length).toBeGreaterThan(40);
  });

  test.each([...whole, ...oldCards])('$name', async ({ bytes, value: old }) => {
    const { document, before, after: report, fixes } = await repair(bytes, { kind: 'card' });
    const now: JsonObject = JSON.parse(document);
    // The official parser throws at what is no list where a list belongs; such a card stays as broken as it was.
    const read = AgentCard.fromJSON(now);
    expect(report.specVersion).toBe('1.0');
    expect(read.name).toBe(typeof old.name === 'string' ? old.name : String(old.name ?? ''));
    const old03 = Array.isArray(old.additionalInterfaces) ? (old.additionalInterfaces as { url: string }[]) : [];
    expect([...new Set(read.supportedInterfaces.map(({ url }) => url))]).toEqual([
      ...new Set([old.url, ...old03.map(({ url }) => url)]),
    ]);
    const skills = Array.isArray(old.skills) ? (old.skills as JsonObject[]) : [];
    expect(read.skills.map(({ id, name }) => [id, name])).toEqual(skills.map(({ id = '', name = '' }) => [id, name]));
    const alternatives = read.securityRequirements.map(({ schemes }) => Object.keys(schemes).sort().join(' + '));
    const base = (names: string) => names.replace(/_(authorizationCode|clientCredentials|implicit|password)\b/g, '');
    if (Array.isArray(old.security)) expect([...new Set(alternatives.map(base))]).toEqual([...new Set(demanded(old))]);
    // No scheme that is described lost what it said.
    expect(report.card?.emptied).toEqual([]);
    // What is missing was missing: nothing was made up, and nothing got lost on the way.
    const missing = report.diagnostics.filter(({ code }) => code === 'card/missing-member');
    const added = missing.filter(({ pointer }) => !/^\/(securitySchemes|skills|provider)\//.test(pointer));
    for (const { pointer } of added) expect(old).not.toHaveProperty(pointer.slice(1));
    expect(fixes.every(({ reason, title }) => reason.length > 20 && title.length > 5)).toBe(true);
    expect(before.summary).toBeDefined();
    expect(await repair(encode(document), { kind: 'card' })).toMatchObject({ document, fixes: [] });
  });
});
