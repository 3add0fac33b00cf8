import { join, split, tokens, valueAt } from '../../parse/pointer.ts';
import type { RawFinding } from '../validate.ts';
import { annotation, nodesAt } from '../walk.ts';
import type { Explained, Explainer, Failure } from './explainer.ts';
import { additionalProperties, oneOf, properties, required } from './presence.ts';
import { bounds, least, most } from './size.ts';
import { anyOf, choice, pattern, type } from './value.ts';

/** An explained finding, and the schema whose keyword failed. */
export type SchemaFinding = Explained & { readonly schemaId: string };

/** Keywords that only pass on what failed below them have no entry. */
const explainers: Readonly<Record<string, Explainer>> = {
  required,
  additionalProperties,
  properties,
  oneOf,
  anyOf,
  type,
  enum: choice,
  const: choice,
  pattern,
  minLength: least,
  minItems: least,
  maxLength: most,
  maxItems: most,
  minimum: bounds,
  maximum: bounds,
  multipleOf: bounds,
};

/**
 * Turns raw findings into ours, one per cause: a value of the wrong type or no value at all is not also told to be too
 * short.
 */
export function explain(id: string, value: unknown, raw: readonly RawFinding[]): SchemaFinding[] {
  const found = new Map<string, SchemaFinding>();
  for (const part of raw) {
    for (const explained of explainers[part.keyword]?.(failure(id, part, value)) ?? []) {
      const key = `${explained.at.pointer} ${explained.family}`;
      if (!found.has(key)) found.set(key, { ...explained, schemaId: part.node.id });
    }
  }
  const has = (pointer: string, family: Explained['family']) => found.has(`${pointer} ${family}`);
  return [...found.values()].filter(({ family, at: { pointer }, data }) => {
    // What must not be there at all has no right value.
    if (has(pointer, 'unexpected-member')) return family === 'unexpected-member';
    if (family === 'wrong-form') return !has(pointer, 'empty-value') && !has(pointer, 'wrong-type');
    // A oneof is not set where the value of a member has the wrong type, which is told at that value.
    if (family === 'exactly-one') return !data.allowed.some((member) => has(join(pointer, member), 'wrong-type'));
    return family === 'wrong-type' || family === 'missing-member' || !has(pointer, 'wrong-type');
  });
}

function failure(id: string, { node, value: instance, pointer }: RawFinding, whole: unknown): Failure {
  const at = split(pointer);
  // Conditions (`then`) have no title of their own; what stands at the same place without condition has.
  const speaking = [node, ...nodesAt(id, tokens(pointer))];
  const parent = at && valueAt(whole, at.parent);
  const list = at && Array.isArray(parent) ? (tokens(at.parent).at(-1) ?? 'the list') : undefined;
  return {
    nodes: speaking,
    schema: node.schema,
    instance,
    pointer,
    entry: list !== undefined,
    name: at ? (list ? `Entry ${Number(at.token) + 1} of ${list}` : at.token) : 'The document',
    title: annotation(speaking, 'title') ?? 'object',
    what: annotation(speaking, 'description') ?? '',
  };
}
