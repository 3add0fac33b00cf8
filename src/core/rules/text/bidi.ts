import type { Span } from '../../parse/place.ts';

/** Marks, embeddings, overrides and isolates (UAX 9 section 2), and the line ends that close them. */
const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\n]/g;
/** Letters that are written from right to left. */
const rightToLeft = /[[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]&&\p{L}]/v;

const isMark = (char: string): boolean => '\u061c\u200e\u200f'.includes(char);
const isOverride = (char: string | undefined): boolean => char === '\u202d' || char === '\u202e';
const isIsolate = (char: string): boolean => '\u2066\u2067\u2068'.includes(char);

interface Open {
  readonly char: string;
  readonly at: number;
}

/**
 * The runs of characters that set the direction of a text without need: all of them where nothing is written from right
 * to left, and else overrides and what is opened and never closed, or closed and never opened, on its line.
 */
export function bidiRuns(content: string): Span[] {
  const found = rightToLeft.test(content) ? harmful(content) : all(content);
  const runs: Span[] = [];
  for (const at of found) {
    const last = runs.at(-1);
    if (last?.end === at) runs[runs.length - 1] = { start: last.start, end: at + 1 };
    else runs.push({ start: at, end: at + 1 });
  }
  return runs;
}

const all = (content: string): number[] =>
  [...content.matchAll(controls)].filter(([char]) => char !== '\n').map(({ index }) => index);

function harmful(content: string): number[] {
  const found: number[] = [];
  const open: Open[] = [];
  let isolates = 0;
  const leave = (opens: readonly Open[]) => {
    for (const { at } of opens) found.push(at);
  };
  for (const { index: at, 0: char } of content.matchAll(controls)) {
    if (isMark(char)) continue;
    if (char === '\n') {
      leave(open.splice(0));
      isolates = 0;
    } else if (char === '\u202c') {
      const top = open.at(-1);
      if (!top || isIsolate(top.char)) found.push(at);
      else {
        open.pop();
        if (isOverride(top.char)) found.push(top.at, at);
      }
    } else if (char === '\u2069') {
      if (isolates === 0) found.push(at);
      else {
        // What was opened inside an isolate ends with it, closed or not (UAX 9 rule X6a).
        leave(open.splice(open.findLastIndex(({ char: opener }) => isIsolate(opener))).slice(1));
        isolates--;
      }
    } else {
      open.push({ char, at });
      if (isIsolate(char)) isolates++;
    }
  }
  leave(open);
  return found.sort((a, b) => a - b);
}
