import { isObject, type JsonObject } from '../document.ts';
import { join } from '../parse/pointer.ts';

/** A part of a card that has the right shape to be looked at; parts that have not are left to the schema. */
export interface Part<Value = JsonObject> {
  readonly pointer: string;
  readonly value: Value;
}

export interface NamedPart extends Part {
  readonly name: string;
}

const entries = (list: unknown, pointer: string): Part[] =>
  (Array.isArray(list) ? list : []).flatMap((value, index) =>
    isObject(value) ? [{ pointer: join(pointer, index), value }] : [],
  );

const members = (map: unknown, pointer: string): NamedPart[] =>
  isObject(map)
    ? Object.entries(map).flatMap(([name, value]) =>
        isObject(value) ? [{ pointer: join(pointer, name), name, value }] : [],
      )
    : [];

export const interfacesOf = (card: JsonObject): Part[] => entries(card.supportedInterfaces, '/supportedInterfaces');

export const skillsOf = (card: JsonObject): Part[] => entries(card.skills, '/skills');

export const schemesOf = (card: JsonObject): NamedPart[] => members(card.securitySchemes, '/securitySchemes');

export const extensionsOf = (card: JsonObject): Part[] =>
  isObject(card.capabilities) ? entries(card.capabilities.extensions, '/capabilities/extensions') : [];

/** The alternatives of `securityRequirements`, at the card's top level or in a skill. */
export const requirementsOf = (owner: Part): Part[] =>
  entries(owner.value.securityRequirements, join(owner.pointer, 'securityRequirements'));

/** The card itself and its skills: the two places where security can be demanded. */
export const securedParts = (card: JsonObject): Part[] => [{ pointer: '', value: card }, ...skillsOf(card)];

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

export interface Offer extends Part {
  readonly listingId: string | undefined;
  readonly category: string | undefined;
}

/** The offers of a labor-terms extension. */
export const offersOf = (extension: Part): Offer[] =>
  isObject(extension.value.params)
    ? entries(extension.value.params.offers, join(extension.pointer, 'params', 'offers')).map((part) => ({
        ...part,
        listingId: text(part.value.listingId),
        category: text(part.value.category),
      }))
    : [];

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
