import type { Because } from '../detect.ts';
import { isObject } from '../document.ts';

/** Members that tell a card from everything else, a card about a listing too. */
const ofCards = ['supportedInterfaces', 'skills', 'capabilities', 'defaultInputModes'];

/**
 * The members by which a JSON text shows that it is a listing; undefined where it is none. A text with a
 * fault in it shows it by its first member only.
 */
export function listingSign(text: string): Because | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    const [, id] = /^\s*\{\s*"(listing_id|listingId)"/.exec(text) ?? [];
    return id === undefined ? undefined : ['listing', id];
  }
  if (!isObject(value) || ofCards.some((member) => Object.hasOwn(value, member))) return undefined;
  const id = ['listing_id', 'listingId'].find((member) => Object.hasOwn(value, member));
  if (id) return ['listing', id];
  return Object.hasOwn(value, 'title') && Object.hasOwn(value, 'pricing') ? ['title and pricing'] : undefined;
}
