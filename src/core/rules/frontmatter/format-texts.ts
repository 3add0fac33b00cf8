import type { MarkdownDocument } from '../../document.ts';
import type { Place } from '../../parse/place.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { keysByForm } from './keys.ts';

/** A value that the format wants to be text, and what YAML makes of it. */
export interface FormatText {
  readonly pointer: string;
  /** What to call it in a sentence. */
  readonly name: string;
  readonly value: unknown;
  readonly place: Place;
  /** The characters that stand for it in the file. */
  readonly written: string;
}

/** The values of a frontmatter that have to be text, in this order: single ones, then the entries of lists. */
export function* formatTexts(document: MarkdownDocument): Iterable<FormatText> {
  const { text, value, root } = document;
  const { texts, lists } = keysByForm(document);
  const read = (pointer: string, name: string, value: unknown): FormatText[] => {
    const place = placeAt(root, pointer);
    return place ? [{ pointer, name, value, place, written: text.slice(place.start, place.end) }] : [];
  };
  for (const key of texts) yield* read(join('', key), key, value[key]);
  for (const key of lists) {
    const list = value[key];
    if (!Array.isArray(list)) continue;
    for (const [index, entry] of list.entries()) {
      yield* read(join('', key, index), `entry ${index + 1} of ${key}`, entry);
    }
  }
}
