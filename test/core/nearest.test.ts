import { expect, test } from 'vitest';
import { nearest } from '../../src/core/nearest.ts';

const keys = ['name', 'description', 'model', 'tools', 'mcpServers', 'skills'];
const members = [
  'name',
  'description',
  'supportedInterfaces',
  'provider',
  'version',
  'documentationUrl',
  'capabilities',
  'securitySchemes',
  'defaultInputModes',
  'defaultOutputModes',
  'skills',
  'signatures',
  'iconUrl',
];
const bindings = ['JSONRPC', 'GRPC', 'HTTP+JSON'];

test.each<[string, readonly string[], string | undefined]>([
  ['Name', keys, 'name'],
  ['mcp_servers', keys, 'mcpServers'],
  ['http-json', bindings, 'HTTP+JSON'],
  // One letter too few, too many, or another.
  ['nam', keys, 'name'],
  ['tolls', keys, 'tools'],
  ['modell', keys, 'model'],
  ['capabilites', members, 'capabilities'],
  // Two letters swapped are one slip.
  ['nmae', keys, 'name'],
  ['anme', keys, 'name'],
  ['modle', keys, 'model'],
  ['tosol', keys, undefined],
  ['descritpion', keys, 'description'],
  // The beginning of a word.
  ['desc', keys, 'description'],
  ['descr', keys, 'description'],
  ['ver', members, 'version'],
  // The beginning of no word, of two, or of the first of several.
  ['de', keys, undefined],
  ['s', ['skills'], undefined],
  ['pro', ['provider', 'protocol'], undefined],
  ['support', members, undefined],
  ['security', members, undefined],
  ['json', bindings, undefined],
  ['http', bindings, undefined],
  // Names of their own.
  ['mood', keys, undefined],
  ['title', keys, undefined],
  ['author', members, undefined],
  ['role', keys, undefined],
  ['env', keys, undefined],
  ['', keys, undefined],
  ['x'.repeat(200), ['x'.repeat(199)], undefined],
])('%j', (name, candidates, expected) => {
  expect(nearest(name, candidates)).toBe(expected);
});
