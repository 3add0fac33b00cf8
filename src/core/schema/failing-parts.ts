import { isObject, type JsonObject } from '../document.ts';
import { memo } from '../memo.ts';
import { join } from '../parse/pointer.ts';
import { passes } from './surely-valid.ts';
import { referenced, type SchemaNode, subschema } from './walk.ts';

/** A value, where it stands, and a subschema that it fails by a keyword of its own and not only by what is inside it. */
export interface FailingPart {
  readonly node: SchemaNode;
  readonly value: unknown;
  /** JSON Pointer of the value. */
  readonly pointer: string;
}

/**
 * The parts of a value at which something is wrong, so that nobody has to look at all the rest of it again. It goes the
 * ways that lead from a schema to another schema of the same value or of a value inside it.
 */
export function* failingParts(node: SchemaNode, value: unknown, pointer = ''): Generator<FailingPart> {
  if (passes(node, value)) return;
  const target = referenced(node);
  if (target) yield* failingParts(target, value, pointer);
  if (!passes(ownKeywords(node), value)) yield { node, value, pointer };
  for (const other of besides(node, value)) yield* failingParts(other, value, pointer);
  if (isObject(value)) {
    for (const [name, member] of Object.entries(value)) {
      const declared = ofMember(node, name);
      if (declared) yield* failingParts(declared, member, join(pointer, name));
    }
  }
  if (Array.isArray(value) && isObject(node.schema.items)) {
    const items = subschema(node.id, node.schema.items);
    for (const [at, item] of value.entries()) yield* failingParts(items, item, join(pointer, at));
  }
}

/** What a schema says itself of a value: what it says of parts of the value, or through other schemas, taken out. */
export const ownKeywords = memo(({ id, schema }: SchemaNode): SchemaNode => {
  const {
    $ref,
    $defs,
    allOf,
    if: _if,
    then: _then,
    else: _else,
    items,
    properties,
    additionalProperties,
    ...own
  } = schema;
  return subschema(id, {
    ...own,
    // A member that must not be there is the matter of its object.
    ...(isObject(properties) && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, declared]) => [name, declared !== false])),
    }),
    ...(additionalProperties === false && { additionalProperties }),
  });
});

/** The schemas beside one that the same value must pass: those of `allOf`, and the conclusion of a condition. */
function besides({ id, schema }: SchemaNode, value: unknown): SchemaNode[] {
  const all = Array.isArray(schema.allOf) ? schema.allOf : [];
  const conclusion =
    schema.if === undefined ? true : passes(subschema(id, schema.if), value) ? schema.then : schema.else;
  return [...all, conclusion ?? true].map((one) => subschema(id, one));
}

/** The schema of a member: as declared, or that of all others. None where the member is the matter of its object. */
function ofMember({ id, schema }: SchemaNode, name: string): SchemaNode | undefined {
  const declared: unknown = Object.hasOwn((schema.properties ?? {}) as JsonObject, name)
    ? (schema.properties as JsonObject)[name]
    : schema.additionalProperties;
  return isObject(declared) ? subschema(id, declared) : undefined;
}
