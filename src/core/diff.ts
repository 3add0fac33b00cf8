/** Lines of the text that stay around a change. */
const CONTEXT = 3;

/** Beyond this many lines to take out or to put in, what lies between the first and the last change is one change. */
const DISTANCE = 1500;

/** A line of one of the two texts: `-` is only in the old one, `+` only in the new one. */
interface Line {
  readonly mark: ' ' | '-' | '+';
  readonly text: string;
}

/**
 * A unified diff that patch(1) and git take, with three lines around each change; empty where the texts are equal.
 * `name` is the file. Lines end at LF, a CR before it is part of the line.
 */
export function unifiedDiff(name: string, before: string, after: string): string {
  if (before === after) return '';
  const lines = compare(linesOf(before), linesOf(after));
  const changed = lines.flatMap(({ mark }, index) => (mark === ' ' ? [] : [index]));
  const hunks: { from: number; to: number }[] = [];
  for (const index of changed) {
    const last = hunks.at(-1);
    if (last && index - CONTEXT <= last.to) last.to = index + CONTEXT + 1;
    else hunks.push({ from: Math.max(0, index - CONTEXT), to: index + CONTEXT + 1 });
  }
  // Line numbers of the two texts at each line of the comparison.
  let [old, now, at] = [0, 0, 0];
  const written = hunks.map(({ from, to }) => {
    for (; at < from; at++) [old, now] = [old + 1, now + 1];
    const part = lines.slice(from, to);
    const count = (mark: Line['mark']) => part.filter((line) => line.mark !== mark).length;
    const range = (start: number, length: number) => `${length === 0 ? start : start + 1},${length}`;
    const head = `@@ -${range(old, count('+'))} +${range(now, count('-'))} @@\n`;
    [old, now, at] = [old + count('+'), now + count('-'), to];
    return head + part.map(writeLine).join('');
  });
  return `--- a/${name}\n+++ b/${name}\n${written.join('')}`;
}

const writeLine = ({ mark, text }: Line): string =>
  text.endsWith('\n') ? mark + text : `${mark}${text}\n\\ No newline at end of file\n`;

/** The lines of a text with their line ends. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Both texts as one list of lines, with as few changes as there can be (Myers, 1986). */
function compare(before: readonly string[], after: readonly string[]): Line[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  const same = (lines: readonly string[]): Line[] => lines.map((text) => ({ mark: ' ', text }));
  return slid([...same(before.slice(0, start)), ...edited(old, now), ...same(before.slice(before.length - end))]);
}

/**
 * The same comparison, each run of lines only taken out or only put in moved down as far as it can: of the ways to tell
 * one change, the one that begins behind what stays.
 */
function slid(lines: Line[]): Line[] {
  for (let start = lines.length - 1; start >= 0; start--) {
    const mark = lines[start]?.mark;
    if (mark === ' ' || lines[start - 1]?.mark !== ' ') continue;
    let [from, to] = [start, start];
    while (lines[to]?.mark === mark) to++;
    for (; lines[to]?.mark === ' ' && lines[to]?.text === lines[from]?.text; from++, to++) {
      lines[from] = { mark: ' ', text: lines[from]?.text ?? '' };
      lines[to] = { mark: mark ?? ' ', text: lines[to]?.text ?? '' };
    }
  }
  return lines;
}

function edited(old: readonly string[], now: readonly string[]): Line[] {
  const all: Line[] = [
    ...old.map((text): Line => ({ mark: '-', text })),
    ...now.map((text): Line => ({ mark: '+', text })),
  ];
  const limit = Math.min(DISTANCE, old.length + now.length);
  // The farthest old line reached on each diagonal, after each number of changes.
  const reached: Int32Array[] = [];
  let last = new Int32Array(3);
  for (let changes = 0; changes <= limit; changes++) {
    const next = new Int32Array(2 * changes + 5);
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const down = at(last, changes - 1, diagonal + 1);
      const right = at(last, changes - 1, diagonal - 1) + 1;
      let x = changes === 0 ? 0 : isDown(last, changes, diagonal) ? down : right;
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x++;
      next[diagonal + changes + 1] = x;
      if (x >= old.length && x - diagonal >= now.length) return traced(old, now, [...reached, next]);
    }
    reached.push(next);
    last = next;
  }
  return all;
}

/** `reached` after some changes, on a diagonal; the diagonals go from `-changes - 1` to `changes + 1`. */
const at = (reached: Int32Array, changes: number, diagonal: number): number => reached[diagonal + changes + 1] ?? 0;

/** Whether the way to a diagonal comes from above, by a line put in. */
const isDown = (last: Int32Array, changes: number, diagonal: number): boolean =>
  diagonal === -changes ||
  (diagonal !== changes && at(last, changes - 1, diagonal - 1) < at(last, changes - 1, diagonal + 1));

/** The way back from the end, as lines from the beginning. */
function traced(old: readonly string[], now: readonly string[], reached: readonly Int32Array[]): Line[] {
  const lines: Line[] = [];
  let [x, y] = [old.length, now.length];
  const line = (mark: Line['mark'], text = '') => lines.push({ mark, text });
  for (let changes = reached.length - 1; changes > 0; changes--) {
    const last = reached[changes - 1] as Int32Array;
    const down = isDown(last, changes, x - y);
    const from = down ? at(last, changes - 1, x - y + 1) : at(last, changes - 1, x - y - 1);
    const start = down ? from : from + 1;
    for (; x > start; x--, y--) line(' ', old[x - 1]);
    if (down) line('+', now[--y]);
    else line('-', old[--x]);
  }
  for (; x > 0; x--) line(' ', old[x - 1]);
  return lines.reverse();
}
