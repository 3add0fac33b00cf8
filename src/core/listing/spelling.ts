import { camelCase } from '../card/names.ts';
import { isObject, type JsonObject, type ListingDocument } from '../document.ts';
import type { Finding } from '../finding.ts';
import type { Place, Span } from '../parse/place.ts';
import { join, tokens } from '../parse/pointer.ts';
import { listingId } from '../schema/registry.ts';
import { declaredMembers, itemNodes, memberNodes, rootNodes, type SchemaNode } from '../schema/walk.ts';

/** One member that stands in both spellings; pointers in the spelling of the API. */
export interface TwoSpellings {
  readonly pointer: string;
  readonly api: string;
  readonly sdk: string;
  readonly first: Span;
  readonly second: Span;
}

interface Named {
  readonly value: unknown;
  readonly place: Place;
}

export interface ApiNames {
  readonly value: JsonObject;
  readonly root: Place;
  readonly twice: readonly TwoSpellings[];
  /** Whether the text has members in camelCase and none in snake_case. */
  readonly camelCase: boolean;
}

/**
 * A listing with its members named as the API names them, values and places alike: the SDK writes the same in camelCase.
 * Where a member stands in both spellings the API's is read. Names that the schema does not know stay as they are.
 */
export function apiNames(listing: JsonObject, root: Place): ApiNames {
  const twice: TwoSpellings[] = [];
  const seen = { api: false, sdk: false };

  const named = (nodes: readonly SchemaNode[], value: unknown, place: Place, pointer: string): Named => {
    if (Array.isArray(value)) {
      const items = nodes.flatMap(itemNodes);
      const entries = value.map((item, index) =>
        named(items, item, place.items?.[index] ?? place, join(pointer, index)),
      );
      return {
        value: entries.map((entry) => entry.value),
        place: { ...place, items: entries.map((entry) => entry.place) },
      };
    }
    if (!isObject(value)) return { value, place };
    const api = new Map((declaredMembers(nodes) ?? []).map((name) => [camelCase(name), name]));
    const members: [string, Named][] = [];
    for (const [key, member] of Object.entries(value)) {
      const at = place.members?.get(key) ?? place;
      const name = api.get(key) ?? key;
      const other = name === key ? undefined : place.members?.get(name);
      if (name !== key) seen.sdk = true;
      else if (key.includes('_') && api.has(camelCase(key))) seen.api = true;
      if (other?.key && at.key) {
        const [first, second] = other.key.start < at.key.start ? [other.key, at.key] : [at.key, other.key];
        twice.push({ pointer: join(pointer, name), api: name, sdk: key, first, second });
        continue;
      }
      const inner = nodes.flatMap((node) => memberNodes(node, name));
      members.push([name, named(inner, member, at, join(pointer, name))]);
    }
    return {
      value: Object.fromEntries(members.map(([name, member]) => [name, member.value])),
      place: { ...place, members: new Map(members.map(([name, member]) => [name, member.place])) },
    };
  };

  const { value, place } = named(rootNodes(listingId), listing, root, '');
  return { value: value as JsonObject, root: place, twice, camelCase: seen.sdk && !seen.api };
}

/** A finding with the names that the text itself has: its pointer then leads to a member of what was sent. */
export function inOwnSpelling(document: ListingDocument, finding: Finding): Finding {
  const { pointer, related, data } = finding;
  const api = tokens(pointer).findLast((token) => !/^\d+$/.test(token)) ?? '';
  const own = tokens(written(document, pointer)).findLast((token) => !/^\d+$/.test(token)) ?? '';
  // "Entry 2 of out_of_scope" is the name of an entry.
  const respell = (name: unknown) =>
    typeof name === 'string' && (name === api || name.endsWith(` ${api}`))
      ? name.slice(0, name.length - api.length) + own
      : name;
  return {
    ...finding,
    pointer: written(document, pointer),
    data: own === api ? data : Object.fromEntries(Object.entries(data).map(([key, fact]) => [key, respell(fact)])),
    ...(related && { related: related.map((one) => ({ ...one, pointer: written(document, one.pointer) })) }),
  };
}

/** A pointer with each key as the text writes it; a key that is not there, as its neighbours are written. */
function written({ text, root, spell }: ListingDocument, pointer: string): string {
  let place: Place | undefined = root;
  return tokens(pointer).reduce((path, token) => {
    const isItem = place?.items !== undefined;
    const next: Place | undefined = place?.members?.get(token) ?? place?.items?.[Number(token)];
    const key = next?.key;
    place = next;
    if (key) return join(path, JSON.parse(text.slice(key.start, key.end)) as string);
    return join(path, isItem ? token : spell(token));
  }, '');
}
