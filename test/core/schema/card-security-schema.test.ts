import { describe, expect, it } from 'vitest';
import { wholeCard } from './a-whole-card.ts';
import { accepted, changed, type Json, refused, verdicts } from './judges.ts';

describe.each([
  ['a2a', 'https://1849.ai/schema/a2a-agent-card.v1.schema.json'],
  ['goloco', 'https://1849.ai/schema/goloco-agent-card.schema.json'],
])('security in the %s card schema', (_, id) => {
  const key = { location: 'header', name: 'X-Api-Key' };
  const http = { scheme: 'Bearer' };
  it.each<[Json, object]>([
    [{ apiKeySecurityScheme: key }, accepted],
    [{ mtlsSecurityScheme: {} }, accepted],
    [{ apiKeySecurityScheme: key, httpAuthSecurityScheme: null, oauth2SecurityScheme: null }, accepted],
    [{ apiKeySecurityScheme: key, type: 'apiKey', in: 'header' }, accepted],
    [{ type: 'http', scheme: 'bearer' }, refused],
    [{ apiKeySecurityScheme: key, httpAuthSecurityScheme: http }, refused],
    [{ apiKeySecurityScheme: key, mtlsSecurityScheme: {} }, refused],
    [{ apiKeySecurityScheme: null }, refused],
    [{ apiKeySecurityScheme: key, httpAuthSecurityScheme: 'Bearer' }, refused],
    [{ apiKeySecurityScheme: 'X-Api-Key' }, refused],
    [{}, refused],
  ])('a scheme holds exactly one member: %j', (scheme, expected) => {
    expect(verdicts(id, changed(wholeCard, 'securitySchemes/key', scheme))).toEqual(expected);
  });

  const program = { tokenUrl: 'https://auth.harbor.studio/token', scopes: {} };
  it.each<[Json, object]>([
    [{ clientCredentials: program }, accepted],
    [{ clientCredentials: program, implicit: null, password: null }, accepted],
    [{ implicit: {} }, accepted],
    [{ password: {} }, accepted],
    [{ clientCredentials: program, password: {} }, refused],
    [{ clientCredentials: null }, refused],
    [{ clientCredentialsFlow: program }, refused],
    [{}, refused],
  ])('OAuth flows hold exactly one member: %j', (flows, expected) => {
    expect(verdicts(id, changed(wholeCard, 'securitySchemes/oauth/oauth2SecurityScheme/flows', flows))).toEqual(
      expected,
    );
  });

  it.each<[Json, object]>([
    [{}, accepted],
    [{ schemes: {} }, accepted],
    [{ schemes: null }, accepted],
    [{ schemes: { key: {} } }, accepted],
    [{ schemes: { key: { list: ['a'] } } }, accepted],
    [{ schemes: { key: ['a'] } }, refused],
    [{ schemes: { key: { list: 'a' } } }, refused],
    [{ schemes: ['key'] }, refused],
    [{ bearer: [] }, refused],
    [{ schemes: { key: {} }, bearer: [] }, refused],
  ])('a requirement holds nothing but schemes, at the top and in a skill: %j', (requirement, expected) => {
    expect(verdicts(id, changed(wholeCard, 'securityRequirements/0', requirement))).toEqual(expected);
    expect(verdicts(id, changed(wholeCard, 'skills/0/securityRequirements/0', requirement))).toEqual(expected);
  });

  it.each([
    'key/httpAuthSecurityScheme',
    'key/oauth2SecurityScheme',
    'key/openIdConnectSecurityScheme',
    'key/mtlsSecurityScheme',
    'mtls/apiKeySecurityScheme',
    'implicit/oauth2SecurityScheme/flows/authorizationCode',
    'implicit/oauth2SecurityScheme/flows/clientCredentials',
    'implicit/oauth2SecurityScheme/flows/deviceCode',
    'implicit/oauth2SecurityScheme/flows/password',
    'device/oauth2SecurityScheme/flows/implicit',
  ])('the member that is not held may be null: %s', (path) => {
    expect(verdicts(id, changed(wholeCard, `securitySchemes/${path}`, null))).toEqual(accepted);
    expect(verdicts(id, changed(wholeCard, `securitySchemes/${path}`, 'x'))).toEqual(refused);
  });
});
