import { asText, isObject, type JsonObject, ownMember } from '../document.ts';
import { membersOf } from '../members.ts';
import { memo } from '../memo.ts';
import { join } from '../parse/pointer.ts';
import { a2aCardId } from '../schema/registry.ts';
import type { CardView } from '../schema/types/report.ts';
import { declaredMembers, itemOf, layers, memberOf, rootNodes, type SchemaNode } from '../schema/walk.ts';
import { camelCase } from './names.ts';
import { demandsOf, interfacesOf, isBlank, requirementsOf, schemesOf, securedParts, skillsOf } from './parts.ts';
import { schemeMember } from './scheme.ts';

type View = Omit<CardView, 'version'>;

/**
 * What a tolerant A2A 1.0 client is left with after reading a card. It reads as ProtoJSON parsers do when they are told
 * to ignore what they do not know (A2A 1.0 section 5.7): a member in snake_case is read, one that 1.0 does not have is
 * dropped without a word, and so is a value of the wrong shape.
 */
export const readCard = memo((written: JsonObject): View => {
  const ignored: string[] = [];
  const card = kept(rootNodes(a2aCardId), written, '', ignored) as JsonObject;
  return { ...told(card), ignored, emptied: emptied(written, card) };
});

/**
 * The same of a card that the schema of 1.0 takes, with no member that it does not declare: such a card is read as it is
 * written, but for members that are null.
 */
export function readValidCard(card: JsonObject): View {
  const hasNull = membersOf(card).some(({ value }) => value === null);
  return hasNull ? readCard(card) : { ...told(card), ignored: [], emptied: [] };
}

/** What a client knows of a card that it has read. */
function told(card: JsonObject): Omit<View, 'ignored' | 'emptied'> {
  const alternatives = requirementsOf({ pointer: '', value: card }).map((requirement) =>
    demandsOf(requirement).map(({ name, value }) => {
      const scheme = ownMember(card.securitySchemes, name);
      const type = isObject(scheme) ? schemeMember(scheme) : undefined;
      return { scheme: name, ...(type && { type }), scopes: isObject(value) ? texts(value.list) : [] };
    }),
  );
  return {
    interfaces: interfacesOf(card).map(({ value }) => ({
      url: asText(value.url),
      protocolBinding: asText(value.protocolBinding),
      protocolVersion: asText(value.protocolVersion),
      ...(asText(value.tenant) && { tenant: asText(value.tenant) }),
    })),
    skills: skillsOf(card).map(({ value }) => ({ id: asText(value.id), name: asText(value.name) })),
    authentication: {
      required: alternatives.length > 0 && alternatives.every((together) => together.length > 0),
      alternatives,
    },
  };
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The types that a value's schema allows, null apart; empty where it is free data. */
const typesOf = memo((nodes: readonly SchemaNode[]): unknown[] =>
  nodes
    .flatMap(layers)
    .flatMap(({ schema }) => [schema.type ?? []].flat())
    .filter((type) => type !== 'null'),
);

/** The members of which a value has one at most, in the order of the definition: a oneof of ProtoJSON. */
const oneofsOf = memo((nodes: readonly SchemaNode[]): unknown[][] =>
  nodes
    .flatMap(layers)
    .flatMap(({ schema: { oneOf } }) =>
      Array.isArray(oneOf) ? [oneOf.flatMap((branch) => branch.required ?? [])] : [],
    ),
);

/**
 * What of a value is left after reading, names in camelCase; `undefined` for nothing. Pointers of what is dropped, in
 * the spelling of the document, are added to `ignored`.
 */
function kept(nodes: readonly SchemaNode[], value: unknown, pointer: string, ignored: string[]): unknown {
  const types = typesOf(nodes);
  if (value === null || types.length === 0) return value ?? undefined;
  if (types.includes('array')) {
    const items = itemOf(nodes);
    if (Array.isArray(value)) return value.map((item, index) => kept(items, item, join(pointer, index), ignored));
    ignored.push(pointer);
    return undefined;
  }
  if (types.includes('object')) {
    if (typeof value !== 'object') {
      ignored.push(pointer);
      return {};
    }
    return keptMembers(nodes, value, pointer, ignored);
  }
  return value;
}

function keptMembers(nodes: readonly SchemaNode[], value: object, pointer: string, ignored: string[]): JsonObject {
  const declared = declaredMembers(nodes);
  const read: [string, unknown][] = [];
  const seen = new Set<string>();
  for (const [name, member] of Object.entries(value)) {
    const at = join(pointer, name);
    const camel = declared && !declared.includes(name) ? camelCase(name) : name;
    // Of two spellings of one member the camelCase one is read, where it is not null.
    const twin = camel === name ? undefined : (value as JsonObject)[camel];
    const dropped = declared && (!declared.includes(camel) || (twin !== undefined && twin !== null));
    // Of two members of a oneof the first in the order of the definition is read.
    const second = !dropped && member !== null && exclusive(nodes, camel, value);
    if (dropped || second) {
      if (member !== undefined) ignored.push(at);
      continue;
    }
    seen.add(camel);
    const nodesOfMember = memberOf(nodes, camel);
    // In a map of objects the key stays, whatever stands behind it.
    const isBare = member === null && !declared && typesOf(nodesOfMember).includes('object');
    const part = isBare ? {} : kept(nodesOfMember, member, at, ignored);
    if (part !== undefined) read.push([camel, part]);
  }
  return Object.fromEntries(read);
}

/** Whether another member of the same oneof comes first, so that this one is dropped. */
function exclusive(nodes: readonly SchemaNode[], name: string, value: object): boolean {
  return oneofsOf(nodes).some((group) => {
    const first = group.find((member) => isObject((value as JsonObject)[String(member)]));
    return group.includes(name) && first !== undefined && first !== name;
  });
}

/** Security that is written, but in a shape of which nothing is left after reading; pointers into the document. */
function emptied(written: JsonObject, read: JsonObject): string[] {
  const schemes = schemesOf(written).filter(({ name, value }) => {
    const left = ownMember(read.securitySchemes, name);
    return Object.keys(value).length > 0 && isObject(left) && Object.keys(left).length === 0;
  });
  const requirements = securedParts(written).flatMap(requirementsOf);
  const empty = requirements.filter(
    ({ value: { schemes, ...rest } }) => Object.keys(rest).length > 0 && isBlank(schemes),
  );
  const lists = requirements.flatMap(demandsOf).filter(({ value }) => Array.isArray(value) && value.length > 0);
  return [...schemes, ...empty, ...lists].map(({ pointer }) => pointer);
}
