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
