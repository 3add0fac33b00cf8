import { type CardDocument, isObject } from '../document.ts';
import type { FindingFix } from '../finding.ts';
import { join, placeAt, valueAt } from '../parse/pointer.ts';

type Edits = FindingFix['edits'][number][];

const insert = (at: number, text: string) => ({ span: { start: at, end: at }, text });

/**
 * Edits that wrap a list of scopes, `["read"]`, in the StringList of 1.0: `{ "list": ["read"] }`. Undefined where it is
 * none: what is no text would be at fault there too.
 */
export function wrapScopes(card: CardDocument, pointer: string): Edits | undefined {
  const list = placeAt(card.root, pointer);
  const scopes = valueAt(card.value, pointer);
  if (!list || !Array.isArray(scopes) || !scopes.every((scope) => typeof scope === 'string')) return undefined;
  return [insert(list.start, '{ "list": '), insert(list.end, ' }')];
}

/** Edits that wrap every list of scopes in a map of them. Undefined where a value is neither a list nor a StringList. */
export function wrapAllScopes(card: CardDocument, pointer: string, map: unknown): Edits | undefined {
  if (!isObject(map)) return undefined;
  const lists = Object.entries(map).map(([name, value]) =>
    isStringList(value) ? [] : wrapScopes(card, join(pointer, name)),
  );
  return lists.every((edits) => edits !== undefined) ? lists.flat() : undefined;
}

const isStringList = (value: unknown): boolean =>
  isObject(value) && Object.entries(value).every(([name, list]) => name === 'list' && Array.isArray(list));

/**
 * Edits that turn a requirement of 0.3, `{ "key": [] }`, into one of 1.0, `{ "schemes": { "key": { "list": [] } } }`, its
 * layout kept. Undefined where a value in it is no list of scopes.
 */
export function wrapRequirement(card: CardDocument, pointer: string, requirement: unknown): Edits | undefined {
  const place = placeAt(card.root, pointer);
  const lists = wrapAllScopes(card, pointer, requirement);
  return place && lists && [insert(place.start + 1, ' "schemes": {'), ...lists, insert(place.end - 1, '} ')];
}
