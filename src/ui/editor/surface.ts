import type { Range, Severity } from '../../core/report.ts';

/** What is marked in the text. */
export interface Marks {
  readonly problems: readonly { readonly range: Range; readonly severity: Severity }[];
  /** Members that a client ignores: struck through. */
  readonly ignored: readonly Range[];
}

/**
 * Where the text is edited: the plain text area of the page, or the editor that takes its place. Lines end with LF here,
 * whatever the document has; ranges are found by line and column, which are the same in both.
 */
export interface Surface {
  text(): string;
  /** Puts another text in, as one step that can be undone. */
  replace(text: string): void;
  /** Selects a range, shows it, and moves the focus to it. */
  select(range: Range): void;
  mark(marks: Marks): void;
  focus(): void;
}
