import { memo } from './memo.ts';

/** Case and separators left out: `default_input_modes` is then `defaultInputModes`, `http-json` is `HTTP+JSON`. */
const plain = (name: string): string => name.toLowerCase().replace(/[_\-\s.+/]/g, '');

const plainOf = memo((names: readonly string[]): readonly string[] => names.map(plain));

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
  const others = plainOf(candidates);
  for (const [index, candidate] of candidates.entries()) {
    const other = others[index] as string;
    if (Math.abs(other.length - wanted.length) >= least) continue;
    const away = distance(wanted, other, least);
    if (away < least) [best, least] = [candidate, away];
  }
  if (best !== undefined || wanted.length < 3) return best;
  const [only, another] = candidates.filter((word) => word.startsWith(wanted) && /^[a-z]+$/.test(word));
  return another === undefined ? only : undefined;
}

/** How many characters two texts begin with alike. */
function sharedStart(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  return count;
}

/** How many they end with alike, behind those. */
function sharedEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let count = 0;
  while (count < most && a[a.length - 1 - count] === b[b.length - 1 - count]) count++;
  return count;
}

/**
 * Optimal string alignment distance: letters to add, to drop or to put in another's place, and pairs of neighbours to
 * swap, no letter touched twice. Each counts one, so `nmae` is as near to `name` as `nam` is. Below `most` it is exact;
 * what is further away is `most`, and nothing is worked out that could only lead there.
 */
function distance(one: string, other: string, most: number): number {
  const start = sharedStart(one, other);
  const end = sharedEnd(one, other, start);
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  let beforeLast: number[] = [];
  let last: number[] = [];
  for (let column = 0; column <= Math.min(b.length, most); column++) last.push(column);
  for (let row = 1; row <= a.length; row++) {
    // A cell further from the diagonal is at least as many letters away, and so is one that is not there.
    const line: number[] = [row];
    let least = row;
    for (let column = Math.max(1, row - most); column <= Math.min(b.length, row + most); column++) {
      const differs = a[row - 1] === b[column - 1] ? 0 : 1;
      const swaps = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const cell = Math.min(
        (last[column] ?? most) + 1,
        (line[column - 1] ?? most) + 1,
        (last[column - 1] ?? most) + differs,
        swaps ? (beforeLast[column - 2] ?? most) + 1 : most,
      );
      line[column] = cell;
      least = Math.min(least, cell);
    }
    if (least >= most) return most;
    [beforeLast, last] = [last, line];
  }
  return Math.min(most, last[b.length] ?? most);
}
