import { layers, type SchemaNode } from './walk.ts';

const byType: Readonly<Record<string, string>> = {
  string: '"REPLACE-ME"',
  array: '[]',
  object: '{}',
  boolean: 'false',
  integer: '0',
  number: '0',
};

/** A value to put where one is missing, as JSON text: the schema's own example, else an empty one of its type. */
export function placeholder(nodes: readonly SchemaNode[]): string {
  const schemas = nodes.flatMap(layers).map(({ schema }) => schema);
  for (const { examples } of schemas) {
    if (Array.isArray(examples) && examples.length > 0) return JSON.stringify(examples[0]);
  }
  for (const { type, const: only, enum: choices } of schemas) {
    if (only !== undefined) return JSON.stringify(only);
    if (Array.isArray(choices)) return JSON.stringify(choices[0]);
    const found = [type].flat().find((name) => name !== 'null');
    if (typeof found === 'string') return byType[found] ?? 'null';
  }
  return 'null';
}
