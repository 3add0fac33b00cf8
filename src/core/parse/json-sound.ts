import { limits } from '../limits.ts';
import { isSpace } from './json.ts';

/**
 * Whether a text that `JSON.parse` took has, beyond doubt, nothing that the scanner would stop at or tell: no key twice, no
 * half of a surrogate pair, no nesting and no number of values beyond the limits. False where that is not sure; the scanner
 * then says. Takes a tenth of its time.
 */
export function isSurelySound(text: string, value: unknown): boolean {
  if (text.includes('\\u')) return false;
  const tally: Tally = { keys: 0, values: 0 };
  return (
    count(value, limits.depth, tally) &&
    tally.values <= limits.values &&
    colonsBehindKeys(text, tally.keys) === tally.keys
  );
}

interface Tally {
  keys: number;
  values: number;
}

/** Counts the values inside a value, and those of them that have a key; false where they nest deeper than `depth`. */
function count(value: unknown, depth: number, tally: Tally): boolean {
  tally.values++;
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  const parts = Array.isArray(value) ? value : Object.values(value);
  if (parts !== value) tally.keys += parts.length;
  for (const part of parts) if (!count(part, depth - 1, tally)) return false;
  return true;
}

/**
 * Colons behind a quote or a blank: at least one for each key that is written, so that where there are no more than keys in
 * the value, no key is written twice. Stops beyond `most`.
 */
function colonsBehindKeys(text: string, most: number): number {
  let found = 0;
  for (let at = text.indexOf(':'); at >= 0 && found <= most; at = text.indexOf(':', at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before === 0x22 || isSpace(before)) found++;
  }
  return found;
}
