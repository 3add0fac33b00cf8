import { isObject } from '../document.ts';
import type { Finding } from '../finding.ts';
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

/** Bytes to a source: strict UTF-8, then JSON. */
export function readSource(bytes: Uint8Array, file?: string): Source {
  const { text, findings, readable } = decode(bytes);
  const named = file === undefined ? {} : { file };
  if (!readable) return { text, findings, ...named };
  const { findings: inJson, ...read } = readJson(text);
  return { text, findings: [...findings, ...inJson], ...read, ...named };
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
