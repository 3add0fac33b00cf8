import { describe, expect, test } from 'vitest';
import { found } from './card-judge.ts';

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
