import type { FindingFix } from '../finding.ts';
import type { Span } from '../parse/place.ts';
import { applyEdits } from './apply.ts';

/** The JSON value in a part of a text once edits inside that part are made. Undefined where the result is no JSON. */
export function valueAfter(text: string, { start, end }: Span, edits: FindingFix['edits']): unknown {
  const moved = edits.map(({ span, text }) => ({
    span: { start: span.start - start, end: span.end - start },
    text,
  }));
  try {
    return JSON.parse(applyEdits(text.slice(start, end), moved));
  } catch {
    return undefined;
  }
}
