import type { FindingFix } from '../finding.ts';

type Edits = FindingFix['edits'];

/** A text with these edits made, which do not overlap; insertions at one place keep their order. */
export function applyEdits(text: string, edits: Edits): string {
  let result = '';
  let at = 0;
  for (const { span, text: by } of edits.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)) {
    result += text.slice(at, span.start) + by;
    at = span.end;
  }
  return result + text.slice(at);
}

/**
 * Makes the fixes that do not get into each other's way. A fix is made whole or not at all: one that touches a place
 * which an earlier one changes is left out, and comes up again when the result is judged.
 */
export function applyFixes<Fix extends { readonly edits: Edits }>(
  text: string,
  fixes: readonly Fix[],
): { readonly text: string; readonly fixes: readonly Fix[] } {
  const taken = new Uint8Array(text.length + 1);
  const isTaken = ({ span }: Edits[number]) => taken.subarray(span.start, span.end + 1).includes(1);
  const applied: Fix[] = [];
  for (const fix of fixes) {
    if (fix.edits.some(isTaken)) continue;
    for (const { span } of fix.edits) taken.fill(1, span.start, span.end + 1);
    applied.push(fix);
  }
  return {
    text: applyEdits(
      text,
      applied.flatMap(({ edits }) => edits),
    ),
    fixes: applied,
  };
}
