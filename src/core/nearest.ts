import { distance } from 'fastest-levenshtein';

/** Case and separators left out: `default_input_modes` is then `defaultInputModes`, `http-json` is `HTTP+JSON`. */
const plain = (name: string): string => name.toLowerCase().replace(/[_\-\s.+/]/g, '');

/**
 * The candidate that a name was most likely meant to be, for "did you mean": equal but for case and separators, or a few
 * letters away. Undefined where none is near enough that a person would agree.
 */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  const wanted = plain(name);
  if (wanted === '' || wanted.length > 100) return undefined;
  let best: string | undefined;
  let least = Math.min(3, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const away = distance(wanted, plain(candidate));
    if (away < least) [best, least] = [candidate, away];
  }
  return best;
}
