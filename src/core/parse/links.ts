import { limits } from '../limits.ts';
import type { Span } from './place.ts';

/** A link of a Markdown text to a file beside it. */
export interface FileLink {
  /** The path as it is meant: percent-encoding undone, query and fragment left out. */
  readonly path: string;
  /** The path as it is written; UTF-16 offsets in the document. */
  readonly span: Span;
}

/** Behind `](` of a link or an image, and behind a definition `[name]:`. The counts keep the search linear. */
const inline = /\]\([ \t]{0,3}(?:<([^<>\r\n]{1,500})>(?=[\s)]|$)|([^\s()<>]{1,500}))/g;
const definition = /^ {0,3}\[[^\]\r\n]{1,200}\]:[ \t]{0,9}(?:<([^<>\r\n]{1,500})>(?=[\s)]|$)|([^\s<>]{1,500}))/;
/** Code in a list is indented with it. */
const fence = /^[ \t]{0,16}(`{3,}|~{3,})/;

/**
 * The relative links in a part of a text, in their order. Addresses, fragments, absolute paths, and paths with a
 * placeholder are none, and what stands in code is no link. At most `limits.links` of them.
 */
export function fileLinks(text: string, { start, end }: Span): FileLink[] {
  const found: FileLink[] = [];
  let open: string | undefined;
  for (const { 0: line, index } of text.slice(start, end).matchAll(/[^\r\n]+/g)) {
    const [, mark] = fence.exec(line) ?? [];
    if (mark && open === undefined) open = mark;
    else if (mark && open !== undefined && mark.startsWith(open) && line.trim() === mark) open = undefined;
    else if (open === undefined) found.push(...linksOf(line, start + index, limits.links - found.length));
    if (found.length >= limits.links) break;
  }
  return found;
}

/** The links of a line, at most as many as are wanted. */
function linksOf(line: string, offset: number, most: number): FileLink[] {
  if (!line.includes('](') && !line.includes(']:')) return [];
  const shown = withoutCode(line);
  const defined = definition.exec(shown);
  const found: FileLink[] = [];
  for (const match of defined ? [defined] : shown.matchAll(inline)) {
    const written = match[1] ?? match[2] ?? '';
    const path = pathOf(written);
    if (path === undefined) continue;
    const start = offset + match.index + match[0].indexOf(written, match[0].indexOf(']'));
    found.push({ path, span: { start, end: start + written.length } });
    if (found.length === most) break;
  }
  return found;
}

/** A line with the inside of its code spans blanked; every other character stays where it is. */
const withoutCode = (line: string): string =>
  line.includes('`') ? line.replace(/(`+)[^`]+\1/g, (code) => ' '.repeat(code.length)) : line;

/** The path of a relative link, or undefined for everything else that a link can be. */
function pathOf(written: string): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|[/\\#?])/i.test(written) || /[{}$*<>|]/.test(written)) return undefined;
  const path = written.replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path) || undefined;
  } catch {
    return path;
  }
}
