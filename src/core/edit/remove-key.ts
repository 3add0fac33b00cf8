import type { MarkdownDocument } from '../document.ts';
import type { FindingFix } from '../finding.ts';
import { readFrontmatter } from '../parse/frontmatter.ts';

/**
 * An edit that takes a key of the frontmatter out with the lines of its value, and comments behind it on those lines.
 * Undefined where that leaves no frontmatter with all the other keys, as in `{…}`.
 */
export function removeKey({ text, root }: MarkdownDocument, key: string): FindingFix['edits'][number] | undefined {
  const place = root.members?.get(key);
  if (!place?.key) return undefined;
  const start = Math.max(text.lastIndexOf('\n', place.key.start - 1), text.lastIndexOf('\r', place.key.start - 1)) + 1;
  const last = Math.max(place.end, place.key.end);
  const end = last + (/[^\r\n]*(?:\r\n|\n|\r)/.exec(text.slice(last))?.[0].length ?? 0);
  const read = readFrontmatter(text.slice(0, start) + text.slice(end)).value;
  const left = [...(root.members?.keys() ?? [])].filter((other) => other !== key);
  const isWhole = read && Object.keys(read).length === left.length && left.every((other) => Object.hasOwn(read, other));
  return isWhole ? { span: { start, end }, text: '' } : undefined;
}
