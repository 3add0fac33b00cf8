import { AgentCard } from '@a2a-js/sdk';
import { describe, expect, test } from 'vitest';
import { readCard } from '../../../src/core/card/reading.ts';
import { isObject, type JsonObject } from '../../../src/core/document.ts';
import { join } from '../../../src/core/parse/pointer.ts';
import { corpusFiles, hasCorpus } from '../../corpus.ts';
import harbor from '../../fixtures/card/harbor/input.json' with { type: 'json' };

/** What the official SDK has of a card after parsing it; undefined where its parser throws. */
function sdkReads(card: JsonObject): unknown {
  try {
    return AgentCard.toJSON(AgentCard.fromJSON(card));
  } catch {
    return undefined;
  }
}

const isDefault = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every(isDefault));

const camel = (name: string) => name.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The pointers, topmost only, at which the document has something and the SDK nothing; defaults that it drops apart. */
function lost(written: unknown, read: unknown, pointer = ''): string[] {
  if (isDefault(written)) return [];
  if (read === undefined) return [pointer];
  if (Array.isArray(written)) {
    if (!Array.isArray(read)) return isObject(read) ? lost({ ...written }, read, pointer) : [pointer];
    return written.flatMap((item, index) => lost(item, read[index], join(pointer, index)));
  }
  if (!isObject(written)) return isObject(read) || Array.isArray(read) ? [pointer] : [];
  return Object.entries(written).flatMap(([name, value]) => {
    const known = isObject(read)
      ? Object.hasOwn(read, name)
        ? read[name]
        : Object.hasOwn(written, camel(name))
          ? undefined
          : read[camel(name)]
      : undefined;
    return lost(value, known, join(pointer, name));
  });
}

/** What we say is lost, but for defaults, which a parser does not tell from nothing. */
function told(card: JsonObject): string[] {
  const { ignored } = readCard(card);
  const at = (pointer: string) =>
    pointer
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (value, token) => (value as JsonObject)[token.replaceAll('~1', '/').replaceAll('~0', '~')],
        card,
      );
  return ignored.filter((pointer) => !isDefault(at(pointer)));
}

describe('what the official SDK loses is what we list', () => {
  const bearer = { httpAuthSecurityScheme: { scheme: 'Bearer' } };
  test.each<[string, JsonObject]>([
    ['the published card', harbor],
    ['members of older cards', { ...harbor, url: 'https://a.dev', protocolVersion: '0.3.0', security: [{ a: [] }] }],
    ['snake_case', { name: 'a', supported_interfaces: [{ url: 'https://a.dev', protocol_binding: 'JSONRPC' }] }],
    ['both spellings', { default_input_modes: ['text/html'], defaultInputModes: ['text/plain'] }],
    ['a flat scheme', { securitySchemes: { a: { type: 'http', scheme: 'bearer' } } }],
    [
      'two kinds of scheme',
      { securitySchemes: { a: { ...bearer, apiKeySecurityScheme: { location: 'header', name: 'K' } } } },
    ],
    ['a requirement of 0.3', { securityRequirements: [{ a: [] }, { a: ['read'] }, { schemes: { a: ['read'] } }] }],
    ['a text where a list should be', { skills: [{ id: 'a', tags: 'a,b', examples: [] }] }],
    ['a list where an object should be', { capabilities: [{ streaming: true }] }],
    [
      'params of an extension',
      { capabilities: { extensions: [{ uri: 'u', params: { a: { b: [1, null, 'x'] } }, x: 1 }] } },
    ],
    [
      'two flows',
      {
        securitySchemes: {
          a: {
            oauth2SecurityScheme: {
              flows: { clientCredentials: { tokenUrl: 't' }, authorizationCode: { tokenUrl: 't' } },
            },
          },
        },
      },
    ],
  ])('%s', (_, card) => {
    expect(told(card).sort()).toEqual(lost(card, sdkReads(card)).sort());
  });

  test.runIf(hasCorpus).each(
    corpusFiles('cards', '.json').flatMap(({ name, bytes }) => {
      try {
        const card: unknown = JSON.parse(new TextDecoder().decode(bytes));
        return isObject(card) && sdkReads(card) !== undefined ? [[name, card] as const] : [];
      } catch {
        return [];
      }
    }),
  )('real card %s', (_, card) => {
    expect(told(card).sort()).toEqual(lost(card, sdkReads(card)).sort());
  });
});
