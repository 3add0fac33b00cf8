import { describe, expect, test } from 'vitest';
import { fixed, found, judgeCard } from './card-judge.ts';

const bearer = { httpAuthSecurityScheme: { scheme: 'Bearer' } };
const key = { apiKeySecurityScheme: { location: 'header', name: 'X-Api-Key' } };
const needs = (...names: string[]) => ({ schemes: Object.fromEntries(names.map((name) => [name, { list: [] }])) });
const skill = (members: object) => ({
  skills: [
    { id: 'edit', name: 'Edit', description: 'Edits a text.', tags: ['edit'], examples: ['Edit this.'], ...members },
  ],
});

describe('schemes that nothing demands', () => {
  test.each<[string, object, string[]]>([
    ['none demanded', { securitySchemes: { bearer, key } }, ['note card/unused-scheme /securitySchemes']],
    [
      'an empty list of requirements',
      { securitySchemes: { bearer }, securityRequirements: [] },
      ['note card/unused-scheme /securitySchemes'],
    ],
    [
      'one of two',
      { securitySchemes: { bearer, key }, securityRequirements: [needs('bearer')] },
      ['note card/unused-scheme /securitySchemes/key'],
    ],
    ['both in one', { securitySchemes: { bearer, key }, securityRequirements: [needs('bearer', 'key')] }, []],
    ['one by a skill', { securitySchemes: { bearer }, ...skill({ securityRequirements: [needs('bearer')] }) }, []],
    ['for the extended card', { securitySchemes: { bearer }, capabilities: { extendedAgentCard: true } }, []],
    [
      'beside one that is demanded, with an extended card',
      {
        securitySchemes: { bearer, key },
        securityRequirements: [needs('bearer')],
        capabilities: { extendedAgentCard: true },
      },
      ['note card/unused-scheme /securitySchemes/key'],
    ],
    [
      'requirements that are no list: one fault, one diagnostic',
      { securitySchemes: { bearer }, securityRequirements: needs('bearer') },
      ['error card/wrong-type /securityRequirements'],
    ],
    [
      'requirements that are texts',
      { securitySchemes: { bearer }, securityRequirements: ['bearer'] },
      ['error card/wrong-type /securityRequirements/0'],
    ],
    ['no scheme at all', { securitySchemes: {} }, []],
    [
      'demanded in the form of 0.3: one fault, one diagnostic',
      { securitySchemes: { bearer }, security: [{ bearer: [] }] },
      ['error card/dropped-security /security'],
    ],
    [
      'demanded in snake_case: one fault, one diagnostic',
      { securitySchemes: { bearer }, security_requirements: [needs('bearer')] },
      ['error card/snake-case /security_requirements'],
    ],
    [
      'demanded in the shape of 0.3: one fault, one diagnostic',
      { securitySchemes: { bearer }, securityRequirements: [{ bearer: [] }] },
      ['error card/requirement-shape /securityRequirements/0'],
    ],
    [
      'demanded with a typing error: one fault, one diagnostic',
      { securitySchemes: { agent_key: key }, securityRequirements: [needs('agent_kee')] },
      ['error card/undeclared-scheme /securityRequirements/0/schemes/agent_kee'],
    ],
  ])('%s', async (_, members, expected) => expect(await found({ ...members })).toEqual(expected));
});

describe('schemes that are demanded and not declared', () => {
  const securityRequirements = [needs('bearer'), needs('key')];
  const capabilities = { extendedAgentCard: true };
  const at = '/securityRequirements/0/schemes/bearer';
  test.each<[string, object, string[], string]>([
    ['no schemes at all', { securityRequirements, capabilities }, [`error card/undeclared-scheme ${at}`], ''],
    [
      'an empty map',
      { securityRequirements, capabilities, securitySchemes: {} },
      [`error card/undeclared-scheme ${at}`],
      '',
    ],
    [
      'under another name',
      { securityRequirements, capabilities, securityScheme: { bearer, key } },
      [`error card/undeclared-scheme ${at}`],
      'Rename "securityScheme"',
    ],
    [
      'a list: another fault',
      { securityRequirements, securitySchemes: [] },
      ['error card/wrong-type /securitySchemes'],
      '',
    ],
    [
      'some of them',
      { securityRequirements, securitySchemes: { bearer } },
      ['error card/undeclared-scheme /securityRequirements/1/schemes/key'],
      '',
    ],
  ])('%s: one diagnostic', async (_, members, expected, hint) => {
    const { diagnostics } = await judgeCard({ ...members });
    expect(diagnostics.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`)).toEqual(expected);
    expect(diagnostics[0]?.hint).toContain(hint);
    if (expected[0]?.endsWith(at))
      expect(diagnostics[0]?.related?.map(({ pointer }) => pointer)).toContain('/securityRequirements/1/schemes/key');
  });

  test('under another name: the fix renames it', async () => {
    const { card, safe } = await fixed({ securityRequirements, securityScheme: { bearer, key } });
    expect(card.securitySchemes).toEqual({ bearer, key });
    expect(safe).toEqual([true]);
  });

  test('demanded as 0.3 does: the fix is left to people where nobody says what the scheme is', async () => {
    const security = [{ bearer: [] }];
    expect((await fixed({ security })).safe).toEqual([false]);
    expect((await fixed({ security, securitySchemes: { bearer } })).safe).toEqual([true]);
  });

  test('under another name, with a fault inside: the fix is left to people, since it brings that to light', async () => {
    const wrong = { apiKeySecurityScheme: { location: 'body', name: 'X-Key' } };
    const { safe } = await fixed({ securityRequirements, securityScheme: { bearer, key: wrong } });
    expect(safe).toEqual([false]);
  });
});

describe('scopes that the flow does not list', () => {
  const flow = (scopes: object) => ({ clientCredentials: { tokenUrl: 'https://id.harbor.studio/t', scopes } });
  const card = (scopes: object, list: string[]) => ({
    securitySchemes: { sign_in: { oauth2SecurityScheme: { flows: flow(scopes) } } },
    securityRequirements: [{ schemes: { sign_in: { list } } }],
  });
  const at = 'warning card/undeclared-scope /securityRequirements/0/schemes/sign_in/list';
  test.each<[object, string[], string[]]>([
    [{ read: 'Read' }, ['read'], []],
    [{ read: 'Read' }, ['nope'], [`${at}/0`]],
    [{ read: 'Read' }, ['read', 'raed'], [`${at}/1`]],
    [{}, ['nope'], []],
  ])('%j, %j', async (scopes, list, expected) => expect(await found(card(scopes, list))).toEqual(expected));
});

describe('requirements that demand nothing', () => {
  const at = 'note card/empty-requirement /securityRequirements';
  test.each<[string, unknown[], string[]]>([
    ['{} alone', [{}], [`${at}/0`]],
    ['{"schemes": {}} alone', [{ schemes: {} }], [`${at}/0`]],
    ['{"schemes": null} alone', [{ schemes: null }], [`${at}/0`]],
    ['beside another', [needs('bearer'), {}], [`${at}/1`]],
    ['no scopes are not nothing', [{ schemes: { bearer: {} } }], []],
  ])('%s', async (_, securityRequirements, expected) => {
    const all = await found({ securitySchemes: { bearer }, securityRequirements });
    expect(all.filter((one) => !one.includes('unused-scheme'))).toEqual(expected);
  });

  test('in a skill', async () => {
    expect(await found(skill({ securityRequirements: [{}] }))).toEqual([
      'note card/empty-requirement /skills/0/securityRequirements/0',
    ]);
  });
});

describe('an extended card', () => {
  const capabilities = { extendedAgentCard: true };
  const fault = 'error card/extended-card-without-scheme /capabilities/extendedAgentCard';
  test.each<[string, object, string[]]>([
    ['without schemes', { capabilities }, [fault]],
    ['with an empty map of schemes', { capabilities, securitySchemes: {} }, [fault]],
    ['not offered', { capabilities: { extendedAgentCard: false } }, []],
    [
      'with schemes in snake_case',
      { capabilities, security_schemes: { bearer } },
      ['error card/snake-case /security_schemes'],
    ],
  ])('%s', async (_, members, expected) => expect(await found({ ...members })).toEqual(expected));
});

test.each([
  ['implicit', { authorizationUrl: 'https://id.harbor.studio/a', scopes: {} }],
  ['password', { tokenUrl: 'https://id.harbor.studio/t', scopes: {} }],
])('the %s flow', async (flow, details) => {
  const securitySchemes = { sign_in: { oauth2SecurityScheme: { flows: { [flow]: details } } } };
  expect(await found({ securitySchemes, securityRequirements: [needs('sign_in')] })).toEqual([
    `warning card/deprecated-flow /securitySchemes/sign_in/oauth2SecurityScheme/flows/${flow}`,
  ]);
});
