import { type CardDocument, isObject } from '../document.ts';
import type { FindingFix } from '../finding.ts';
import { join, placeAt } from '../parse/pointer.ts';

type Edits = FindingFix['edits'][number][];

const insert = (at: number, text: string) => ({ span: { start: at, end: at }, text });

/** Edits that wrap a list of scopes, `["read"]`, in the StringList of 1.0: `{ "list": ["read"] }`. */
export function wrapScopes(card: CardDocument, pointer: string): Edits | undefined {
  const list = placeAt(card.root, pointer);
  return list?.items && [insert(list.start, '{ "list": '), insert(list.end, ' }')];
}

/**
 * Edits that turn a requirement of 0.3, `{ "key": [] }`, into one of 1.0, `{ "schemes": { "key": { "list": [] } } }`, its
 * layout kept. Undefined where a value in it is no list of scopes.
 */
export function wrapRequirement(card: CardDocument, pointer: string, requirement: unknown): Edits | undefined {
  const place = placeAt(card.root, pointer);
  if (!isObject(requirement) || !place) return undefined;
  const lists = Object.keys(requirement).map((name) => wrapScopes(card, join(pointer, name)));
  if (!lists.every((edits) => edits !== undefined)) return undefined;
  return [insert(place.start + 1, ' "schemes": {'), ...lists.flat(), insert(place.end - 1, '} ')];
}
