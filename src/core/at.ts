import type { Span } from './parse/place.ts';

/** Where a fact stands. `missing` names a member that is not there, and is shown at the opening of its object. */
export interface At {
  readonly pointer: string;
  readonly on: 'key' | 'value' | 'missing';
  /** A part of the text, where neither the whole key nor the whole value is at fault. */
  readonly span?: Span;
}

export const onKey = (pointer: string): At => ({ pointer, on: 'key' });
export const onValue = (pointer: string): At => ({ pointer, on: 'value' });
export const missing = (pointer: string): At => ({ pointer, on: 'missing' });
/** A part of the value or key at `pointer`, by its UTF-16 offsets in the document. */
export const within = (pointer: string, span: Span): At => ({ pointer, on: 'value', span });
