import type { Span } from '../place.ts';
import type { Entry } from './entries.ts';
import type { YamlFacts } from './facts.ts';
import { bracketEnd, colonAt, commentAt, type Line, quoteEnd } from './lines.ts';
import { endOf, isComment, type Quoted, quoted } from './quoted.ts';

/** A value that no YAML reader takes as it stands. Offsets count in the YAML text. */
export interface ValueFault {
  readonly code: 'yaml/unquoted-colon' | 'yaml/bad-start' | 'yaml/unclosed-quote' | 'yaml/tab-indent' | 'yaml/syntax';
  /** The character at fault. */
  readonly span: Span;
  readonly data: Omit<YamlFacts[ValueFault['code']], 'key'>;
  /** The whole value. */
  readonly value: Span;
  /** What to write in its place. */
  readonly fix?: string;
  /** Whether that is what the author meant; left out where there is no doubt. */
  readonly sure?: boolean;
}

/**
 * Judges the value of one entry by itself (YAML 1.2.2 sections 7.3 and 7.4), or finds nothing wrong with it. `keys` are
 * those that stand at the margin, `fileKeys` those that may: one of them below a value was indented by mistake.
 */
export function valueFault(
  source: string,
  entry: Entry,
  keys: ReadonlySet<string>,
  fileKeys: readonly string[],
): ValueFault | undefined {
  if (entry.style === 'quoted') return quotedFault(source, entry);
  if (entry.style === 'flow') return flowFault(source, entry);
  return entry.style === 'plain' ? plainFault(source, entry, keys, fileKeys) : undefined;
}

function quotedFault(source: string, entry: Entry): ValueFault | undefined {
  const whole = source.slice(entry.start, endOf(entry));
  const end = quoteEnd(whole, 0);
  const char = whole[0] ?? '';
  if (end < 0) return fault('yaml/unclosed-quote', entry, entry.start, { char });
  if (!goesOn(whole, end)) return undefined;
  return fault('yaml/bad-start', entry, entry.start + end - 1, { char }, quoted(entry));
}

function flowFault(source: string, entry: Entry): ValueFault | undefined {
  const whole = source.slice(entry.start, endOf(entry));
  const end = bracketEnd(whole, 0);
  const char = whole[0] ?? '';
  if (end < 0) return fault('yaml/syntax', entry, entry.start, { reason: 'unclosed bracket', shown: char });
  if (goesOn(whole, end)) return fault('yaml/bad-start', entry, entry.start, { char }, quoted(entry));
  // Its closing bracket may stand there.
  const first = entry.rest.find((line) => isLess(line, entry) && !/[\]}]/.test(line.text[line.indent] ?? ''));
  if (!first) return undefined;
  const data = { reason: 'brackets at margin', shown: char } as const;
  return fault('yaml/syntax', entry, first.start + first.indent, data, indented(source, entry));
}

const isLess = (line: Line, entry: Entry): boolean => !line.blank && line.indent <= entry.indent;

/** The value with the lines of it that stand no further in than their key moved two steps beyond it. */
function indented(source: string, entry: Entry): Quoted {
  const end = endOf(entry);
  const blanks = ' '.repeat(entry.indent + 2);
  const parts = entry.rest.map((line, index) => {
    const next = entry.rest[index + 1]?.start ?? end;
    return isLess(line, entry) ? blanks + source.slice(line.start + line.indent, next) : source.slice(line.start, next);
  });
  return { text: source.slice(entry.start, entry.rest[0]?.start ?? end) + parts.join(''), end, sure: true };
}

/** Whether more than a comment follows on the line that a quote or bracket was closed on. */
function goesOn(whole: string, end: number): boolean {
  const line = whole.slice(end).split(/[\r\n]/, 1)[0] ?? '';
  return line.trim() !== '' && !/^\s+#/.test(line);
}

function plainFault(
  source: string,
  entry: Entry,
  keys: ReadonlySet<string>,
  fileKeys: readonly string[],
): ValueFault | undefined {
  const { text, start } = entry;
  const char = text[0] ?? '';
  const startsBadly =
    '@`%|>]},'.includes(char) ||
    ('-?:'.includes(char) && /^.(?:\s|$)/.test(text)) ||
    (char === '*' && !/^\*[^\s,[\]{}]*[^\s,[\]{}:]\s*$/.test(text.slice(0, commentAt(text)))) ||
    (char === '&' && !/^&[^\s,[\]{}]+(?:\s|$)/.test(text));
  // The mark of a block in front of its first line is no text; whether the lines were to be joined is not evident.
  const isBlock = '|>'.includes(char) && entry.rest.length > 0;
  if (startsBadly) return fault('yaml/bad-start', entry, start, { char }, isBlock ? undefined : quoted(entry));
  let at = colonAt(text.slice(0, commentAt(text)));
  if (at >= 0) {
    const more = text.slice(at + 1).trim() !== '';
    return fault('yaml/unquoted-colon', entry, start + at, { more }, quoted(entry));
  }
  for (const line of entry.rest) {
    at = colonAt(line.text.slice(0, commentAt(line.text)));
    if (at < 0 || line.comment) continue;
    // A tab where blanks were meant to make it a member.
    const tab = line.text.slice(0, line.indent).indexOf('\t');
    if (tab >= 0) return fault('yaml/tab-indent', entry, line.start + tab, {});
    const key = line.text.slice(line.indent, at);
    if (isIndentedKey(entry, key, keys, fileKeys)) {
      const fix = fileKeys.includes(key) ? unindented(source, entry, line) : undefined;
      const found = fault('yaml/syntax', entry, line.start, { reason: 'indented key', shown: key }, fix);
      return { ...found, span: { start: line.start, end: line.start + line.indent } };
    }
    const more = line.text.slice(at + 1).trim() !== '';
    return fault('yaml/unquoted-colon', entry, line.start + at, { more }, quoted(entry));
  }
  return commentFault(source, entry);
}

/** A comment that more of the value follows on: it ends the value (YAML 1.2.2 section 7.3.3). */
function commentFault(source: string, entry: Entry): ValueFault | undefined {
  const lines = [{ text: entry.text, start: entry.start }, ...entry.rest.filter((line) => !line.blank)];
  const index = lines.findIndex(({ text }) => commentAt(text) < text.length);
  const line = lines[index];
  if (!line || !entry.rest.some(({ start, blank, comment }) => start > line.start && !blank && !comment))
    return undefined;
  const at = line.start + commentAt(line.text);
  // With a word behind its `#`, the text that goes on behind it shows that it is none.
  const fix = isComment(source, at) ? undefined : quoted(entry);
  return fault('yaml/syntax', entry, at, { reason: 'comment in text' }, fix && { ...fix, sure: true });
}

/** Whether a key in a further line of a value was meant to be one: a key of such files, or any below a single word. */
function isIndentedKey(entry: Entry, key: string, keys: ReadonlySet<string>, fileKeys: readonly string[]): boolean {
  if (entry.key === undefined || entry.indent > 0 || keys.has(key)) return false;
  return fileKeys.includes(key) || (/^[a-z][\w-]*$/.test(key) && !/\s/.test(entry.text));
}

/** The value with the indentation of one of its lines taken away from that and the lines below. */
function unindented(source: string, entry: Entry, from: Line): Quoted {
  const end = endOf(entry);
  const lines = entry.rest.filter(({ start }) => start >= from.start);
  const parts = lines.map(({ start, indent }, index) =>
    source.slice(start + Math.min(indent, from.indent), lines[index + 1]?.start ?? end),
  );
  return { text: source.slice(entry.start, from.start) + parts.join(''), end };
}

function fault(code: ValueFault['code'], entry: Entry, at: number, data: ValueFault['data'], fix?: Quoted): ValueFault {
  const value = { start: entry.start, end: fix?.end ?? endOf(entry) };
  return { code, span: { start: at, end: at + 1 }, data, value, ...(fix && { fix: fix.text, sure: fix.sure ?? true }) };
}
