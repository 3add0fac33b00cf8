import type { Entry } from './entries.ts';
import { colonAt, commentAt, type Line, quoteEnd, trimmedEnd } from './lines.ts';

/** Offset of the end of the value's last line, trailing blanks cut off. */
export function endOf(entry: Entry): number {
  const last = entry.rest.at(-1);
  return last ? last.start + trimmedEnd(last.text).length : entry.start + entry.text.length;
}

/** A value as it can be written, and where it ends. */
export interface Quoted {
  readonly text: string;
  readonly end: number;
  /** Whether it is what the author meant; left out where there is no doubt. */
  readonly sure?: boolean;
}

/**
 * The value in double quotes, as JSON writes it, which every YAML reader takes. Its further lines are folded into the
 * first as YAML does (section 6.5). Where they look like items or members, or stand behind a comment, what was meant is
 * not evident. A `#` with a blank on both sides is a comment, which stays one; with a word behind it, it may be one.
 */
export function quoted(entry: Entry): Quoted | undefined {
  // Behind `"` a backslash is an escape to YAML; what it was to the author is anybody's guess.
  if (entry.text.startsWith('"') && entry.text.includes('\\')) return undefined;
  const lines = [entry.text, ...entry.rest.map(({ text }) => text)];
  const sure = lines.every((line) => doubtAt(line) === undefined);
  if (entry.rest.length === 0) {
    const text = trimmedEnd(entry.text.slice(0, certainAt(entry.text)));
    return { text: JSON.stringify(unwrapped(text)), end: entry.start + text.length, sure };
  }
  if (lines.some((line) => certainAt(line) < line.length)) return undefined;
  const isProse = /\s/.test(entry.text);
  const looksNested = (line: Line) => /^\s*(?:-\s|#)/.test(line.text) || (!isProse && colonAt(line.text) >= 0);
  if (entry.rest.some(looksNested)) return undefined;
  let text = entry.text;
  let blanks = 0;
  for (const line of entry.rest) {
    if (line.blank) blanks++;
    else {
      text += (blanks > 0 ? '\n'.repeat(blanks) : ' ') + line.text.trim();
      blanks = 0;
    }
  }
  return { text: JSON.stringify(unwrapped(text)), end: endOf(entry), sure };
}

/** Where a comment starts in a line that can be nothing else, or its length. */
function certainAt(line: string): number {
  for (let at = commentAt(line); at < line.length; at = commentAt(line, at + 1)) {
    if (isComment(line, at)) return at;
  }
  return line.length;
}

/** Where a comment may start in a line, in front of one that can be nothing else. */
function doubtAt(line: string): number | undefined {
  const at = commentAt(line);
  return at < line.length && !isComment(line, at) ? at : undefined;
}

/** Whether a `#` that starts a comment to YAML does so to a person: it has a blank or nothing behind it, or is one of a row. */
export const isComment = (text: string, at: number): boolean => !/[^\s#]/.test(text[at + 1] ?? '');

/**
 * Text in quotes with more of the same inside: where the inner one belongs to a word (`'It's fine'`) or opens
 * (`"Say "yes" first"`), the outer ones were never part of the text.
 */
function unwrapped(text: string): string {
  const quote = text[0] ?? '';
  if (!`"'`.includes(quote) || !text.endsWith(quote)) return text;
  return /[\p{L}\p{N}]/u.test(text[quoteEnd(text, 0)] ?? '') ? text.slice(1, -1) : text;
}
