import { expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';

const old = {
  name: 'A',
  description: 'B',
  url: 'https://a.dev/a2a',
  version: '1.0.0',
  capabilities: {},
  skills: [],
  default_input_modes: ['text/plain'],
  default_output_modes: ['text/plain'],
};

const judge = async (card: object) => {
  const { report } = await check(new TextEncoder().encode(JSON.stringify(card)), { kind: 'card' });
  const loud = report.diagnostics.filter(({ severity }) => severity === 'error');
  return [report.specVersion, ...loud.map(({ code, pointer }) => `${code} ${pointer}`)];
};

test.each<[what: string, card: object, spec: string, ...errors: string[]]>([
  [
    'a label in snake_case',
    { ...old, protocol_version: '0.3.0' },
    '0.3',
    'card/snake-case /default_input_modes',
    'card/snake-case /default_output_modes',
    'card/snake-case /protocol_version',
  ],
  [
    'a member in snake_case that only later versions have',
    { ...old, preferred_transport: 'JSONRPC' },
    '0.2',
    'card/snake-case /default_input_modes',
    'card/snake-case /default_output_modes',
    'card/snake-case /preferred_transport',
  ],
  [
    'an old label without an address',
    { ...old, url: undefined, protocolVersion: '0.3.0' },
    '0.3',
    'card/missing-member /url',
    'card/snake-case /default_input_modes',
    'card/snake-case /default_output_modes',
  ],
  [
    'a new label without an address',
    { ...old, url: undefined, protocolVersion: '1.0', skills: [{ id: 'a', name: 'A', description: 'B', tags: ['c'] }] },
    '1.0',
    'card/missing-member /supportedInterfaces',
    'card/snake-case /default_input_modes',
    'card/snake-case /default_output_modes',
  ],
])('the version of a card with %s', async (_, card, ...expected) => {
  const [spec, ...errors] = await judge(card);
  expect([spec, ...errors.toSorted()]).toEqual(expected);
});
