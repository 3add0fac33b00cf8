import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wholeCard } from './a-whole-card.ts';
import { accepted, changed, type Json, type JsonObject, refused, verdicts } from './judges.ts';

const A2A = 'https://1849.ai/schema/a2a-agent-card.v1.schema.json';
const GOLOCO = 'https://1849.ai/schema/goloco-agent-card.schema.json';

const harbor = JSON.parse(readFileSync(new URL('../../fixtures/card/harbor/input.json', import.meta.url), 'utf8'));
const minimal: JsonObject = {
  name: 'Echo',
  description: 'Says it again.',
  version: '1',
  supportedInterfaces: [{ url: 'https://echo.studio', protocolBinding: 'GRPC', protocolVersion: '1.0' }],
  capabilities: {},
  defaultInputModes: ['text/plain'],
  defaultOutputModes: ['text/plain'],
  skills: [{ id: 'echo', name: 'Echo', description: 'Says it again.', tags: ['echo'] }],
};

describe.each([
  ['a2a', A2A],
  ['goloco', GOLOCO],
])('the %s card schema', (_, id) => {
  it.each([
    ['the Harbor card', harbor],
    ['the smallest card', minimal],
    ['a card with every member', wholeCard],
  ])('accepts %s', (_name, card) => {
    expect(verdicts(id, card)).toEqual(accepted);
  });

  it.each([[null], [[]], ['card'], [1], [{}]] as [Json][])('refuses %j', (document) => {
    expect(verdicts(id, document)).toEqual(refused);
  });

  // Every REQUIRED string of a2a.proto v1.0.1.
  it.each([
    'name',
    'description',
    'version',
    'supportedInterfaces/0/url',
    'supportedInterfaces/0/protocolBinding',
    'supportedInterfaces/0/protocolVersion',
    'provider/url',
    'provider/organization',
    'skills/0/id',
    'skills/0/name',
    'skills/0/description',
    'signatures/0/protected',
    'signatures/0/signature',
    'securitySchemes/key/apiKeySecurityScheme/location',
    'securitySchemes/key/apiKeySecurityScheme/name',
    'securitySchemes/http/httpAuthSecurityScheme/scheme',
    'securitySchemes/oidc/openIdConnectSecurityScheme/openIdConnectUrl',
    'securitySchemes/oauth/oauth2SecurityScheme/flows/authorizationCode/authorizationUrl',
    'securitySchemes/oauth/oauth2SecurityScheme/flows/authorizationCode/tokenUrl',
    'securitySchemes/program/oauth2SecurityScheme/flows/clientCredentials/tokenUrl',
    'securitySchemes/device/oauth2SecurityScheme/flows/deviceCode/deviceAuthorizationUrl',
    'securitySchemes/device/oauth2SecurityScheme/flows/deviceCode/tokenUrl',
  ])('needs the text %s: not missing, null, empty, blank or a number', (path) => {
    for (const value of [undefined, null, '', ' \t\n', 1])
      expect(verdicts(id, changed(wholeCard, path, value))).toEqual(refused);
  });

  // Every REQUIRED array; §5.7 wants at least one element in it.
  it.each(['supportedInterfaces', 'defaultInputModes', 'defaultOutputModes', 'skills', 'skills/0/tags'])(
    'needs an element in %s',
    (path) => {
      for (const value of [undefined, null, [], [null], 'a,b', {}]) {
        expect(verdicts(id, changed(wholeCard, path, value))).toEqual(refused);
      }
    },
  );

  // Every REQUIRED object and map.
  it.each([
    'capabilities',
    'securitySchemes/oauth/oauth2SecurityScheme/flows',
    'securitySchemes/oauth/oauth2SecurityScheme/flows/authorizationCode/scopes',
    'securitySchemes/program/oauth2SecurityScheme/flows/clientCredentials/scopes',
    'securitySchemes/device/oauth2SecurityScheme/flows/deviceCode/scopes',
  ])('needs the object %s', (path) => {
    for (const value of [undefined, null, [], 'x'])
      expect(verdicts(id, changed(wholeCard, path, value))).toEqual(refused);
  });

  // Every member that is not REQUIRED: ProtoJSON reads null as absent.
  it.each([
    'provider',
    'documentationUrl',
    'iconUrl',
    'securitySchemes',
    'securityRequirements',
    'signatures',
    'signatures/0/header',
    'supportedInterfaces/0/tenant',
    'capabilities/streaming',
    'capabilities/pushNotifications',
    'capabilities/extensions',
    'capabilities/extendedAgentCard',
    'capabilities/extensions/0/uri',
    'capabilities/extensions/0/description',
    'capabilities/extensions/0/required',
    'capabilities/extensions/0/params',
    'skills/0/examples',
    'skills/0/inputModes',
    'skills/0/outputModes',
    'skills/0/securityRequirements',
    'securityRequirements/0/schemes',
    'securityRequirements/0/schemes/key/list',
    'securitySchemes/key/apiKeySecurityScheme/description',
    'securitySchemes/http/httpAuthSecurityScheme/description',
    'securitySchemes/http/httpAuthSecurityScheme/bearerFormat',
    'securitySchemes/oidc/openIdConnectSecurityScheme/description',
    'securitySchemes/mtls/mtlsSecurityScheme/description',
    'securitySchemes/oauth/oauth2SecurityScheme/description',
    'securitySchemes/oauth/oauth2SecurityScheme/oauth2MetadataUrl',
    'securitySchemes/oauth/oauth2SecurityScheme/flows/authorizationCode/refreshUrl',
    'securitySchemes/oauth/oauth2SecurityScheme/flows/authorizationCode/pkceRequired',
    'securitySchemes/program/oauth2SecurityScheme/flows/clientCredentials/refreshUrl',
    'securitySchemes/device/oauth2SecurityScheme/flows/deviceCode/refreshUrl',
    'securitySchemes/implicit/oauth2SecurityScheme/flows/implicit/authorizationUrl',
    'securitySchemes/implicit/oauth2SecurityScheme/flows/implicit/refreshUrl',
    'securitySchemes/implicit/oauth2SecurityScheme/flows/implicit/scopes',
    'securitySchemes/password/oauth2SecurityScheme/flows/password/tokenUrl',
    'securitySchemes/password/oauth2SecurityScheme/flows/password/refreshUrl',
    'securitySchemes/password/oauth2SecurityScheme/flows/password/scopes',
  ])('takes %s missing or null, and no other type', (path) => {
    expect(verdicts(id, changed(wholeCard, path, undefined))).toEqual(accepted);
    expect(verdicts(id, changed(wholeCard, path, null))).toEqual(accepted);
    expect(verdicts(id, changed(wholeCard, path, 1))).toEqual(refused);
  });

  it.each([
    ['an interface', 'supportedInterfaces/0'],
    ['an extension', 'capabilities/extensions/0'],
    ['a scheme', 'securitySchemes/key'],
    ['a requirement', 'securityRequirements/0'],
    ['a list of scopes', 'securityRequirements/0/schemes/key'],
    ['a scope', 'securityRequirements/0/schemes/key/list/0'],
    ['an output mode', 'defaultOutputModes/0'],
    ['an input mode of a skill', 'skills/0/inputModes/0'],
    ['an output mode of a skill', 'skills/0/outputModes/0'],
    ['a requirement of a skill', 'skills/0/securityRequirements/0'],
    ...[
      ['oauth', 'authorizationCode'],
      ['program', 'clientCredentials'],
      ['device', 'deviceCode'],
      ['implicit', 'implicit'],
      ['password', 'password'],
    ].map(([scheme, flow]) => [
      `a scope of ${flow}`,
      `securitySchemes/${scheme}/oauth2SecurityScheme/flows/${flow}/scopes/orders:read`,
    ]),
    ['an input mode', 'defaultInputModes/0'],
    ['a skill', 'skills/0'],
    ['an example', 'skills/0/examples/0'],
    ['a signature', 'signatures/0'],
  ])('refuses null for %s, since ProtoJSON has no null in a list or map', (_what, path) => {
    expect(verdicts(id, changed(wholeCard, path as string, null))).toEqual(refused);
  });

  it.each<[string, string, Json, object]>([
    ['a member nobody knows', 'mood', 'good', accepted],
    ['an unknown member of a skill', 'skills/0/price', 3, accepted],
    ['security at the top, as in 0.3 (a rule reports it)', 'security', [{ key: [] }], accepted],
    ['an empty tag', 'skills/0/tags', [''], refused],
    ['a blank tag', 'skills/0/tags', [' '], refused],
    ['a true in quotes', 'capabilities/streaming', 'true', refused],
    ['no examples', 'skills/0/examples', [], accepted],
    ["a binding of one's own", 'supportedInterfaces/0/protocolBinding', 'https://harbor.studio/binding/v1', accepted],
    ['params that are a list', 'capabilities/extensions/0/params', [], refused],
    ['an extension with nothing in it', 'capabilities/extensions/0', {}, accepted],
    ['a key in a place that does not exist', 'securitySchemes/key/apiKeySecurityScheme/location', 'body', refused],
    ['scopes as a list', 'securitySchemes/program/oauth2SecurityScheme/flows/clientCredentials/scopes', ['a'], refused],
    [
      'scopes with nothing in them',
      'securitySchemes/program/oauth2SecurityScheme/flows/clientCredentials/scopes',
      {},
      accepted,
    ],
  ])('judges %s', (_what, path, value, expected) => {
    expect(verdicts(id, changed(wholeCard, path, value))).toEqual(expected);
  });
});

describe('the labor-terms extension', () => {
  it.each<[string, string, Json | undefined, object]>([
    ['an amount that is a number', 'params/offers/0/pricing/amountCredits', 1500, refused],
    ['no params', 'params', undefined, refused],
    ['params that are null', 'params', null, refused],
    ['terms that are not there yet', 'params', {}, refused],
    ['any params under another uri', 'uri', 'https://1849.ai/extensions/labor-terms/v2', accepted],
  ])('is judged only by the Goloco schema: %s', (_what, path, value, expected) => {
    const emptied = path === 'uri' ? changed(harbor, 'capabilities/extensions/0/params', {}) : harbor;
    const card = changed(emptied, `capabilities/extensions/0/${path}`, value);
    expect(verdicts(GOLOCO, card)).toEqual(expected);
    expect(verdicts(A2A, card)).toEqual(accepted);
  });
});
