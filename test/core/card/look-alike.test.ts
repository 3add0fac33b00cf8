import { expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';
import { goodCard } from '../../../src/core/rules/good-card.ts';

const judge = async (value: unknown) => {
  const { report } = await check(new TextEncoder().encode(JSON.stringify(value)), { kind: 'card' });
  return report.diagnostics.map(({ code, pointer, message }) => `${code} ${pointer}: ${message}`);
};

test.each<[value: object, pointer: string, name: string]>([
  [
    { name: 'a', version: 'v1.0.0', schema_version: '0.7.0', skills: [{ id: 10201 }], locators: [], modules: [] },
    '/locators',
    'an OASF record',
  ],
  [
    { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'AgentCard', type: 'object', properties: {} },
    '/properties',
    'a JSON Schema',
  ],
  [{ detail: 'Not Found' }, '/detail', 'the error message of a server'],
  [{ error: 'not_found', message: 'No such page' }, '/error', 'the error message of a server'],
  [{ message: 'Unauthorized' }, '/message', 'the error message of a server'],
  [{ jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'No such method' } }, '/jsonrpc', 'a JSON-RPC message'],
])('%j', async (value, pointer, name) => {
  expect(await judge(value)).toEqual([`card/look-alike ${pointer}: This is ${name} and no A2A agent card.`]);
});

test('a card may have such members too', async () => {
  const found = await judge({
    ...goodCard,
    error: 'x',
    detail: 'y',
    locators: [],
    schema_version: '1',
    properties: {},
  });
  expect(found.filter((one) => one.startsWith('card/look-alike'))).toEqual([]);
});
