import type { Document } from '../document.ts';
import type { FindingFix } from '../finding.ts';
import { placeAt, split } from '../parse/pointer.ts';

type Edit = FindingFix['edits'][number];

/**
 * An edit that adds a member as the last of its object, in the layout of its neighbours. `value` is JSON, which is also
 * YAML. Undefined where the object is not there, or not one that a member can be added to.
 */
export function insertMember(document: Document, pointer: string, value: string): Edit | undefined {
  const at = split(pointer);
  if (!at) return undefined;
  const { text, root } = document;
  if (document.kind === 'agent') {
    if (at.parent !== '') return undefined;
    const start = document.fences.close.start;
    const lineEnd = text.slice(document.fences.open.end).startsWith('\r\n') ? '\r\n' : '\n';
    return { span: { start, end: start }, text: `${at.token}: ${value}${lineEnd}` };
  }
  const object = placeAt(root, at.parent);
  if (!object?.members) return undefined;
  const key = JSON.stringify(at.token);
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
