import { describe, expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';
import harbor from '../../fixtures/card/harbor/input.json' with { type: 'json' };

const good = JSON.stringify(harbor, null, 2);

/** Replaces the first occurrence; a fault that is not placed is a mistake of the test. */
function place(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`Not in the card: ${from}`);
  return text.replace(from, () => to);
}

const schemes = '"securitySchemes": {';
const requirements = '"securityRequirements": [';
const capabilities = '"capabilities": {';
const offer = 'capabilities/extensions/0/params/offers';

/** What is replaced, by what; the code; the pointer; the characters that the range must cover, and no others. */
const faults: readonly (readonly [from: string, to: string, code: string, pointer: string, covers: string])[] = [
  ['"name": "Harbor Studio",', '', 'card/missing-member', '/name', '{'],
  ['"name": "Harbor Studio"', '"name": null', 'card/wrong-type', '/name', 'null'],
  ['"name": "Harbor Studio"', '"name": 7', 'card/wrong-type', '/name', '7'],
  ['"name": "Harbor Studio"', '"name": ""', 'card/empty-value', '/name', '""'],
  ['"streaming": false', '"streaming": "false"', 'card/wrong-type', '/capabilities/streaming', '"false"'],
  ['"documentationUrl"', '"documentation_url"', 'card/snake-case', '/documentation_url', '"documentation_url"'],
  ['"documentationUrl"', '"documentationURI"', 'card/unknown-member', '/documentationURI', '"documentationURI"'],
  [
    '"documentationUrl": "https',
    '"documentationUrl": "ht!tps',
    'card/url',
    '/documentationUrl',
    '"ht!tps://1849.mintlify.app/agent-format"',
  ],
  ['"JSONRPC"', '"JsonRpc"', 'card/protocol-binding', '/supportedInterfaces/0/protocolBinding', '"JsonRpc"'],
  [
    '"protocolVersion": "1.0"',
    '"protocolVersion": "1.0.0"',
    'card/protocol-version',
    '/supportedInterfaces/0/protocolVersion',
    '"1.0.0"',
  ],
  [
    '"protocolVersion": "1.0"',
    '"protocolVersion": ""',
    'card/empty-value',
    '/supportedInterfaces/0/protocolVersion',
    '""',
  ],
  [
    '"https://api.1849.ai',
    '"http://api.1849.ai',
    'card/insecure-url',
    '/supportedInterfaces/0/url',
    '"http://api.1849.ai/a2a/agents/agent_0123456789abcdef0123456789abcdef"',
  ],
  [
    '"https://api.1849.ai/a2a/agents/',
    '"//',
    'card/url',
    '/supportedInterfaces/0/url',
    '"//agent_0123456789abcdef0123456789abcdef"',
  ],
  ['+6225e0410d2e', '+000000000000', 'card/content-version', '/version', '"1.0.0+000000000000"'],
  ['"securityRequirements"', '"security"', 'card/dropped-security', '/security', '"security"'],
  ['"schemes": {', '"scheme": {', 'card/requirement-shape', '/securityRequirements/0', ''],
  ['"schemes": {', '"Schemes": {', 'card/requirement-shape', '/securityRequirements/0', ''],
  [
    '"securityRequirements"',
    '"securityRequirements": null, "security_requirements"',
    'card/snake-case',
    '/security_requirements',
    '"security_requirements"',
  ],
  [
    '"securitySchemes"',
    '"securityScheme"',
    'card/undeclared-scheme',
    '/securityRequirements/0/schemes/goloco_agent_key',
    '"goloco_agent_key"',
  ],
  ['"apiKeySecurityScheme"', '"apiKey"', 'card/unknown-member', '/securitySchemes/goloco_agent_key/apiKey', '"apiKey"'],
  [
    '"apiKeySecurityScheme": {',
    '"in": "query", "apiKeySecurityScheme": {',
    'card/contradiction',
    '/securitySchemes/goloco_agent_key/in',
    '"query"',
  ],
  [
    '"protocolVersion": "1.0"',
    '"protocolVersion": "1.2"',
    'card/unknown-version',
    '/supportedInterfaces/0/protocolVersion',
    '"1.2"',
  ],
  ['"text/plain"', '"text/plain; charset"', 'card/media-type', '/defaultOutputModes/0', '"text/plain; charset"'],
  [
    '"list": []',
    '"list": [null]',
    'card/wrong-type',
    '/securityRequirements/0/schemes/goloco_agent_key/list/0',
    'null',
  ],
  [
    '"goloco_agent_key": {\n          "list"',
    '"goloco_agent_kee": {\n          "list"',
    'card/undeclared-scheme',
    '/securityRequirements/0/schemes/goloco_agent_kee',
    '"goloco_agent_kee"',
  ],
  [
    '"location": "header"',
    '"location": "body"',
    'card/unknown-value',
    '/securitySchemes/goloco_agent_key/apiKeySecurityScheme/location',
    '"body"',
  ],
  [
    '"location": "header"',
    '"in": "header"',
    'card/old-name',
    '/securitySchemes/goloco_agent_key/apiKeySecurityScheme/in',
    '"in"',
  ],
  [schemes, `${schemes} "a": {}, `, 'card/exactly-one', '/securitySchemes/a', '{}'],
  [
    schemes,
    `${schemes} "a": { "type": "mutualTLS" }, `,
    'card/flat-scheme',
    '/securitySchemes/a',
    '{ "type": "mutualTLS" }',
  ],
  [
    schemes,
    `${schemes} "a": { "mtlsSecurityScheme": {}, "httpAuthSecurityScheme": { "scheme": "Bearer" } }, `,
    'card/exactly-one',
    '/securitySchemes/a',
    '{ "mtlsSecurityScheme": {}, "httpAuthSecurityScheme": { "scheme": "Bearer" } }',
  ],
  [
    requirements,
    `${requirements} { "schemes": { "goloco_agent_key": ["read"] } }, `,
    'card/unwrapped-scopes',
    '/securityRequirements/0/schemes/goloco_agent_key',
    '["read"]',
  ],
  [
    capabilities,
    `${capabilities} "stateTransitionHistory": true, `,
    'card/old-member',
    '/capabilities/stateTransitionHistory',
    '"stateTransitionHistory"',
  ],
  [
    capabilities,
    `"preferredTransport": "JSONRPC", ${capabilities}`,
    'card/hybrid',
    '/preferredTransport',
    '"preferredTransport"',
  ],
  [
    capabilities,
    `"url": "https://old.harbor.studio", ${capabilities}`,
    'card/contradiction',
    '/url',
    '"https://old.harbor.studio"',
  ],
  [capabilities, `"extensions": [], ${capabilities}`, 'card/misplaced-extensions', '/extensions', '"extensions"'],
  [capabilities, `"name": "Harbour", ${capabilities}`, 'json/duplicate-key', '/name', '"name"'],
  [
    '"required": false',
    '"required": true',
    'labor-terms/required-extension',
    '/capabilities/extensions/0/required',
    'true',
  ],
  [
    '"listingRevision": 2',
    '"listingRevision": 12345678901234567890',
    'card/unsafe-integer',
    `/${offer}/0/listingRevision`,
    '12345678901234567890',
  ],
  [
    '"amountCredits": "1500"',
    '"amountCredits": 1500',
    'labor-terms/wrong-type',
    `/${offer}/0/pricing/amountCredits`,
    '1500',
  ],
  [
    '"amountCredits": "1500"',
    '"amountCredits": "015"',
    'labor-terms/wrong-form',
    `/${offer}/0/pricing/amountCredits`,
    '"015"',
  ],
  ['"category": "writing"', '"category": "Writing"', 'labor-terms/unknown-value', `/${offer}/0/category`, '"Writing"'],
  [
    '"deliveryWindowSeconds": 86400',
    '"deliveryWindowSeconds": 86401',
    'labor-terms/out-of-range',
    `/${offer}/1/deliveryWindowSeconds`,
    '86401',
  ],
  ['"prompt": "Paste the copy to edit.",', '', 'labor-terms/missing-member', `/${offer}/0/questions/0/prompt`, '{'],
  ['"text/plain"', '"text"', 'card/media-type', '/defaultOutputModes/0', '"text"'],
  ['"text/markdown"', '"text/plain"', 'card/duplicate-mode', '/defaultOutputModes/1', '"text/plain"'],
  ['"logo"', 'null', 'card/wrong-type', '/skills/1/tags/1', 'null'],
  [
    '"oasf:content_writing_marketing/content_writing"',
    '"oasf:content_writing_marketing/content_writting"',
    'card/oasf-unknown',
    '/skills/0/tags/3',
    '"oasf:content_writing_marketing/content_writting"',
  ],
  [
    '"tags": [\n        "design",\n        "logo"\n      ]',
    '"tags": "design"',
    'card/wrong-type',
    '/skills/1/tags',
    '"design"',
  ],
  [
    '"listingId": "lst_0a1b',
    '"listingId": "lst_0a1c',
    'labor-terms/offer-without-skill',
    `/${offer}/0/listingId`,
    '"lst_0a1c2c3d4e5f60718293a4b5c6d7e8f9"',
  ],
];

/** What may stand before the fault, and must not move its range. */
const settings: readonly (readonly [name: string, change: (text: string) => string])[] = [
  ['LF', (text) => text],
  ['CR LF', (text) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text) => `\ufeff${text}`],
  ['tabs', (text) => text.replaceAll('  ', '\t')],
  ['astral characters', (text) => text.replace('{', '{ "iconUrl": "https://harbor.studio/😀𝒮.png",')],
];

/** Judged as a 1.0 card, without what every change of a Goloco card brings: another version, the tag that OASF lacks. */
async function judge(text: string) {
  const { report } = await check(new TextEncoder().encode(text), { kind: 'card', profile: 'goloco' });
  const always = [
    'card/content-version',
    'labor-terms/oasf-tag',
    'text/byte-order-mark',
    'card/skill-examples',
    'card/unused-scheme',
  ];
  return { all: report.diagnostics, telling: report.diagnostics.filter(({ code }) => !always.includes(code)) };
}

test('the card without a fault has nothing else to tell', async () => {
  expect((await judge(good)).telling).toEqual([]);
});

describe.each(settings)('with %s before it', (_, change) => {
  test.each(faults)('%s -> %s: %s', async (from, to, code, pointer, covers) => {
    const text = change(place(good, from, to));
    const { all, telling } = await judge(text);
    const found = all.filter((one) => one.code === code && one.pointer === pointer);
    expect(found.length, JSON.stringify(all.map((one) => [one.code, one.pointer]))).toBe(1);
    const { start, end } = found[0]?.range ?? { start: { offset: 0 }, end: { offset: 0 } };
    if (covers !== '') expect(text.slice(start.offset, end.offset).replaceAll('\t', '  ')).toBe(covers);
    // One fault, one diagnostic: nothing else is told of it.
    expect(
      telling.filter((one) => !(one.code === code && one.pointer === pointer)).map((one) => [one.code, one.pointer]),
    ).toEqual([]);
  });
});
