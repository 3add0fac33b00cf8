import { validate } from '@hyperjump/json-schema/draft-2020-12';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import harbor from '../fixtures/card/harbor/input.json' with { type: 'json' };
import { serveIdsFromWorker } from './by-id.ts';

const CARD = 'https://1849.ai/schema/goloco-agent-card.schema.json';
const TERMS = 'https://1849.ai/extensions/labor-terms/v1';

const fetched = serveIdsFromWorker();

/** Validators of others, which know nothing of our schemas but the id. */
const validators = {
  hyperjump: async (id: string, value: unknown) => {
    const judge = await validate(id);
    return judge(value as Parameters<typeof judge>[0]).valid;
  },
  ajv: async (id: string, value: unknown) => {
    const loadSchema = async (uri: string) => (await fetch(uri)).json();
    return (await new Ajv2020({ loadSchema }).compileAsync({ $ref: id }))(value);
  },
  'ajv, from the bundle': async (id: string, value: unknown) =>
    new Ajv2020().compile(await (await fetch(`${id}?bundle`)).json())(value),
};

const terms = harbor.capabilities.extensions[0]?.params;
const withTerms = (params: unknown) => ({
  ...harbor,
  capabilities: { extensions: [{ ...harbor.capabilities.extensions[0], params }] },
});

describe.each(Object.entries(validators))('%s fetches the schemas by id', (_, judge) => {
  test.each([
    ['the published card', CARD, harbor, true],
    ['a card without skills', CARD, { ...harbor, skills: undefined }, false],
    ['a requirement in the form of 0.3', CARD, { ...harbor, securityRequirements: [{ goloco_agent_key: [] }] }, false],
    ['terms in another currency', CARD, withTerms({ ...terms, currency: 'USD' }), false],
    ['terms without offers', CARD, withTerms({ currency: 'credits' }), false],
    ['terms alone', TERMS, terms, true],
    ['terms alone without offers', TERMS, { currency: 'credits' }, false],
  ])('%s', async (_, id, value, valid) => {
    expect(await judge(id, JSON.parse(JSON.stringify(value)))).toBe(valid);
  });
});

test('what the card schema refers to was fetched by its id too', () => {
  expect(fetched).toContain(TERMS);
  expect(fetched).toContain('https://1849.ai/schema/a2a-agent-card.v1.schema.json');
});
