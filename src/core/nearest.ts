/** Case and separators left out: `default_input_modes` is then `defaultInputModes`, `http-json` is `HTTP+JSON`. */
const plain = (name: string): string => name.toLowerCase().replace(/[_\-\s.+/]/g, '');

/** Longer names are no typing errors, and comparing them costs. */
const longest = 100;

/**
 * The candidate that a name was most likely meant to be, for "did you mean": equal but for case and separators, a few
 * letters away, or the one word that the name is the beginning of (`desc` of `description`). Undefined where none is
 * near enough that a person would agree.
 */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  if (candidates.includes(name)) return name;
  const wanted = plain(name);
  if (wanted === '' || wanted.length > longest) return undefined;
  let best: string | undefined;
  let least = Math.min(3, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const other = plain(candidate);
    if (Math.abs(other.length - wanted.length) >= least) continue;
    const away = distance(wanted, other);
    if (away < least) [best, least] = [candidate, away];
  }
  if (best !== undefined || wanted.length < 3) return best;
  const [only, another] = candidates.filter((word) => /^[a-z]+$/.test(word) && word.startsWith(wanted));
  return another === undefined ? only : undefined;
}

/**
 * Optimal string alignment distance: letters to add, to drop or to put in another's place, and pairs of neighbours to
 * swap, no letter touched twice. Each counts one, so `nmae` is as near to `name` as `nam` is.
 */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const differs = a[row - 1] === b[column - 1] ? 0 : 1;
      const swaps = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line[column] = Math.min(
        at(last, column) + 1,
        at(line, column - 1) + 1,
        at(last, column - 1) + differs,
        swaps ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, line];
  }
  return at(last, b.length);
}

const at = (line: readonly number[], column: number): number => line[column] ?? Number.POSITIVE_INFINITY;
