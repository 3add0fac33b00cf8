import { describe, expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';
import { repair } from '../../../src/core/repair.ts';

const scheme = { securitySchemes: { b: { type: 'http', scheme: 'bearer' } } };
const encode = (members: object) =>
  new TextEncoder().encode(
    JSON.stringify({
      protocolVersion: '0.3.0',
      name: 'Harbor Studio',
      description: 'Edits launch copy.',
      url: 'https://harbor.studio/a2a',
      preferredTransport: 'JSONRPC',
      version: '1.0.0',
      capabilities: {},
      defaultInputModes: ['text/plain'],
      defaultOutputModes: ['text/plain'],
      skills: [],
      ...members,
    }),
  );

const judge = async (members: object) => (await check(encode(members), { kind: 'card' })).report;

/** What is found in a card of 0.3 beside that it is one. */
const found = async (members: object) =>
  (await judge(members)).diagnostics
    .filter(({ code }) => code !== 'card/old-version')
    .map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);

describe('security that clients of 0.3 do not see', () => {
  test.each<[what: string, members: object, ...expected: string[]]>([
    [
      'authentication of 0.1',
      { authentication: { schemes: ['bearer'] } },
      'warning card/dropped-security /authentication',
    ],
    ['authentication that asks for nothing', { authentication: { schemes: ['none'] } }],
    ['authentication beside security', { ...scheme, security: [{ b: [] }], authentication: { schemes: ['bearer'] } }],
    [
      'requirements of 1.0',
      { ...scheme, securityRequirements: [{ schemes: { b: { list: [] } } }] },
      'warning card/dropped-security /securityRequirements',
    ],
    ['security in another case', { ...scheme, Security: [{ b: [] }] }, 'error card/unknown-member /Security'],
    ['the same that asks for nothing', { ...scheme, Security: [] }],
    ['the same beside the right one', { ...scheme, security: [{ b: [] }], Security: [{ b: [] }] }],
    ['requirements of 1.0 with a way in for all', { ...scheme, securityRequirements: [{ schemes: { b: {} } }, {}] }],
  ])('%s', async (_, members, ...expected) => {
    expect((await found(members)).filter((one) => !one.startsWith('note'))).toEqual(expected);
  });

  test.each<[what: string, security: unknown, safe: boolean, requirements: unknown]>([
    ['a repair renames it, and the card of 1.0 asks for it', [{ b: [] }], true, [{ schemes: { b: { list: [] } } }]],
    ['in a shape of its own it is left to people', { b: 1 }, false, undefined],
  ])('in another case: %s', async (_, security, safe, requirements) => {
    const members = { ...scheme, Security: security };
    const [told] = (await judge(members)).diagnostics.filter(({ pointer }) => pointer === '/Security');
    expect(told?.fixes?.map((fix) => fix.safe)).toEqual([safe]);
    const { document } = await repair(encode(members), { kind: 'card' });
    expect(JSON.parse(document).securityRequirements).toEqual(requirements);
  });

  test('it is told in the names of 0.3', async () => {
    const { diagnostics } = await judge({ authentication: { schemes: ['bearer'] } });
    const [told] = diagnostics.filter(({ code }) => code === 'card/dropped-security');
    expect(told?.message).toMatch(
      /^A 0\.3 client will see an agent that needs no credentials: .* 0\.1 demanded "bearer"/,
    );
    expect(told?.hint).toMatch(/"security":/);
  });
});

describe('the transport of a card of 0.3', () => {
  const at = '/preferredTransport';
  test.each<[members: object, ...expected: string[]]>([
    [{ preferredTransport: 'jsonrpc' }, `warning card/protocol-binding ${at}`],
    [{ preferredTransport: 'http+json' }, `warning card/protocol-binding ${at}`],
    [{ preferredTransport: 'HTTP+JSON' }],
    [{ preferredTransport: 'websocket' }],
    [{ preferredTransport: 'GRPC-WEB' }],
    [
      { additionalInterfaces: [{ url: 'https://harbor.studio/rest', transport: 'http_json' }] },
      'warning card/protocol-binding /additionalInterfaces/0/transport',
    ],
  ])('%j', async (members, ...expected) => {
    expect(await found(members)).toEqual(expected);
  });

  test('is mended in a card that stays one of 0.3', async () => {
    const { document } = await repair(encode({ preferredTransport: 'json-rpc' }), { kind: 'card', to: 'same' });
    expect(JSON.parse(document)).toMatchObject({ preferredTransport: 'JSONRPC' });
  });
});

describe('security in the form of 1.0 in a card of 0.3', () => {
  const bearer = { httpAuthSecurityScheme: { scheme: 'Bearer' } };
  const scheme = 'error card/later-form /securitySchemes/b';
  test.each<[what: string, members: object, ...expected: string[]]>([
    ['schemes', { securitySchemes: { b: bearer }, security: [{ b: [] }] }, scheme],
    [
      'schemes and requirements',
      { securitySchemes: { b: bearer }, security: [{ schemes: { b: { list: [] } } }] },
      scheme,
      'error card/later-form /security/0',
    ],
    [
      'a requirement of a scheme that is not there',
      { securitySchemes: { b: { type: 'mutualTLS' } }, security: [{ schemes: { c: {} } }] },
      'error card/undeclared-scheme /security/0/schemes/c',
      'error card/later-form /security/0',
    ],
    [
      'a scheme that is called schemes',
      { securitySchemes: { schemes: { type: 'mutualTLS' } }, security: [{ schemes: [] }] },
    ],
  ])('%s', async (_, members, ...expected) => {
    expect((await found(members)).toSorted()).toEqual(expected.toSorted());
  });

  test('is kept when the card becomes one of 1.0', async () => {
    const members = { securitySchemes: { b: bearer }, security: [{ schemes: { b: { list: ['read'] } } }] };
    const { document, after } = await repair(encode(members), { kind: 'card' });
    expect(JSON.parse(document)).toMatchObject({
      securitySchemes: { b: bearer },
      securityRequirements: [{ schemes: { b: { list: ['read'] } } }],
    });
    expect(after.card?.authentication).toMatchObject({ required: true });
  });
});
