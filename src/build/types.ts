/**
 * Writes the TypeScript types of our documents, one file per schema, from `schemas/` into `src/core/schema/types/`.
 * Run it with `node src/build/types.ts`. It reads no file outside `schemas/` and asks the network for nothing.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile, type JSONSchema } from 'json-schema-to-typescript';

type Json = null | boolean | number | string | Json[] | JsonObject;
type JsonObject = { [key: string]: Json };

const SCHEMAS = new URL('../../schemas/', import.meta.url);
const TYPES = new URL('../core/schema/types/', import.meta.url);

/** Conditions on values, which a type cannot express. Left in, each would be added to the type of its object. */
const CONDITIONS = ['if', 'then', 'else', 'oneOf', 'allOf'];

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The part of a schema that shapes a type. Names come from `$defs` and from the title of the whole, so every other title
 * goes: it would make a type of its own. What stands beside a `$ref` goes too, or the target would be copied.
 */
function shape(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(shape);
  if (!isObject(schema)) return schema;
  if (typeof schema.$ref === 'string') return { $ref: schema.$ref };
  const shaped: JsonObject = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'title' || (schema.properties && CONDITIONS.includes(key))) continue;
    // The keys of these two are names that the author chose, and may be `title` or `$ref`.
    const named = (key === 'properties' || key === '$defs') && isObject(value);
    shaped[key] = named
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shape(part)]))
      : shape(value);
  }
  return shaped;
}

/** The name of a schema's type, from its title: "Agent card" is `AgentCard`. */
const typeName = (schema: JsonObject) =>
  String(schema.title).replace(/(?:^|\s)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The module of a schema's types: `a2a-agent-card.v1.schema.json` is `a2a-agent-card.ts`. */
const moduleName = (file: string) => file.replace(/(\.v\d+)?\.schema\.json$/, '.ts');

/** The types of one schema. One that only adds conditions to another (a `$ref` at its root) is that one by another name. */
async function typesOf(file: string, schema: JsonObject): Promise<string> {
  const base = [...schemas].find(([, other]) => other.$id === schema.$ref);
  if (base) return `export type { ${typeName(base[1])} as ${typeName(schema)} } from './${moduleName(base[0])}';\n`;
  return compile({ ...(shape(schema) as JSONSchema), title: typeName(schema) }, file, {
    additionalProperties: false,
    bannerComment: `// Written by src/build/types.ts from schemas/${file}.`,
    ignoreMinAndMaxItems: true,
    $refOptions: { resolve: { external: false } },
  });
}

const files = readdirSync(SCHEMAS).filter((file) => file.endsWith('.schema.json'));
const schemas = new Map<string, JsonObject>(
  files.map((file) => [file, JSON.parse(readFileSync(new URL(file, SCHEMAS), 'utf8'))]),
);

mkdirSync(TYPES, { recursive: true });
for (const [file, schema] of schemas) {
  writeFileSync(new URL(moduleName(file), TYPES), await typesOf(file, schema));
}
