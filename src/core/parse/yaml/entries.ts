import { bracketEnd, colonAt, type Line, linesOf, quoteEnd, tightKey, trimmedEnd } from './lines.ts';

/** How a value is written, by its first character. */
export type Style = 'plain' | 'quoted' | 'flow' | 'block' | 'none';

/** A key or list item with its value, found by lines alone, so that it is there in a text that is no YAML too. */
export interface Entry {
  readonly key?: string;
  /** The column that the value's further lines must be indented beyond. */
  readonly indent: number;
  readonly style: Style;
  /** Offset of the value's first character. */
  readonly start: number;
  /** The value as it stands on its first line, blanks at its end cut off. */
  readonly text: string;
  readonly line: Line;
  /** The further lines of the value. */
  readonly rest: readonly Line[];
}

export interface Outline {
  readonly entries: readonly Entry[];
  /**
   * Lines at the margin that are neither key nor item: text of the value before them that lost its indentation, or a key
   * without a blank behind its colon, which may have no value before it.
   */
  readonly stray?: { readonly lines: readonly Line[]; readonly of?: Entry };
}

/** Keys at the margin that belong to a dialogue pasted into a description, not to the file. */
const dialogue = /^(?:context|user|assistant|human|commentary)\s*:/i;

/**
 * Splits YAML into its entries by indentation. Multi-line values (block scalars, quoted, bracketed and plain ones) are
 * taken whole, so that nothing inside them is seen as an entry.
 */
export function outline(source: string): Outline {
  const lines = linesOf(source);
  const entries: Entry[] = [];
  let strayFrom = -1;
  let strayTo = -1;
  let of: Entry | undefined;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    if (line.blank || line.comment) continue;
    const read = entryAt(lines, i);
    if (read) {
      entries.push(read);
      i += read.rest.length;
    } else if (line.indent === 0 && !/^[%?:]/.test(line.text)) {
      if (strayFrom < 0) {
        strayFrom = i;
        of = entries.at(-1);
      }
      strayTo = i;
    }
  }
  if (!of && tightKey(lines[strayFrom]?.text ?? '') === undefined) return { entries };
  // A pasted dialogue begins and ends with lines that look like keys.
  const isDialogue = (index: number) => dialogue.test(lines[index]?.text ?? '');
  while (isDialogue(strayFrom - 1)) strayFrom--;
  while (isDialogue(strayTo + 1)) strayTo++;
  const stray = lines.slice(strayFrom, strayTo + 1);
  const first = stray[0] as Line;
  const kept = entries.filter((entry) => entry.start < first.start);
  const after = entries.filter((entry) => entry.start > (stray.at(-1) as Line).end);
  return { entries: [...kept, ...after], stray: { lines: stray, ...(of && { of: kept.at(-1) ?? of }) } };
}

function entryAt(lines: readonly Line[], index: number): Entry | undefined {
  const line = lines[index] as Line;
  let at = line.indent;
  while (line.text[at] === '-' && /[ \t]/.test(line.text[at + 1] ?? ' ')) {
    at++;
    while (line.text[at] === ' ' || line.text[at] === '\t') at++;
  }
  const isItem = at > line.indent;
  const key = keyAt(line.text, at);
  if (!key && !isItem) return undefined;
  const indent = key ? at : line.text.lastIndexOf('-', at - 1);
  let start = key ? key.end : at;
  while (line.text[start] === ' ' || line.text[start] === '\t') start++;
  const text = trimmedEnd(line.text.slice(start));
  const further: Line[] = [];
  for (let next = index + 1; next < lines.length; next++) {
    const candidate = lines[next] as Line;
    if (!candidate.blank && candidate.indent <= indent) break;
    further.push(candidate);
  }
  while (further.at(-1)?.blank) further.pop();
  const style = styleOf(text);
  const atMargin = style === 'flow' ? flowAtMargin(text, lines, index, indent) : undefined;
  return {
    ...(key && { key: key.name }),
    indent,
    style,
    start: line.start + start,
    text,
    line,
    rest: atMargin ?? (style === 'none' ? [] : further.slice(0, extent(style, text, further))),
  };
}

/** How many lines a bracket is followed that was left open where no further line is indented. */
const longestFlow = 200;

/**
 * The further lines of a value in brackets that are not all indented, as YAML wants them to be (section 7.4), up to its
 * closing bracket. Undefined where they are, or where none closes it before the next key.
 */
function flowAtMargin(text: string, lines: readonly Line[], index: number, indent: number): Line[] | undefined {
  if (bracketEnd(text, 0) >= 0) return undefined;
  const further: Line[] = [];
  let isAtMargin = false;
  for (const line of lines.slice(index + 1, index + 1 + longestFlow)) {
    const isLess = !line.blank && line.indent <= indent;
    if (isLess && text.startsWith('[') && keyAt(line.text, line.indent)) break;
    isAtMargin ||= isLess;
    further.push(line);
  }
  const whole = [text, ...further.map((line) => line.text)].join('\n');
  const closed = isAtMargin ? bracketEnd(whole, 0) : -1;
  return closed < 0 ? undefined : further.slice(0, whole.slice(0, closed).split('\n').length - 1);
}

/** How many of the lines behind the first one belong to the value. */
function extent(style: Style, text: string, further: readonly Line[]): number {
  if (style !== 'quoted' && style !== 'flow') return further.length;
  const end = style === 'quoted' ? quoteEnd : bracketEnd;
  if (end(text, 0) >= 0) return 0;
  let whole = text;
  for (const line of further) whole += `\n${line.text}`;
  const closed = end(whole, 0);
  return closed < 0 ? further.length : whole.slice(0, closed).split('\n').length - 1;
}

function keyAt(text: string, at: number): { name: string; end: number } | undefined {
  const first = text[at] ?? '';
  if (first === '"' || first === "'") {
    const end = quoteEnd(text, at);
    const colon = end < 0 ? -1 : colonAt(text, end);
    return colon >= 0 && text.slice(end, colon).trim() === ''
      ? { name: text.slice(at + 1, end - 1), end: colon + 1 }
      : undefined;
  }
  if ('[]{}#&*!|>%@`,<'.includes(first)) return undefined;
  const colon = colonAt(text, at);
  return colon > at ? { name: text.slice(at, colon).trimEnd(), end: colon + 1 } : undefined;
}

function styleOf(text: string): Style {
  if (text === '' || text.startsWith('#')) return 'none';
  if (/^["']/.test(text)) return 'quoted';
  if (/^[[{]/.test(text)) return 'flow';
  return /^[|>][-+0-9]*(?:\s+#.*)?$/.test(text) ? 'block' : 'plain';
}
