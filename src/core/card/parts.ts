import { isObject, type JsonObject } from '../document.ts';
import type { Path } from '../members.ts';
import { memo } from '../memo.ts';
import { join } from '../parse/pointer.ts';

/** A part of a card that has the right shape to be looked at; parts that have not are left to the schema. */
export interface Part<Value = JsonObject> {
  readonly pointer: string;
  readonly value: Value;
}

export interface NamedPart extends Part {
  readonly name: string;
}

/** Whether a value says nothing: readers have the same of it as of a member that is not there. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** The objects in a list that stands at `pointer`. */
export function entriesOf(list: unknown, pointer: string): Part[] {
  const found: Part[] = [];
  if (!Array.isArray(list)) return found;
  for (let at = 0; at < list.length; at++) {
    if (isObject(list[at])) found.push({ pointer: join(pointer, at), value: list[at] });
  }
  return found;
}

const members = (map: unknown, pointer: string): NamedPart[] =>
  isObject(map)
    ? Object.entries(map).flatMap(([name, value]) =>
        isObject(value) ? [{ pointer: join(pointer, name), name, value }] : [],
      )
    : [];

export const interfacesOf = memo((card: JsonObject): readonly Part[] =>
  entriesOf(card.supportedInterfaces, '/supportedInterfaces'),
);

export const skillsOf = memo((card: JsonObject): readonly Part[] => entriesOf(card.skills, '/skills'));

export const schemesOf = memo((card: JsonObject): readonly NamedPart[] =>
  members(card.securitySchemes, '/securitySchemes'),
);

/** The capabilities; none where they are no object. */
export const capabilitiesOf = (card: JsonObject): JsonObject => (isObject(card.capabilities) ? card.capabilities : {});

export const extensionsOf = memo((card: JsonObject): readonly Part[] =>
  entriesOf(capabilitiesOf(card).extensions, '/capabilities/extensions'),
);

/** Whether a path leads into the params of an extension. */
export const isInParams = (path: Path): boolean =>
  path.length > 4 && path[0] === 'capabilities' && path[1] === 'extensions' && path[3] === 'params';

/** The interfaces of a card up to 0.3: its `url`, by `preferredTransport` or JSONRPC, then the additional ones. */
export const oldInterfacesOf = (card: JsonObject): Part[] => [
  { pointer: '', value: { url: card.url, transport: card.preferredTransport ?? 'JSONRPC' } },
  ...entriesOf(card.additionalInterfaces, '/additionalInterfaces'),
];

/** The alternatives of `securityRequirements`, at the card's top level or in a skill. */
export const requirementsOf = (owner: Part): Part[] =>
  entriesOf(owner.value.securityRequirements, join(owner.pointer, 'securityRequirements'));

/** The card itself and its skills: the two places where security can be demanded. */
export const securedParts = memo((card: JsonObject): readonly Part[] => [
  { pointer: '', value: card },
  ...skillsOf(card),
]);

export interface Demand extends Part<unknown> {
  /** Of the scheme that is demanded. */
  readonly name: string;
}

/** The schemes that one requirement demands together; the value holds the scopes. */
export const demandsOf = (requirement: Part): Demand[] =>
  isObject(requirement.value.schemes)
    ? Object.entries(requirement.value.schemes).map(([name, value]) => ({
        pointer: join(requirement.pointer, 'schemes', name),
        name,
        value,
      }))
    : [];

/** Whether a requirement has the shape of 1.0. A scheme of 0.3 may be called "schemes"; it has a list of scopes then. */
export const isWrapped = (requirement: JsonObject): requirement is { schemes: JsonObject } =>
  isObject(requirement.schemes) && Object.keys(requirement).length === 1;

/** The schemes that `security` of a 0.2 or 0.3 card, or a skill's, demands; the value holds the scopes. */
export const oldDemandsOf = (owner: Part): Demand[] =>
  entriesOf(owner.value.security, join(owner.pointer, 'security')).flatMap((requirement) =>
    isWrapped(requirement.value)
      ? demandsOf(requirement)
      : Object.entries(requirement.value).map(([name, value]) => ({
          pointer: join(requirement.pointer, name),
          name,
          value,
        })),
  );

export interface Offer extends Part {
  readonly listingId: string | undefined;
  readonly category: string | undefined;
}

/** The offers of a labor-terms extension. */
export const offersOf = (extension: Part): Offer[] =>
  isObject(extension.value.params)
    ? entriesOf(extension.value.params.offers, join(extension.pointer, 'params', 'offers')).map((part) => ({
        ...part,
        listingId: text(part.value.listingId),
        category: text(part.value.category),
      }))
    : [];

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
