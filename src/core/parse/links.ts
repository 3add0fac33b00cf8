import { limits } from '../limits.ts';
import { memo } from '../memo.ts';
import type { Span } from './place.ts';
import { type MarkdownText, proseOf } from './prose.ts';

/** A link of a Markdown text to a file beside it. */
export interface FileLink {
  /** The path as it is meant: percent-encoding undone, query and fragment left out. */
  readonly path: string;
  /** The path as it is written; UTF-16 offsets in the document. */
  readonly span: Span;
}

/**
 * Behind `](` of a link or an image; and a definition `[name]:`, which nothing but a title may follow, and which is no
 * footnote. The counts keep the search linear.
 */
const link =
  /\]\([ \t]{0,3}(?:<([^<>\r\n]{1,500})>(?=[\s)])|([^\s()<>]{1,500}))|^ {0,3}\[(?!\^)[^\]\r\n]{1,200}\]:[ \t]{0,9}(?:<([^<>\r\n]{1,500})>|([^\s<>]{1,500}))(?=[ \t]{0,9}(?:$|[ \t]["'(]))/gm;

/**
 * The relative links in the instructions of a file, in their order. Addresses, fragments, absolute paths, and paths with
 * a placeholder are none, and what stands in code or in a comment is no link. At most `limits.links`; `next` is the first
 * one behind those.
 */
export const fileLinks = memo(
  (document: MarkdownText): { readonly links: readonly FileLink[]; readonly next?: FileLink } => {
    const { start, end } = document.body;
    const links: FileLink[] = [];
    if (!/\](?:\(|:)/.test(document.text.slice(start, end))) return { links };
    for (const match of proseOf(document).matchAll(link)) {
      const written = match.slice(1).find((part) => part !== undefined) ?? '';
      const path = pathOf(written);
      if (path === undefined) continue;
      const at = start + match.index + match[0].indexOf(written, match[0].indexOf(']'));
      const found = { path, span: { start: at, end: at + written.length } };
      if (links.length === limits.links) return { links, next: found };
      links.push(found);
    }
    return { links };
  },
);

/** Words that stand for an address or a path that is yet to be written, as templates have them. */
const placeholder = /^(?:\.{3}|…|address|file|filename|href|image|link|path|src|target|uri|url)$/i;

/** The path of a relative link, or undefined for everything else that a link can be. */
function pathOf(written: string): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|[/\\#?]|www\.|path\/to\/)/i.test(written) || /[{}$*<>|]/.test(written)) return undefined;
  if (placeholder.test(written) || /^[^/@]+@[^/@]+\.[^/@]+$/.test(written)) return undefined;
  const path = written.replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path) || undefined;
  } catch {
    return path;
  }
}
