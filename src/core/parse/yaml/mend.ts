import type { Finding } from '../../finding.ts';
import type { Span } from '../place.ts';
import { compose } from './compose.ts';

/** A piece of the YAML text and what to write in its place. */
export interface Replacement {
  readonly span: Span;
  readonly text: string;
}

/** The text with some pieces replaced; they come in order and do not overlap. */
export function replaced(source: string, replacements: readonly Replacement[]): string {
  let text = '';
  let at = 0;
  for (const { span, text: by } of replacements) {
    text += source.slice(at, span.start) + by;
    at = span.end;
  }
  return text + source.slice(at);
}

/** Whether the replacements together give a text that can be read, with nothing in it that is refused. */
export function mends(source: string, replacements: readonly Replacement[]): boolean {
  const mended = compose(replaced(source, replacements));
  return 'errors' in mended && mended.errors.length === 0 && mended.marks.length === 0;
}

/** A piece of the YAML text as one of the file that it stands in from `base` on. */
export const moved = (span: Span, base: number): Span => ({ start: span.start + base, end: span.end + base });

/** The same of replacements. */
export const movedAll = (replacements: readonly Replacement[], base: number): Replacement[] =>
  replacements.map(({ span, text }) => ({ span: moved(span, base), text }));

/** The replacements as a safe fix, where the text can be read with all of them in place. */
export function fixOf(replacements: readonly Replacement[], source: string, base: number): Pick<Finding, 'fixes'> {
  if (replacements.length === 0 || !mends(source, replacements)) return {};
  return { fixes: [{ safe: true, edits: movedAll(replacements, base) }] };
}
