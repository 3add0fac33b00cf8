import { isObject, type MarkdownDocument } from '../../document.ts';
import { join } from '../../parse/pointer.ts';
import { golocoAgentId, skillId } from '../../schema/registry.ts';
import { declaredMembers, layers, memberNodes, rootNode, type SchemaNode } from '../../schema/walk.ts';

const schemaIds = { agent: golocoAgentId, skill: skillId } as const;

/** The schema that a frontmatter is judged by. */
const schemaOf = ({ kind }: Pick<MarkdownDocument, 'kind'>): SchemaNode => rootNode(schemaIds[kind]);

/** The keys that the format has, in the order of its schema. */
export const formatKeys = (document: Pick<MarkdownDocument, 'kind'>): readonly string[] =>
  declaredMembers([schemaOf(document)]) ?? [];

/** Whether a file of this kind must have the key that a pointer names. */
export const isRequired = (document: Pick<MarkdownDocument, 'kind'>, pointer: string): boolean =>
  (schemaOf(document).schema.required as string[]).some((key) => join('', key) === pointer);

/** The keys of the format that a text can stand behind, and those that want a list. */
export function keysByForm(document: Pick<MarkdownDocument, 'kind'>): { texts: string[]; lists: string[] } {
  const root = schemaOf(document);
  const typed = formatKeys(document).map((key) => ({ key, types: memberNodes(root, key).flatMap(typesOf) }));
  const texts = typed.filter(({ types }) => types.includes('string'));
  const lists = typed.filter(({ types }) => types.includes('array') && !types.includes('string'));
  return { texts: texts.map(({ key }) => key), lists: lists.map(({ key }) => key) };
}

/** The types that a subschema allows, by its own word or by those of its alternatives. */
const typesOf = (node: SchemaNode): unknown[] =>
  layers(node).flatMap(({ schema }) => [
    ...[schema.type].flat(),
    ...[schema.anyOf, schema.oneOf].flat().flatMap((one) => (isObject(one) ? [one.type].flat() : [])),
  ]);
