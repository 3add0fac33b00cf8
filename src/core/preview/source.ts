import { isObject } from '../document.ts';
import type { Finding } from '../finding.ts';
import { findForeign } from '../kinds/foreign.ts';
import { readJson } from '../kinds/json.ts';
import type { Place } from '../parse/place.ts';
import { join, placeAt } from '../parse/pointer.ts';
import { decode } from '../parse/text.ts';

/** A text with listings in it, read as far as it can be. */
export interface Source {
  /** The text; all spans count in it. */
  readonly text: string;
  /** What was found on the way. Without a root the text is no JSON. */
  readonly findings: readonly Finding[];
  readonly value?: unknown;
  readonly root?: Place;
  /** The name of the file, where it came as one. */
  readonly file?: string;
}

/**
 * Bytes to a source: strict UTF-8, then JSON. Where that is none, nobody can tell what of it is private: the fault is told
 * with its place, and without a word of the text. What leaves it readable is found, and told only where it is of use.
 */
export function readSource(bytes: Uint8Array, file?: string): Source {
  const decoded = decode(bytes);
  const { text, findings, readable } = decoded;
  const named = file === undefined ? {} : { file };
  const foreign = findForeign(decoded, 'listing');
  if (foreign) return { text, findings: [withoutQuotes(foreign)], ...named };
  if (!readable) return { text, findings, ...named };
  const { findings: inJson, value, places } = readJson(text, true);
  if (!places) return { text, findings: [...findings, ...inJson.map(withoutQuotes)], ...named };
  return { text, findings: [...findings, ...inJson], value, root: places(), ...named };
}

/** What messages about broken JSON quote. */
const quotes: Readonly<Record<string, unknown>> = { written: '…', shown: '…', instead: undefined };

const withoutQuotes = ({ fixes: _, data, ...finding }: Finding): Finding => ({
  ...finding,
  data: Object.fromEntries(
    Object.entries(data).map(([name, fact]) => [name, Object.hasOwn(quotes, name) ? quotes[name] : fact]),
  ),
});

/** The list in a source: all of it, or its "listings" where it is a whole body that was meant for the API. */
export function listIn({ value }: Source): { readonly list: unknown; readonly pointer: string } {
  return isObject(value) && 'listings' in value
    ? { list: value.listings, pointer: '/listings' }
    : { list: value, pointer: '' };
}

/** One entry of the list of listings. */
export interface Entry {
  readonly value: unknown;
  readonly place: Place;
  /** Where it stands in the source. */
  readonly pointer: string;
}

/**
 * The entries of a list that stands at `pointer`: an array, or a page of the API, which has it as `data`. Undefined where
 * there is no list.
 */
export function entriesOf(list: unknown, root: Place, pointer: string): readonly Entry[] | undefined {
  if (isObject(list)) return Array.isArray(list.data) ? entriesOf(list.data, root, join(pointer, 'data')) : undefined;
  if (!Array.isArray(list)) return undefined;
  return list.map((value, index) => {
    const at = join(pointer, index);
    return { value, place: placeAt(root, at) ?? root, pointer: at };
  });
}

/** The entry that has this offset in it, by halves: there may be thousands of both. */
export function entryAt(entries: readonly Entry[], offset: number): Entry | undefined {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.place.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const entry = entries[low];
  return entry && offset >= entry.place.start ? entry : undefined;
}

/** The members that lead to the list that stands at `pointer`. */
export const listMembers = (list: unknown, pointer: string): string[] =>
  [pointer, ...(isObject(list) ? [join(pointer, 'data')] : [])].filter(Boolean);

/**
 * What was found outside of the listings, as far as it keeps from being read what is: a member that stands twice, or a
 * text with half a character in it. All else there is private, and does not stand in the way of a card.
 */
export function aroundListings(
  { findings, root }: Source,
  entries: readonly Entry[],
  reads: readonly string[],
): Finding[] {
  const texts = reads
    .map((pointer) => root && placeAt(root, pointer))
    .filter((place) => !place?.members && !place?.items);
  return findings.filter((finding) => {
    if (!finding.code.startsWith('json/')) return true;
    if (entryAt(entries, finding.span.start)) return false;
    return finding.code === 'json/duplicate-key'
      ? reads.includes(finding.pointer)
      : texts.some((place) => place && finding.span.start >= place.start && finding.span.start < place.end);
  });
}
