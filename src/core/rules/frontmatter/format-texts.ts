import type { MarkdownDocument } from '../../document.ts';
import type { Place } from '../../parse/place.ts';
import { join } from '../../parse/pointer.ts';
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
  const written = ({ start, end }: Place) => text.slice(start, end);
  for (const key of texts) {
    const place = root.members?.get(key);
    if (place) yield { pointer: join('', key), name: key, value: value[key], place, written: written(place) };
  }
  for (const key of lists) {
    const list = value[key];
    if (!Array.isArray(list)) continue;
    for (const [index, place] of root.members?.get(key)?.items?.entries() ?? []) {
      const name = `entry ${index + 1} of ${key}`;
      yield { pointer: join('', key, index), name, value: list[index], place, written: written(place) };
    }
  }
}
