import type { FindingFix } from '../finding.ts';

/**
 * Edits in the order of the text, those that touch made one: whoever applies them from the end, or from the start, then
 * comes to the same text. Insertions at one place keep their order.
 */
export function merged(edits: FindingFix['edits']): FindingFix['edits'] {
  const all: FindingFix['edits'][number][] = [];
  for (const edit of edits.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)) {
    const last = all.at(-1);
    if (last?.span.end !== edit.span.start) all.push(edit);
    else all[all.length - 1] = { span: { start: last.span.start, end: edit.span.end }, text: last.text + edit.text };
  }
  return all;
}
