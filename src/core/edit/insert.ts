import { type Document, isMarkdown, type MarkdownDocument } from '../document.ts';
import type { FindingFix } from '../finding.ts';
import { readFrontmatter } from '../parse/frontmatter.ts';
import { placeAt, split } from '../parse/pointer.ts';
import { trimmedEnd } from '../parse/yaml/lines.ts';

type Edit = FindingFix['edits'][number];
type At = NonNullable<ReturnType<typeof split>>;

/**
 * An edit that adds a member as the last of its object, in the layout of its neighbours. `value` is JSON, which is also
 * YAML. Undefined where the object is not there, or not one that a member can be added to.
 */
export function insertMember(document: Document, pointer: string, value: string): Edit | undefined {
  const at = split(pointer);
  if (!at) return undefined;
  return isMarkdown(document) ? insertKey(document, at, value) : insertJson(document, at, value);
}

/** Adds a key to the frontmatter: a line of its own, or behind the last of `{…}`. Undefined where that is no YAML. */
function insertKey(document: MarkdownDocument, { parent, token }: At, value: string): Edit | undefined {
  const { text, root, fences } = document;
  if (parent !== '') return undefined;
  const keys = [...(root.members?.values() ?? [])];
  const line = `${token}: ${value}`;
  const isFlow = text[root.start] === '{';
  const start = isFlow ? (keys.at(-1)?.end ?? root.start + 1) : fences.close.start;
  const first = keys[0]?.key?.start ?? root.start;
  const before = text.slice(0, first);
  const indent = before.slice(trimmedEnd(before).length);
  const lineEnd = /\r\n|\n|\r/.exec(text.slice(fences.open.end))?.[0] ?? '\n';
  const added = isFlow ? `${keys.length > 0 ? ', ' : ''}${line}` : `${indent}${line}${lineEnd}`;
  const read = readFrontmatter(text.slice(0, start) + added + text.slice(start)).value;
  const isWhole = read && Object.hasOwn(read, token) && Object.keys(read).length === keys.length + 1;
  return isWhole ? { span: { start, end: start }, text: added } : undefined;
}

function insertJson(document: Document, at: At, value: string): Edit | undefined {
  const { text, root } = document;
  const object = placeAt(root, at.parent);
  if (!object?.members) return undefined;
  const key = JSON.stringify(document.kind === 'listing' ? document.spell(at.token) : at.token);
  const last = [...object.members.values()].at(-1);
  if (!last?.key) {
    const start = object.start + 1;
    return { span: { start, end: start }, text: ` ${key}: ${value} ` };
  }
  const before = text.slice(0, last.key.start);
  const gap = before.slice(before.trimEnd().length);
  const colon = text.slice(last.key.end, last.start);
  return { span: { start: last.end, end: last.end }, text: `,${gap}${key}${colon}${value}` };
}
