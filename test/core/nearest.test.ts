import fc from 'fast-check';
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

/** The same distance by its definition, the whole table filled in. */
function slips(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const cell = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      (table[row] as number[])[column] = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
        isSwapped ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return cell(a.length, b.length);
}

test('a candidate is as near as its slips are few, whatever of them is not worked out', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 3, maxLength: 14 });
  fc.assert(
    fc.property(word, word, (name, candidate) => {
      const isNear = slips(name, candidate) <= Math.min(3, Math.floor(name.length / 3));
      expect(nearest(name, [candidate]) === candidate).toBe(isNear || candidate.startsWith(name));
    }),
    { numRuns: 5000, seed: 1 },
  );
});
