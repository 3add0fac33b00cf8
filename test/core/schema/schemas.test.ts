import { describe, expect, it, test } from 'vitest';
import { ajv, type Json, type JsonObject, schemas, texts } from './judges.ts';

/** Keywords whose value is a map from names to schemas, and those whose value is a schema or a list of schemas. */
const MAPS = ['properties', '$defs'];
const PARTS = ['items', 'additionalProperties', 'if', 'then', 'else', 'allOf', 'anyOf', 'oneOf'];

interface Part {
  /** JSON Pointer of the part in its schema. */
  at: string;
  schema: JsonObject;
  /** Whether it describes a member of a document. What only tests a member's value needs no words of its own. */
  isMember: boolean;
}

/** Every schema inside a schema, itself included. */
function* parts(value: Json | undefined, at = '', isMember = false, isCondition = false): Generator<Part> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* parts(item, `${at}/${index}`, false, isCondition);
  } else if (typeof value === 'object' && value !== null) {
    yield { at, schema: value, isMember: isMember && !isCondition };
    for (const map of MAPS) {
      for (const [name, part] of Object.entries(value[map] ?? {})) {
        yield* parts(part, `${at}/${map}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, true, isCondition);
      }
    }
    for (const keyword of PARTS) {
      const condition = isCondition || ['if', 'allOf', 'oneOf'].includes(keyword);
      yield* parts(value[keyword], `${at}/${keyword}`, false, condition);
    }
  }
}

test('the schemas that are published', () => {
  expect([...texts.keys()].sort()).toEqual([
    'a2a-agent-card.v0.1.schema.json',
    'a2a-agent-card.v0.2.schema.json',
    'a2a-agent-card.v0.3.schema.json',
    'a2a-agent-card.v1.schema.json',
    'goloco-agent-card.schema.json',
    'goloco-agent.schema.json',
    'labor-terms.v1.schema.json',
    'listing.schema.json',
    'problem.schema.json',
    'report.schema.json',
    'skill.schema.json',
  ]);
  expect(schemas.size).toBe(texts.size);
});

describe.each([...texts])('%s', (file, text) => {
  const schema = JSON.parse(text);
  const all = [...parts(schema)];

  it('is written as JSON.stringify writes it', () => {
    expect(text).toBe(`${JSON.stringify(schema, null, 2)}\n`);
  });

  it('has the id that is its address', () => {
    const id = file === 'labor-terms.v1.schema.json' ? '/extensions/labor-terms/v1' : `/schema/${file}`;
    expect(schema.$id).toBe(`https://1849.ai${id}`);
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  });

  it('has a title and a description everywhere', () => {
    const silent = all
      .filter(({ at, isMember }) => isMember || at === '')
      .filter(({ schema }) => !schema.title || !schema.description)
      .map(({ at }) => at);
    expect(silent).toEqual([]);
  });

  it('uses nothing on which validators differ', () => {
    const used = all.flatMap(({ schema }) => Object.keys(schema));
    expect(
      used.filter((keyword) => ['format', '$dynamicRef', '$dynamicAnchor', '$recursiveRef'].includes(keyword)),
    ).toEqual([]);
  });

  it('compiles in strict mode', () => {
    expect(() => ajv.getSchema(schema.$id)).not.toThrow();
  });

  it('gives examples that it accepts', () => {
    const wrong = all.flatMap(({ at, schema: part }) =>
      ((part.examples ?? []) as Json[])
        .filter((example) => !ajv.validate({ $ref: `${schema.$id}#${at}` }, example))
        .map((example) => [at, example, ajv.errorsText()]),
    );
    expect(wrong).toEqual([]);
  });
});
