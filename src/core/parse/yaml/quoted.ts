import type { Entry } from './entries.ts';
import { asideAt, colonAt, type Line, quoteEnd, trimmedEnd } from './lines.ts';

/** Offset of the end of the value's last line, trailing blanks cut off. */
export function endOf(entry: Entry): number {
  const last = entry.rest.at(-1);
  return last ? last.start + trimmedEnd(last.text).length : entry.start + entry.text.length;
}

/**
 * The value in double quotes, as JSON writes it, which every YAML reader takes. Its further lines are folded into the
 * first as YAML does (section 6.5). Where they look like items or members, what was meant is not evident.
 */
export function quoted(entry: Entry): { text: string; end: number } | undefined {
  // Behind `"` a backslash is an escape to YAML; what it was to the author is anybody's guess.
  if (entry.text.startsWith('"') && entry.text.includes('\\')) return undefined;
  if (entry.rest.length === 0) {
    const text = trimmedEnd(entry.text.slice(0, asideAt(entry.text)));
    return { text: JSON.stringify(unwrapped(text)), end: entry.start + text.length };
  }
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
  return { text: JSON.stringify(unwrapped(text)), end: endOf(entry) };
}

/**
 * Text in quotes with more of the same inside: where the inner one belongs to a word (`'It's fine'`) or opens
 * (`"Say "yes" first"`), the outer ones were never part of the text.
 */
function unwrapped(text: string): string {
  const quote = text[0] ?? '';
  if (!`"'`.includes(quote) || !text.endsWith(quote)) return text;
  return /[\p{L}\p{N}]/u.test(text[quoteEnd(text, 0)] ?? '') ? text.slice(1, -1) : text;
}
