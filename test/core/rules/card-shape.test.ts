import { describe, expect, test } from 'vitest';
import { goodCard } from '../../../src/core/rules/good-card.ts';
import { fixed, found, judgeCard } from './card-judge.ts';

const bearer = { httpAuthSecurityScheme: { scheme: 'Bearer' } };
const declared = { securitySchemes: { b: bearer } };
const demanded = { securityRequirements: [{ schemes: { b: {} } }] };
const required = (members: object) => ({ ...declared, ...members });
const scheme = (b: unknown) => ({ securitySchemes: { b }, ...demanded });
const loud = async (members: object) => (await found({ ...members })).filter((one) => !one.startsWith('note'));

describe('snake_case beside an empty camelCase: one finding, and the content is kept', () => {
  // members in snake_case and camelCase, where it is told, what the fix leaves
  test.each<[string, object, string, object]>([
    [
      'null',
      required({ securityRequirements: null, security_requirements: [{ schemes: { b: {} } }] }),
      '/security_requirements',
      demanded,
    ],
    [
      'an empty list',
      required({ securityRequirements: [], security_requirements: [{ schemes: { b: {} } }] }),
      '/security_requirements',
      demanded,
    ],
    [
      'a required list',
      { defaultInputModes: [], default_input_modes: ['text/html'] },
      '/default_input_modes',
      { defaultInputModes: ['text/html'] },
    ],
  ])('%s', async (_, members, pointer, after) => {
    const text = JSON.stringify({ ...(await smallest()), ...members });
    expect(await found(text)).toEqual([`error card/snake-case ${pointer}`]);
    const { card, safe } = await fixed(text);
    expect(card).toMatchObject(after);
    expect(safe).toEqual([true]);
    expect(await found(JSON.stringify(card))).toEqual([]);
  });

  test('both with content: the camelCase one stays', async () => {
    const members = { documentationUrl: 'https://a.studio/docs', documentation_url: 'https://b.studio/docs' };
    const { diagnostics } = await judgeCard(members);
    expect(diagnostics.map(({ hint }) => hint)).toEqual(['Remove it and keep "documentationUrl".']);
  });
});

const smallest = async () => JSON.parse((await judgeCard({})).text);

describe('a member that must be there, under another name: one finding', () => {
  const [skill] = goodCard.skills as Record<string, unknown>[];
  const [own] = goodCard.supportedInterfaces as Record<string, unknown>[];
  /** An object with one member under another name. */
  const renamed = (of: Record<string, unknown>, from: string, to: string) => {
    const { [from]: value, ...rest } = of;
    return { ...rest, [from]: null, [to]: value };
  };
  // null in a merge takes the member away; in a list nothing is merged.
  const inList = (of: Record<string, unknown>, from: string, to: string) => {
    const { [from]: _, ...rest } = renamed(of, from, to);
    return [rest];
  };
  test.each<[what: string, members: object, at: string, safe: boolean]>([
    ['a typing error', renamed(goodCard, 'description', 'descripton'), '/descripton', false],
    ['a capital letter', renamed(goodCard, 'name', 'Name'), '/Name', true],
    ['in a skill', { skills: inList(skill ?? {}, 'tags', 'tag') }, '/skills/0/tag', false],
    ['a title', { skills: inList(skill ?? {}, 'name', 'title') }, '/skills/0/title', false],
    [
      'an endpoint',
      { supportedInterfaces: inList(own ?? {}, 'url', 'endpoint') },
      '/supportedInterfaces/0/endpoint',
      false,
    ],
    [
      'a binding',
      { supportedInterfaces: inList(own ?? {}, 'protocolBinding', 'binding') },
      '/supportedInterfaces/0/binding',
      false,
    ],
    [
      'a version',
      { supportedInterfaces: inList(own ?? {}, 'protocolVersion', 'version') },
      '/supportedInterfaces/0/version',
      false,
    ],
    ['a name for the organization', { provider: { name: 'A', url: 'https://a.studio' } }, '/provider/name', false],
    ['interfaces', renamed(goodCard, 'supportedInterfaces', 'interfaces'), '/interfaces', false],
  ])('%s', async (_, members, at, safe) => {
    expect(await found({ ...members })).toEqual([`error card/unknown-member ${at}`]);
    const after = await fixed({ ...members });
    expect(after.safe).toEqual([safe]);
    expect(await found(JSON.stringify(after.card))).toEqual([]);
  });

  test('another word beside the member itself is unknown, and no more', async () => {
    expect(await found({ skills: [{ ...skill, title: 'x' }] })).toEqual([
      'warning card/unknown-member /skills/0/title',
    ]);
  });
});

describe('security in a form that nobody reads: one finding', () => {
  const of = (schemes: unknown) => ({ ...declared, securityRequirements: [{ schemes }] });
  test.each<[what: string, members: object, expected: string]>([
    ['a list of names', of(['b']), 'error card/wrong-type /securityRequirements/0/schemes'],
    ['a name', of('b'), 'error card/wrong-type /securityRequirements/0/schemes'],
    ['a scheme of no kind', scheme({ bearer: {} }), 'error card/exactly-one /securitySchemes/b'],
    [
      'flows of no kind',
      scheme({ oauth2SecurityScheme: { flows: { code: {} } } }),
      'error card/exactly-one /securitySchemes/b/oauth2SecurityScheme/flows',
    ],
    [
      'another word for the kind',
      scheme({ openIdSecurityScheme: { openIdConnectUrl: 'https://a.studio/openid' } }),
      'error card/unknown-member /securitySchemes/b/openIdSecurityScheme',
    ],
  ])('%s', async (_, members, expected) => {
    expect(await found({ ...members })).toEqual([expected]);
  });

  test('beside a kind that is right another one loses nothing', async () => {
    expect(await found(scheme({ ...bearer, apiKeySecuritySchem: {} }))).toEqual([
      'warning card/unknown-member /securitySchemes/b/apiKeySecuritySchem',
    ]);
  });

  test('schemes in a list within the list are called by their names', async () => {
    const { diagnostics } = await judgeCard({ ...declared, security: [[{ b: [] }]] });
    expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringMatching(/demanded "b"\.$/)]);
  });
});

describe('security of 0.3 that 1.0 clients do not see', () => {
  // security, names told, what the fix leaves of it; undefined where there is none
  test.each<[unknown, string[], unknown]>([
    ['b', ['b'], [{ schemes: { b: { list: [] } } }]],
    [['b'], ['b'], [{ schemes: { b: { list: [] } } }]],
    [{ b: [] }, ['b'], [{ schemes: { b: { list: [] } } }]],
    [[{ b: ['read'] }], ['b'], [{ schemes: { b: { list: ['read'] } } }]],
    [[{ schemes: { b: { list: [] } } }], ['b'], [{ schemes: { b: { list: [] } } }]],
    [[{ b: { list: [] } }], ['b'], [{ schemes: { b: { list: [] } } }]],
    [[{ schemes: { b: {} } }, { b: [] }], ['b'], [{ schemes: { b: {} } }, { schemes: { b: { list: [] } } }]],
    ['nobody', ['nobody'], undefined],
  ])('%j', async (security, names, after) => {
    const { diagnostics } = await judgeCard(required({ security }));
    expect(diagnostics.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['card/dropped-security /security']);
    for (const name of names) expect(diagnostics[0]?.message).toContain(`demanded "${name}"`);
    const { card, safe } = await fixed(required({ security }));
    expect(card.securityRequirements).toEqual(after);
    expect(safe).toEqual(after ? [true] : []);
  });

  test.each<[string, object, string[]]>([
    [
      'said in snake_case too: only that',
      { security: [{ b: [] }], security_requirements: [{ schemes: { b: {} } }] },
      ['error card/snake-case /security_requirements'],
    ],
    ['beside a 1.0 half that is empty: one', { security: [{ b: [] }], securityRequirements: [] }, []],
    ['beside {}', { security: [{ b: [] }], securityRequirements: [{}] }, []],
    ['beside {"schemes": {}}', { security: [{ b: [] }], securityRequirements: [{ schemes: {} }] }, []],
    ['beside {"schemes": null}', { security: [{ b: [] }], securityRequirements: [{ schemes: null }] }, []],
  ])('%s', async (_, members, only) => {
    const expected = only.length > 0 ? only : ['error card/dropped-security /security'];
    expect(await loud(required(members))).toEqual(expected);
  });
});

describe('a kind of scheme in another spelling: one error, and the right name', () => {
  const flow = { clientCredentials: { tokenUrl: 'https://id.harbor.studio/t', scopes: {} } };
  // the scheme, where it is told, the scheme after the fix, whether that is safe
  test.each<[object, string, object, boolean]>([
    [
      { apiKey: { location: 'header', name: 'X' } },
      '/apiKey',
      { apiKeySecurityScheme: { location: 'header', name: 'X' } },
      true,
    ],
    [{ apiKey: { in: 'header', name: 'X' } }, '/apiKey', { apiKeySecurityScheme: { in: 'header', name: 'X' } }, false],
    [{ mutualTlsSecurityScheme: {} }, '/mutualTlsSecurityScheme', { mtlsSecurityScheme: {} }, true],
    [{ http: { scheme: 'Bearer' } }, '/http', { httpAuthSecurityScheme: { scheme: 'Bearer' } }, true],
    [{ oauth2: { flows: flow } }, '/oauth2', { oauth2SecurityScheme: { flows: flow } }, true],
    [
      { oauth2SecurityScheme: { flows: { clientCredentialsFlow: flow.clientCredentials } } },
      '/oauth2SecurityScheme/flows/clientCredentialsFlow',
      { oauth2SecurityScheme: { flows: flow } },
      true,
    ],
    [
      { oauth2SecurityScheme: flow },
      '/oauth2SecurityScheme/clientCredentials',
      { oauth2SecurityScheme: { flows: flow } },
      true,
    ],
  ])('%j', async (written, at, after, safe) => {
    expect(await found(scheme(written))).toEqual([`error card/unknown-member /securitySchemes/b${at}`]);
    const done = await fixed(scheme(written));
    expect(done.card.securitySchemes).toEqual({ b: after });
    expect(done.safe).toEqual([safe]);
  });
});

describe('names of schemes are no secrets', () => {
  test.each<[string, object, string[]]>([
    [
      'a requirement in the form of 0.3',
      { securitySchemes: { secret: bearer }, securityRequirements: [{ secret: [] }] },
      ['error card/requirement-shape /securityRequirements/0'],
    ],
    ['a scheme', { securitySchemes: { password: bearer }, securityRequirements: [{ schemes: { password: {} } }] }, []],
  ])('%s', async (_, members, expected) => expect(await found({ ...members })).toEqual(expected));
});

describe('requirements that readers find empty', () => {
  // the requirement, the requirement after the fix; undefined where there is none
  test.each<[object, object | undefined]>([
    [{ scheme: { b: { list: [] } } }, { schemes: { b: { list: [] } } }],
    [{ Schemes: { b: {} } }, { schemes: { b: {} } }],
    [{ b: { list: [] } }, { schemes: { b: { list: [] } } }],
    [{ b: {} }, { schemes: { b: {} } }],
    [{ b: [] }, { schemes: { b: { list: [] } } }],
    [{ b: [1] }, undefined],
    [{ b: [], c: [{ b: [] }] }, undefined],
    [{ Schemes: { b: [['read']] } }, undefined],
    [{ schemes: {}, b: [] }, undefined],
    [{ schemes: null, b: [] }, undefined],
  ])('%j', async (requirement, after) => {
    const text = JSON.stringify({ ...(await smallest()), ...declared, securityRequirements: [requirement] });
    const { diagnostics, card } = await judgeCard(text);
    expect(diagnostics.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'card/requirement-shape /securityRequirements/0',
    ]);
    expect(card?.emptied).toEqual(['/securityRequirements/0']);
    const done = await fixed(text);
    expect(done.card.securityRequirements).toEqual([after ?? requirement]);
    expect(done.safe).toEqual(after ? [true] : []);
  });

  test('a scheme beside "schemes" is told once', async () => {
    const members = required({ securityRequirements: [{ schemes: { b: {} }, c: [] }] });
    expect(await found(members)).toEqual(['error card/unexpected-member /securityRequirements/0/c']);
  });

  test.each(['scopes', 'List', 'lists'])('the scopes under "%s" are lost: the right name', async (name) => {
    const members = required({ securityRequirements: [{ schemes: { b: { [name]: ['read'] } } }] });
    expect(await found(members)).toEqual([`error card/unknown-member /securityRequirements/0/schemes/b/${name}`]);
    expect((await fixed(members)).card.securityRequirements).toEqual([{ schemes: { b: { list: ['read'] } } }]);
  });

  test('a2a-go writes scopes without the wrapper: no safe fix', async () => {
    const members = required({ securityRequirements: [{ schemes: { b: ['read'] } }] });
    const { diagnostics } = await judgeCard(members);
    expect(diagnostics.map(({ code, fixes }) => [code, fixes?.map(({ safe }) => safe)])).toEqual([
      ['card/unwrapped-scopes', [false]],
    ]);
    expect(diagnostics[0]?.message).toContain('a2a-go');
  });

  test('a scheme with null for its scopes is demanded all the same', async () => {
    const { card } = await judgeCard(required({ securityRequirements: [{ schemes: { b: null } }] }));
    expect(card?.authentication.required).toBe(true);
  });
});

describe('flat schemes: a safe fix only where the result is whole', () => {
  test.each<[object, object | undefined, boolean]>([
    [{ type: 'http', scheme: 'bearer' }, { httpAuthSecurityScheme: { scheme: 'bearer' } }, true],
    [{ type: 'mutualTLS' }, { mtlsSecurityScheme: {} }, true],
    [{ type: 'http' }, { httpAuthSecurityScheme: {} }, false],
    [{ type: 'oauth2', flows: { password: {} } }, { oauth2SecurityScheme: { flows: { password: {} } } }, true],
    [
      { type: 'oauth2', flows: { clientCredentials: {} } },
      { oauth2SecurityScheme: { flows: { clientCredentials: {} } } },
      false,
    ],
    [{ type: 'apiKey', in: 'header', name: 'X', location: 'query' }, undefined, false],
    [{ type: 'oauth2', oauth2: { flows: {} } }, undefined, false],
  ])('%j', async (flat, after, safe) => {
    expect(await loud(scheme(flat))).toEqual(['error card/flat-scheme /securitySchemes/b']);
    const done = await fixed(scheme(flat));
    expect(done.card.securitySchemes).toEqual({ b: after ?? flat });
    expect(done.safe).toEqual(after ? [safe] : []);
  });

  test('edits that touch are one, so that no order of them breaks the text', async () => {
    const text = JSON.stringify({ ...(await smallest()), ...scheme({ type: 'http', scheme: 'bearer' }) });
    const { diagnostics } = await judgeCard(text);
    const edits = diagnostics.flatMap(({ fixes = [] }) => fixes.flatMap((fix) => fix.edits));
    const offsets = edits.flatMap(({ range }) => [range.start.offset, range.end.offset]);
    expect(edits.length).toBeGreaterThan(1);
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    for (const [index, { range }] of edits.entries())
      expect(range.start.offset).not.toBe(edits[index - 1]?.range.end.offset);
  });
});

describe('values of another type: a safe fix for free text only', () => {
  const skill = (id: unknown) => ({ id, name: 'E', description: 'Edits.', tags: ['e'], examples: ['Edit this.'] });
  test.each<[string, object, boolean[]]>([
    ['the version', { version: 1.5 }, [true]],
    ['the name', { name: 7 }, [true]],
    ['an address', { iconUrl: true }, [false]],
    ['an id', { skills: [skill(7)] }, [false]],
  ])('%s', async (_, members, safe) => expect((await fixed({ ...members })).safe).toEqual(safe));
});

test.each<[string, string | undefined]>([
  ['12345678901234567890', '12345678901234567168'],
  ['9007199254740993', '9007199254740992'],
  ['-9007199254740993', '-9007199254740992'],
  ['9007199254740992', undefined],
  ['100000000000000000000', undefined],
  ['1e21', undefined],
  ['1e300', undefined],
])('the number %s reads as %s', async (written, read) => {
  const capabilities = { extensions: [{ uri: 'https://harbor.studio/ext/v1', params: { a: 'number' } }] };
  const text = (await judgeCard({ capabilities })).text.replace('"number"', written);
  const { diagnostics } = await judgeCard(text);
  expect(diagnostics.map(({ code }) => code)).toEqual(read ? ['card/unsafe-integer'] : []);
  if (read) expect(diagnostics[0]?.message).toContain(read);
});

describe('keys of secrets in the params of an extension', () => {
  test.each<[object, string[]]>([
    [{ env: { region: 'eu' } }, []],
    [{ password: true }, []],
    [{ password: '' }, []],
    [{ apiKey: { location: 'header' } }, []],
    [{ apiKey: '<YOUR_KEY>' }, []],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the variable of a template, as people leave it behind.
    [{ apiKey: '${API_KEY}' }, []],
    [{ apiKey: 'tide-7-harbor' }, ['warning text/secret-key /capabilities/extensions/0/params/apiKey']],
  ])('%j', async (params, expected) => {
    const capabilities = { extensions: [{ uri: 'https://harbor.studio/ext/v1', params }] };
    expect(await found({ capabilities })).toEqual(expected);
  });

  test('authentication of 0.1 alone leaves an agent open to clients of 1.0', async () => {
    const authentication = { schemes: ['Bearer'] };
    expect(await found({ authentication })).toEqual(['error card/dropped-security /authentication']);
    expect((await fixed({ authentication })).card).toMatchObject({
      securitySchemes: { Bearer: { httpAuthSecurityScheme: { scheme: 'Bearer' } } },
      securityRequirements: [{ schemes: { Bearer: { list: [] } } }],
    });
    expect(await found({ authentication: 'bearer' })).toEqual(['error card/dropped-security /authentication']);
  });

  test.each<[unknown, string[]]>([
    ['abcdef123456', ['warning text/secret-key /authentication/credentials']],
    ['', []],
    [null, []],
    ['<token>', []],
  ])('authentication.credentials %j', async (credentials, expected) => {
    expect(await loud({ authentication: { schemes: [], credentials } })).toEqual(expected);
  });
});

test('a member that must be there and stands in two other cases is left to people', async () => {
  const { name, ...rest } = await smallest();
  expect((await fixed(JSON.stringify({ ...rest, Name: name }))).safe).toEqual([true]);
  expect((await fixed(JSON.stringify({ ...rest, Name: name, NAME: 'B' }))).safe).toEqual([false, false]);
});

test('thousands of members that no card has are read in time that grows with them', async () => {
  // Each was held against all others: 20 seconds.
  const members = Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`skil${at}`, 1]));
  const before = process.cpuUsage();
  await found(JSON.stringify({ ...(await smallest()), ...members }));
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(2_000);
});
