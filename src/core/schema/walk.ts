import { isObject, type JsonObject } from '../document.ts';
import { schemaById } from './registry.ts';

/** A subschema, and the id of the document that its local references resolve in. */
export interface SchemaNode {
  readonly id: string;
  readonly schema: JsonObject;
}

/** The root of a published schema. */
export const rootNode = (id: string): SchemaNode => ({ id, schema: schemaById(id).schema });

/** Follows `$ref` from a subschema, if it has one: `#/$defs/Name` or the id of another schema of ours. */
export function referenced({ id, schema }: SchemaNode): SchemaNode | undefined {
  const ref = schema.$ref;
  if (typeof ref !== 'string') return undefined;
  if (!ref.startsWith('#')) return rootNode(ref);
  const target = ref
    .split('/')
    .slice(1)
    .reduce<unknown>((node, token) => (isObject(node) ? node[token] : undefined), schemaById(id).schema);
  return isObject(target) ? { id, schema: target } : undefined;
}

/** A subschema and everything that it stands on by `$ref`, the nearest first. */
export function layers(node: SchemaNode): SchemaNode[] {
  const all: SchemaNode[] = [];
  for (let next: SchemaNode | undefined = node; next; next = referenced(next)) all.push(next);
  return all;
}

/** The subschemas that speak of one member of an object. */
export function memberNodes(node: SchemaNode, member: string): SchemaNode[] {
  return layers(node).flatMap(({ id, schema }) => {
    const properties = schema.properties;
    const declared = isObject(properties) && Object.hasOwn(properties, member) ? properties[member] : undefined;
    const additional = declared === undefined && !isObject(properties) ? schema.additionalProperties : undefined;
    const child = declared ?? additional;
    return isObject(child) ? [{ id, schema: child }] : [];
  });
}

/** The subschemas that speak of the items of an array. */
export function itemNodes(node: SchemaNode): SchemaNode[] {
  return layers(node).flatMap(({ id, schema }) => (isObject(schema.items) ? [{ id, schema: schema.items }] : []));
}

/** The members that an object's schema declares, or undefined where the object is open by design: a map or free data. */
export function declaredMembers(nodes: readonly SchemaNode[]): string[] | undefined {
  const names = nodes
    .flatMap(layers)
    .flatMap(({ schema }) => (isObject(schema.properties) ? Object.keys(schema.properties) : []));
  return names.length > 0 ? [...new Set(names)] : undefined;
}

/** The first title or description among the layers of some subschemas. */
export function annotation(nodes: readonly SchemaNode[], keyword: 'title' | 'description'): string | undefined {
  for (const { schema } of nodes.flatMap(layers)) {
    const text = schema[keyword];
    if (typeof text === 'string') return text;
  }
  return undefined;
}
