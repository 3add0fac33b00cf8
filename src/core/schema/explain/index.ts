import { isObject } from '../../document.ts';
import { join, split, tokens, valueAt } from '../../parse/pointer.ts';
import type { RawFinding } from '../validate.ts';
import { annotation, nodesAt, referenced, rootNode, type SchemaNode } from '../walk.ts';
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
 * Turns cfworker's raw findings into ours, one per cause: wrappers are dropped, what failed inside a `oneOf` or `anyOf`
 * is told by that, and a value of the wrong type or no value at all is not also told to be too short.
 */
export function explain(id: string, value: unknown, raw: readonly RawFinding[]): SchemaFinding[] {
  const found = new Map<string, SchemaFinding>();
  const holders = new Map<string, SchemaNode | undefined>();
  let before: RawFinding | undefined;
  for (const unit of raw) {
    // Each missing member is a finding of its own, one after the other, and the first explains all of them.
    const isSame = before?.keywordLocation === unit.keywordLocation && before.pointer === unit.pointer;
    before = unit;
    if (isSame) continue;
    const explainer = explainers[unit.keyword];
    if (!explainer || /\/(oneOf|anyOf|if)\//.test(unit.keywordLocation)) continue;
    // Of a list with many faults each entry fails the same keyword.
    if (!holders.has(unit.keywordLocation)) holders.set(unit.keywordLocation, locate(id, unit.keywordLocation));
    const node = holders.get(unit.keywordLocation);
    if (!node) continue;
    for (const explained of explainer(failure(id, node, value, unit.pointer))) {
      const key = `${explained.at.pointer} ${explained.family}`;
      if (!found.has(key)) found.set(key, { ...explained, schemaId: node.id });
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

function failure(id: string, node: SchemaNode, value: unknown, pointer: string): Failure {
  const at = split(pointer);
  // Conditions (`then`) have no title of their own; what stands at the same place without condition has.
  const speaking = [node, ...nodesAt(id, tokens(pointer))];
  const parent = at && valueAt(value, at.parent);
  const list = at && Array.isArray(parent) ? (tokens(at.parent).at(-1) ?? 'the list') : undefined;
  return {
    nodes: speaking,
    schema: node.schema,
    instance: valueAt(value, pointer),
    pointer,
    entry: list !== undefined,
    name: at ? (list ? `Entry ${Number(at.token) + 1} of ${list}` : at.token) : 'The document',
    title: annotation(speaking, 'title') ?? 'object',
    what: annotation(speaking, 'description') ?? '',
  };
}

/** The subschema that holds a keyword, by cfworker's path to it: keywords and names in turn, `$ref` followed. */
function locate(id: string, keywordLocation: string): SchemaNode | undefined {
  let node: SchemaNode | undefined = rootNode(id);
  const path = tokens(decodeURIComponent(keywordLocation.slice(1))).slice(0, -1);
  for (let at = 0; node && at < path.length; at++) {
    const keyword = path[at] as string;
    if (keyword === '$ref') {
      node = referenced(node);
      continue;
    }
    let child: unknown = node.schema[keyword];
    // The next token names a member (`properties/name`) or counts a branch (`allOf/0`).
    if (isObject(child) && keyword === 'properties') child = child[path[++at] as string];
    else if (Array.isArray(child)) child = child[Number(path[++at])];
    else if (keyword === 'items' || keyword === 'prefixItems') at += /^\d+$/.test(path[at + 1] ?? '') ? 1 : 0;
    node = isObject(child) ? { id: node.id, schema: child } : undefined;
  }
  return node;
}
