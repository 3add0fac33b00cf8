import type { Document } from '../document.ts';
import type { FindingFix } from '../finding.ts';
import { placeAt, split } from '../parse/pointer.ts';

/**
 * An edit that takes a member out of its JSON object, with the comma that goes with it and the blanks before the next
 * one. Undefined where there is no such member.
 */
export function removeMember({ text, root }: Document, pointer: string): FindingFix['edits'][number] | undefined {
  const at = split(pointer);
  const members = at && placeAt(root, at.parent)?.members;
  const place = at && members?.get(at.token);
  if (!members || !place?.key) return undefined;
  const all = [...members.values()].sort((a, b) => a.start - b.start);
  const next = all[all.indexOf(place) + 1];
  if (next?.key) return { span: { start: place.key.start, end: next.key.start }, text: '' };
  const previous = all[all.indexOf(place) - 1];
  // The last member goes with the comma in front of it.
  if (previous) return { span: { start: previous.end, end: place.end }, text: '' };
  const before = text.slice(0, place.key.start);
  return { span: { start: before.trimEnd().length, end: place.end }, text: '' };
}

/** The same for an item of a JSON array, by its pointer. */
export function removeItem({ root }: Document, pointer: string): FindingFix['edits'][number] | undefined {
  const at = split(pointer);
  const items = at && placeAt(root, at.parent)?.items;
  const index = Number(at?.token);
  const place = items?.[index];
  if (!items || !place) return undefined;
  const previous = items[index - 1];
  if (previous) return { span: { start: previous.end, end: place.end }, text: '' };
  return { span: { start: place.start, end: items[index + 1]?.start ?? place.end }, text: '' };
}
