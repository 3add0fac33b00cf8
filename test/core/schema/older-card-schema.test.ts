import { describe, expect, it, test } from 'vitest';
import { a2aCardV01Id, a2aCardV02Id, a2aCardV03Id } from '../../../src/core/schema/registry.ts';
import { undeclaredMembers } from '../../../src/core/schema/undeclared.ts';
import { corpusFiles, hasCorpus } from '../../corpus.ts';
import { accepted, changed, type Json, type JsonObject, refused, verdicts } from './judges.ts';
import { wholeCard01, wholeCard02, wholeCard03 } from './older-whole-cards.ts';

/** What a version's own schema says of presence and of values. A path that ends in a list's index names an entry. */
interface Version {
  readonly id: string;
  readonly whole: JsonObject;
  readonly least: JsonObject;
  /** Required text: `filled` must not be empty, `any` may be. */
  readonly filled: readonly string[];
  readonly any: readonly string[];
  /** Required lists and objects, and optional members of any type. */
  readonly lists: readonly string[];
  readonly objects: readonly string[];
  readonly optional: readonly string[];
  /** Entries of lists and maps. */
  readonly entries: readonly string[];
}

const ofAll = {
  filled: ['name', 'url', 'skills/0/name'],
  any: ['version', 'skills/0/id', 'provider/organization'],
  lists: ['skills'],
  objects: ['capabilities'],
  optional: [
    'provider',
    'documentationUrl',
    'capabilities/streaming',
    'capabilities/pushNotifications',
    'capabilities/stateTransitionHistory',
    'skills/0/examples',
    'skills/0/inputModes',
    'skills/0/outputModes',
  ],
  entries: [
    'skills/0',
    'skills/0/tags/0',
    'skills/0/examples/0',
    'skills/0/inputModes/0',
    'skills/0/outputModes/0',
    'defaultInputModes/0',
    'defaultOutputModes/0',
  ],
};

const flows = 'securitySchemes/oauth/flows';
const v02: Version = {
  id: a2aCardV02Id,
  whole: wholeCard02,
  least: {
    name: 'Echo',
    description: '',
    url: 'https://echo.studio',
    version: '1',
    capabilities: {},
    defaultInputModes: [],
    defaultOutputModes: [],
    skills: [],
  },
  filled: [
    ...ofAll.filled,
    'additionalInterfaces/0/url',
    'securitySchemes/key/name',
    'securitySchemes/oidc/openIdConnectUrl',
    `${flows}/authorizationCode/authorizationUrl`,
    `${flows}/authorizationCode/tokenUrl`,
    `${flows}/clientCredentials/tokenUrl`,
    `${flows}/implicit/authorizationUrl`,
    `${flows}/password/tokenUrl`,
  ],
  any: [
    ...ofAll.any,
    'description',
    'provider/url',
    'skills/0/description',
    'additionalInterfaces/0/transport',
    'capabilities/extensions/0/uri',
    'securitySchemes/http/scheme',
  ],
  lists: [...ofAll.lists, 'skills/0/tags', 'defaultInputModes', 'defaultOutputModes'],
  objects: [
    ...ofAll.objects,
    flows,
    `${flows}/authorizationCode/scopes`,
    `${flows}/clientCredentials/scopes`,
    `${flows}/implicit/scopes`,
    `${flows}/password/scopes`,
  ],
  optional: [
    ...ofAll.optional,
    'protocolVersion',
    'preferredTransport',
    'additionalInterfaces',
    'iconUrl',
    'securitySchemes',
    'security',
    'supportsAuthenticatedExtendedCard',
    'capabilities/extensions',
    'capabilities/extensions/0/description',
    'capabilities/extensions/0/required',
    'capabilities/extensions/0/params',
    'securitySchemes/key/description',
    'securitySchemes/http/description',
    'securitySchemes/http/bearerFormat',
    'securitySchemes/oidc/description',
    'securitySchemes/oauth/description',
    `${flows}/authorizationCode`,
    `${flows}/authorizationCode/refreshUrl`,
    `${flows}/clientCredentials`,
    `${flows}/clientCredentials/refreshUrl`,
    `${flows}/implicit`,
    `${flows}/implicit/refreshUrl`,
    `${flows}/password`,
    `${flows}/password/refreshUrl`,
  ],
  entries: [
    ...ofAll.entries,
    'additionalInterfaces/0',
    'capabilities/extensions/0',
    'securitySchemes/key',
    'security/0',
    'security/0/oauth',
    'security/0/oauth/0',
    `${flows}/authorizationCode/scopes/orders:read`,
    `${flows}/clientCredentials/scopes/orders:read`,
    `${flows}/implicit/scopes/orders:read`,
    `${flows}/password/scopes/orders:read`,
  ],
};

const versions: [string, Version][] = [
  [
    '0.1',
    {
      id: a2aCardV01Id,
      whole: wholeCard01,
      least: { name: 'Echo', url: 'https://echo.studio', version: '1', capabilities: {}, skills: [] },
      ...ofAll,
      lists: [...ofAll.lists, 'authentication/schemes'],
      optional: [
        ...ofAll.optional,
        'description',
        'provider/url',
        'authentication',
        'authentication/credentials',
        'defaultInputModes',
        'defaultOutputModes',
        'skills/0/description',
        'skills/0/tags',
      ],
      entries: [...ofAll.entries, 'authentication/schemes/0'],
    },
  ],
  ['0.2', v02],
  [
    '0.3',
    {
      ...v02,
      id: a2aCardV03Id,
      whole: wholeCard03,
      any: [...v02.any, 'signatures/0/protected', 'signatures/0/signature'],
      optional: [
        ...v02.optional,
        'signatures',
        'signatures/0/header',
        'skills/0/security',
        'securitySchemes/oauth/oauth2MetadataUrl',
        'securitySchemes/mtls/description',
      ],
      entries: [...v02.entries, 'signatures/0', 'skills/0/security/0', 'skills/0/security/0/key'],
    },
  ],
];

describe.each(versions)('the schema of A2A %s cards', (_, version) => {
  const { id, whole, least } = version;
  const judge = (path: string, value: Json | undefined) => verdicts(id, changed(whole, path, value));

  it('accepts the smallest card and the whole one, and describes each member of it', () => {
    expect(verdicts(id, least)).toEqual(accepted);
    expect(verdicts(id, whole)).toEqual(accepted);
    expect(undeclaredMembers(id, whole)).toEqual([]);
  });

  it.each([[null], [[]], ['card'], [1], [{}]] as [Json][])('refuses %j', (document) => {
    expect(verdicts(id, document)).toEqual(refused);
  });

  it.each(version.filled)('needs the text %s: not missing, null, empty or a number', (path) => {
    for (const value of [undefined, null, '', 1]) expect([value, judge(path, value)]).toEqual([value, refused]);
  });

  it.each(['name', 'url'])('refuses blanks for %s', (path) => {
    expect(judge(path, ' \t')).toEqual(refused);
  });

  it.each(version.any)('needs the text %s, and takes an empty one', (path) => {
    for (const value of [undefined, null, 1]) expect([value, judge(path, value)]).toEqual([value, refused]);
    expect(judge(path, '')).toEqual(accepted);
  });

  it.each(version.lists)('needs the list %s, and takes an empty one', (path) => {
    for (const value of [undefined, null, 'a,b', {}]) expect([value, judge(path, value)]).toEqual([value, refused]);
    expect(judge(path, [])).toEqual(accepted);
  });

  it.each(version.objects)('needs the object %s, and takes an empty one', (path) => {
    for (const value of [undefined, null, [], 'x']) expect([value, judge(path, value)]).toEqual([value, refused]);
    expect(judge(path, {})).toEqual(accepted);
  });

  it.each(version.optional)('takes %s missing or null, and no other type', (path) => {
    for (const value of [undefined, null]) expect([value, judge(path, value)]).toEqual([value, accepted]);
    expect(judge(path, 1)).toEqual(refused);
  });

  it.each(version.entries)('refuses null and a number for the entry %s', (path) => {
    for (const value of [null, 1]) expect([value, judge(path, value)]).toEqual([value, refused]);
  });

  it.each(['mood', 'skills/0/mood', 'provider/mood', 'capabilities/mood'])('takes the unknown member %s', (path) => {
    expect(judge(path, 1)).toEqual(accepted);
  });
});

describe.each([
  ['0.2', a2aCardV02Id, wholeCard02],
  ['0.3', a2aCardV03Id, wholeCard03],
])('security in A2A %s cards', (name, id, whole) => {
  const only03 = name === '0.3' ? accepted : refused;
  const clientCredentials = { tokenUrl: 'https://auth.harbor.studio/token', scopes: {} };

  it.each<[Json, object]>([
    [{ type: 'apiKey', in: 'cookie', name: 'key' }, accepted],
    [{ type: 'apiKey', in: 'query', name: 'key' }, accepted],
    [{ type: 'apiKey', in: 'body', name: 'key' }, refused],
    [{ type: 'apiKey', in: null, name: 'key' }, refused],
    [{ type: 'apiKey', name: 'key' }, refused],
    [{ type: 'apiKey', in: 'header' }, refused],
    [{ type: 'http', scheme: 'bearer' }, accepted],
    [{ type: 'http', scheme: 'bearer', in: 'body', mood: 1 }, accepted],
    [{ type: 'http' }, refused],
    [{ type: 'http', scheme: 'bearer', bearerFormat: 1 }, refused],
    [{ type: 'oauth2', flows: { clientCredentials } }, accepted],
    [{ type: 'oauth2', flows: { clientCredentials, password: clientCredentials } }, accepted],
    [{ type: 'oauth2', flows: {} }, accepted],
    [{ type: 'oauth2', flows: [] }, refused],
    [{ type: 'oauth2' }, refused],
    [{ type: 'openIdConnect', openIdConnectUrl: 'https://auth.harbor.studio' }, accepted],
    [{ type: 'openIdConnect' }, refused],
    [{ type: 'mutualTLS' }, only03],
    [{ type: 'apikey', in: 'header', name: 'key' }, refused],
    [{ type: null, scheme: 'bearer' }, refused],
    [{ scheme: 'bearer' }, refused],
    [{ httpAuthSecurityScheme: { scheme: 'bearer' } }, refused],
    [{}, refused],
  ])('a scheme has the members of its type: %j', (scheme, expected) => {
    expect(verdicts(id, changed(whole, 'securitySchemes/key', scheme))).toEqual(expected);
  });

  it.each<[Json, object]>([
    [[], accepted],
    [[{}], accepted],
    [[{ key: [] }, { oauth: ['orders:read'] }], accepted],
    [[{ key: 'orders:read' }], refused],
    [[{ schemes: { key: { list: [] } } }], refused],
    [['key'], refused],
    [{ key: [] }, refused],
  ])('a requirement maps schemes to scopes: %j', (security, expected) => {
    expect(verdicts(id, changed(whole, 'security', security))).toEqual(expected);
    const inSkill = verdicts(id, changed(whole, 'skills/0/security', security));
    expect(inSkill).toEqual(name === '0.3' ? expected : accepted);
  });
});

describe('members of another version are unknown, and so are tolerated', () => {
  it.each<[string, string, JsonObject, string]>([
    ['0.1', a2aCardV01Id, wholeCard01, 'securitySchemes'],
    ['0.1', a2aCardV01Id, wholeCard01, 'protocolVersion'],
    ['0.1', a2aCardV01Id, wholeCard01, 'capabilities/extensions'],
    ['0.2', a2aCardV02Id, wholeCard02, 'authentication'],
    ['0.2', a2aCardV02Id, wholeCard02, 'signatures'],
    ['0.3', a2aCardV03Id, wholeCard03, 'authentication'],
    ['0.3', a2aCardV03Id, wholeCard03, 'supportedInterfaces'],
  ])('%s', (_name, id, whole, path) => {
    const card = changed(whole, path, 1);
    expect(verdicts(id, card)).toEqual(accepted);
    expect(undeclaredMembers(id, card).map(({ pointer }) => pointer)).toEqual([`/${path}`]);
  });
});

test.skipIf(!hasCorpus)('the sample cards of the specification are accepted', () => {
  const ids = [
    ['v0.2.', a2aCardV02Id],
    ['v0.3.', a2aCardV03Id],
  ] as const;
  const judged = ids.flatMap(([tag, id]) =>
    corpusFiles('spec-samples', '.json')
      .filter(({ name }) => name.includes(tag))
      .map(({ name, bytes }) => [name, verdicts(id, JSON.parse(new TextDecoder().decode(bytes)))]),
  );
  expect(judged).toEqual([
    ['spec-v0.2.3-sample.json', accepted],
    ['spec-v0.2.5-sample.json', accepted],
    ['spec-v0.2.6-sample.json', accepted],
    ['spec-v0.3.0-sample.json', accepted],
  ]);
});
