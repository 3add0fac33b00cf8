import type { Fix } from '../report.ts';

export interface Applied {
  readonly text: string;
  /** The fixes that were applied, in the order given. */
  readonly fixes: readonly Fix[];
}

/**
 * Applies fixes to the text that their ranges count in. A fix is applied whole or not at all: one that touches a place
 * which an earlier one changes is left out, and comes up again when the result is judged.
 */
export function applyFixes(text: string, fixes: readonly Fix[]): Applied {
  const taken: { start: number; end: number; text: string }[] = [];
  const applied: Fix[] = [];
  for (const fix of fixes) {
    const edits = fix.edits.map(({ range, text: by }) => ({
      start: range.start.offset,
      end: range.end.offset,
      text: by,
    }));
    const meets = edits.some((one) => taken.some((other) => one.start <= other.end && other.start <= one.end));
    if (meets) continue;
    taken.push(...edits);
    applied.push(fix);
  }
  // From the end, so that offsets in front stay true; insertions at one place keep their order.
  const ordered = taken
    .map((edit, order) => ({ ...edit, order }))
    .sort((a, b) => b.start - a.start || b.order - a.order);
  const result = ordered.reduce((all, { start, end, text: by }) => all.slice(0, start) + by + all.slice(end), text);
  return { text: result, fixes: applied };
}
