import type { At } from './at.ts';
import { type Document, isMarkdown } from './document.ts';
import type { Span } from './parse/place.ts';
import { placeAt, split } from './parse/pointer.ts';

/**
 * The characters that a fact is shown at: the key or the value with its quotes; for a member that is not there, the
 * opening brace of its object, or the opening `---` of a frontmatter.
 */
export function locate(document: Document, at: At): Span {
  if (at.span) return at.span;
  if (isMarkdown(document) && at.pointer === '/body') return document.body;
  const { root } = document;
  const place = placeAt(root, at.pointer);
  if (at.on === 'key' && place?.key) return place.key;
  if (at.on !== 'missing' && place) return { start: place.start, end: place.end };
  const parent = split(at.pointer)?.parent ?? '';
  if (isMarkdown(document) && parent === '') return document.fences.open;
  const { start } = placeAt(root, parent) ?? root;
  return { start, end: start + 1 };
}
