import type { FindingFix } from '../finding.ts';
import { limits } from '../limits.ts';
import { applyEdits } from './apply.ts';

type Edits = FindingFix['edits'];

/** Edits in the order of the text; too many to be told one by one are one, from the first to the last. */
export function few(text: string, edits: Edits): Edits {
  const [first, last] = [edits[0], edits.at(-1)];
  if (!first || !last || edits.length <= limits.edits) return edits;
  const span = { start: first.span.start, end: last.span.end };
  const after = text.length - span.end;
  return [{ span, text: applyEdits(text, edits).slice(span.start, after === 0 ? undefined : -after) }];
}
