import { expect, it } from 'vitest';
import { explain } from '../../../src/core/schema/explain/index.ts';
import { a2aCardV01Id, a2aCardV02Id, a2aCardV03Id } from '../../../src/core/schema/registry.ts';
import { validate } from '../../../src/core/schema/validate.ts';
import { changed, type Json, type JsonObject } from './judges.ts';
import { wholeCard01, wholeCard02, wholeCard03 } from './older-whole-cards.ts';

const cards: Record<string, [string, JsonObject]> = {
  '0.1': [a2aCardV01Id, wholeCard01],
  '0.2': [a2aCardV02Id, wholeCard02],
  '0.3': [a2aCardV03Id, wholeCard03],
};

/** Each row: a member set to a value or taken out, and the one finding that comes of it. */
it.each<[string, string, Json | undefined, string]>([
  ['0.1', 'url', undefined, 'missing-member /url'],
  ['0.1', 'authentication/schemes', undefined, 'missing-member /authentication/schemes'],
  ['0.1', 'authentication', 'none', 'wrong-type /authentication'],
  ['0.1', 'skills/0/tags', 'a,b', 'wrong-type /skills/0/tags'],
  ['0.2', 'skills/0/tags', undefined, 'missing-member /skills/0/tags'],
  ['0.2', 'securitySchemes/key/type', 'mutualTLS', 'unknown-value /securitySchemes/key/type'],
  ['0.3', 'name', '', 'empty-value /name'],
  ['0.3', 'capabilities/streaming', 'true', 'wrong-type /capabilities/streaming'],
  ['0.3', 'additionalInterfaces/0/transport', undefined, 'missing-member /additionalInterfaces/0/transport'],
  ['0.3', 'securitySchemes/key/type', undefined, 'missing-member /securitySchemes/key/type'],
  ['0.3', 'securitySchemes/key/type', 'apikey', 'unknown-value /securitySchemes/key/type'],
  ['0.3', 'securitySchemes/key/in', undefined, 'missing-member /securitySchemes/key/in'],
  ['0.3', 'securitySchemes/key/in', 'body', 'unknown-value /securitySchemes/key/in'],
  ['0.3', 'securitySchemes/key/description', 1, 'wrong-type /securitySchemes/key/description'],
  ['0.3', 'securitySchemes/http/scheme', undefined, 'missing-member /securitySchemes/http/scheme'],
  ['0.3', 'securitySchemes/oidc/openIdConnectUrl', '', 'empty-value /securitySchemes/oidc/openIdConnectUrl'],
  ['0.3', 'securitySchemes/oauth/flows', [], 'wrong-type /securitySchemes/oauth/flows'],
  [
    '0.3',
    'securitySchemes/oauth/flows/password/tokenUrl',
    undefined,
    'missing-member /securitySchemes/oauth/flows/password/tokenUrl',
  ],
  ['0.3', 'security/0/key', 'orders:read', 'wrong-type /security/0/key'],
  ['0.3', 'skills/0/security', {}, 'wrong-type /skills/0/security'],
  ['0.3', 'signatures/0/protected', undefined, 'missing-member /signatures/0/protected'],
])('%s: %s set to %j is told once', (version, path, value, finding) => {
  const [id, whole] = cards[version] as [string, JsonObject];
  const card = changed(whole, path, value);
  const found = explain(id, card, validate(id, card));
  expect(found.map(({ family, at }) => `${family} ${at.pointer}`)).toEqual([finding]);
});

it('says what a missing member of a scheme is, and with what it can be filled', () => {
  const card = changed(wholeCard03, 'securitySchemes/key/in', undefined);
  const [found] = explain(a2aCardV03Id, card, validate(a2aCardV03Id, card));
  expect(found?.data).toEqual({
    member: 'in',
    within: 'API key',
    what: expect.stringContaining('part of the request'),
    placeholder: '"header"',
  });
});
