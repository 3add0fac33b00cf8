import { isObject, type JsonObject } from '../document.ts';
import { memo } from '../memo.ts';
import { schemaById } from './registry.ts';

/** A subschema, and the id of the document that its local references resolve in. */
export interface SchemaNode {
  readonly id: string;
  readonly schema: JsonObject;
}

/** The root of a published schema. */
export const rootNode = (id: string): SchemaNode => nodeOf(id, schemaById(id).schema);

const nodes = new WeakMap<JsonObject, SchemaNode>();

/** The one node of a subschema, so that what is worked out for it is worked out once: a card asks the same many times. */
function nodeOf(id: string, schema: JsonObject): SchemaNode {
  const known = nodes.get(schema);
  if (known) return known;
  const node = { id, schema };
  nodes.set(schema, node);
  return node;
}

const alone = memo((node: SchemaNode): readonly SchemaNode[] => [node]);

/** The same as a list to walk from: one list for each schema, so that what is worked out for it is kept. */
export const rootNodes = (id: string): readonly SchemaNode[] => alone(rootNode(id));

const always: JsonObject = {};
const never: JsonObject = { not: true };

/** The node of a schema that stands inside another; `true` and `false` as the schemas that they stand for. */
export function subschema(id: string, schema: unknown): SchemaNode {
  return nodeOf(id, schema === false ? never : isObject(schema) ? schema : always);
}

/** Follows `$ref` from a subschema, if it has one: `#/$defs/Name` or the id of another schema of ours. */
export function referenced({ id, schema }: SchemaNode): SchemaNode | undefined {
  const ref = schema.$ref;
  if (typeof ref !== 'string') return undefined;
  if (!ref.startsWith('#')) return rootNode(ref);
  const target = ref
    .split('/')
    .slice(1)
    .reduce<unknown>((node, token) => (isObject(node) ? node[token] : undefined), schemaById(id).schema);
  return isObject(target) ? nodeOf(id, target) : undefined;
}

/** A subschema and everything that it stands on by `$ref`, the nearest first. */
export const layers = memo((node: SchemaNode): readonly SchemaNode[] => {
  const all: SchemaNode[] = [];
  for (let next: SchemaNode | undefined = node; next; next = referenced(next)) all.push(next);
  return all;
});

const members = memo((node: SchemaNode): ReadonlyMap<string, readonly SchemaNode[]> => {
  const byName = new Map<string, SchemaNode[]>();
  for (const { id, schema } of layers(node)) {
    for (const [name, child] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
      if (isObject(child)) byName.set(name, [...(byName.get(name) ?? []), nodeOf(id, child)]);
    }
  }
  return byName;
});

const mapValues = memo((node: SchemaNode): readonly SchemaNode[] =>
  layers(node).flatMap(({ id, schema }) =>
    !isObject(schema.properties) && isObject(schema.additionalProperties)
      ? [nodeOf(id, schema.additionalProperties)]
      : [],
  ),
);

/** The subschemas that speak of one member of an object: as declared, or of every value where the object is a map. */
export const memberNodes = (node: SchemaNode, member: string): readonly SchemaNode[] =>
  members(node).get(member) ?? mapValues(node);

/** The subschemas that speak of the items of an array. */
export const itemNodes = memo((node: SchemaNode): readonly SchemaNode[] =>
  layers(node).flatMap(({ id, schema }) => (isObject(schema.items) ? [nodeOf(id, schema.items)] : [])),
);

/**
 * What `step` leads to from all subschemas that speak of a value. Where one alone speaks, as nearly everywhere, it is the
 * same list each time, so that what is worked out for a list can be kept with it.
 */
const fromAll = (
  nodes: readonly SchemaNode[],
  step: (node: SchemaNode) => readonly SchemaNode[],
): readonly SchemaNode[] => (nodes.length === 1 && nodes[0] ? step(nodes[0]) : nodes.flatMap(step));

/** The subschemas that speak of a member, from those that speak of its object. */
export const memberOf = (nodes: readonly SchemaNode[], member: string): readonly SchemaNode[] =>
  fromAll(nodes, (node) => memberNodes(node, member));

/** The subschemas that speak of the items, from those that speak of their array. */
export const itemOf = (nodes: readonly SchemaNode[]): readonly SchemaNode[] => fromAll(nodes, itemNodes);

/** The members that an object's schema declares, or undefined where the object is open by design: a map or free data. */
export const declaredMembers = memo((nodes: readonly SchemaNode[]): readonly string[] | undefined => {
  const names = nodes.flatMap((node) => [...members(node).keys()]);
  return names.length > 0 ? names : undefined;
});

/** The members that an object's schema demands, whatever else stands in it. */
export const requiredMembers = memo((nodes: readonly SchemaNode[]): readonly string[] =>
  nodes.flatMap((node) =>
    layers(node).flatMap(({ schema }) => (Array.isArray(schema.required) ? schema.required.map(String) : [])),
  ),
);

/** The first title or description among the layers of some subschemas. */
export function annotation(nodes: readonly SchemaNode[], keyword: 'title' | 'description'): string | undefined {
  for (const node of nodes) {
    for (const { schema } of layers(node)) {
      const text = schema[keyword];
      if (typeof text === 'string') return text;
    }
  }
  return undefined;
}

/** The subschemas that speak of the value at a pointer, as far as members and items lead there. */
export function nodesAt(id: string, path: readonly string[]): readonly SchemaNode[] {
  return path.reduce<readonly SchemaNode[]>(
    (nodes, token) =>
      nodes.flatMap((node) => [...memberNodes(node, token), ...(/^\d+$/.test(token) ? itemNodes(node) : [])]),
    rootNodes(id),
  );
}
