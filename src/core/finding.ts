import type { Span } from './parse/place.ts';
import type { Severity } from './report.ts';

/** What a stage or a rule found, before anybody words it: facts first, prose last. */
export interface Finding {
  readonly code: string;
  /** RFC 6901; names the member that should be there where one is missing. */
  readonly pointer: string;
  readonly span: Span;
  /** What the wording of this code needs to know. */
  readonly data: object;
  /** Overrides the severity that the code has by default. */
  readonly severity?: Severity;
  /** Other places that belong to the same fault, such as the first of two equal keys. */
  readonly related?: readonly { readonly pointer: string; readonly span: Span }[];
  readonly fixes?: readonly FindingFix[];
  /**
   * Pointers of which an error tells everything: what the schema finds there, and warnings and notes of other rules, are
   * dropped. Of the schema's findings that at its own pointer is too.
   */
  readonly covers?: readonly string[];
  /** Whether it stands first in the report: all others are to be read in its light. */
  readonly leads?: boolean;
}

/** A repair: edits on the original text that do not overlap. Safe means that it says what the author evidently meant. */
export interface FindingFix {
  readonly safe: boolean;
  readonly edits: readonly { readonly span: Span; readonly text: string }[];
}
