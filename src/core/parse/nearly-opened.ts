import { isObject } from '../document.ts';
import type { FindingFix } from '../finding.ts';
import { isFence, type Line, lineAt, lineEndOf } from './fences.ts';
import type { Span } from './place.ts';
import { readYaml } from './yaml.ts';

interface NearlyOpened {
  readonly span: Span;
  readonly data: { readonly meant: string } | { readonly behind: true };
  readonly fixes?: readonly FindingFix[];
}

/** A first line that was to open a frontmatter: other marks than `---`, more of them, or the name of the format behind. */
const nearlyOpens = /^(?:-{2}|-{4,}|[–—]{1,3}-?|\*{3,}|_{3,}|\+{3}|---[ \t]*ya?ml)[ \t]*$/i;
const keyLine = /^[A-Za-z_][\w-]*[ \t]*[:=](?:\s|$)/;

/** What the first line is where it was evidently to be a fence: it is almost one, and a key stands behind it. */
export function nearlyOpened(text: string, line: Line): NearlyOpened | undefined {
  const written = text.slice(line.start, line.end).trim();
  const [marks] = /^---[ \t]+(?=[A-Za-z_][\w-]*:\s)/.exec(text.slice(line.start, line.end)) ?? [];
  const after = lineAt(text, line.next);
  const opens = nearlyOpens.test(written) && keyLine.test(text.slice(after.start, after.end));
  if (!marks && !opens) return undefined;
  const keys = marks ? { ...line, start: line.start + marks.length } : after;
  const first = { start: line.start, end: marks ? line.start + marks.length : line.end };
  // A line with a key on it closes nothing, whatever it begins with.
  const closing = closingLike(text, keys, marks ? undefined : written);
  const read = closing && readYaml(text, { start: keys.start, end: closing.start });
  const isWhole = read && isObject(read.value) && read.findings.length === 0;
  const edits = [
    { span: first, text: marks ? `---${lineEndOf(text, line)}` : '---' },
    ...(closing && !isFence(text, closing) ? [{ span: { start: closing.start, end: closing.end }, text: '---' }] : []),
  ];
  const data = marks ? { behind: true as const } : { meant: written };
  return { span: first, data, ...(isWhole && { fixes: [{ safe: true, edits }] }) };
}

/** The line that closes what another line like it opens, or a fence. */
function closingLike(text: string, keys: Line, written: string | undefined): Line | undefined {
  for (let line = keys; line.start < text.length; line = lineAt(text, line.next)) {
    if (isFence(text, line) || text.slice(line.start, line.end).trim() === written) return line;
  }
  return undefined;
}
