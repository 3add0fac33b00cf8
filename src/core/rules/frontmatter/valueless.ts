import { onKey } from '../../at.ts';
import type { MarkdownDocument } from '../../document.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { declaredMembers, rootNode } from '../../schema/walk.ts';
import { isRequired } from '../agent/required.ts';
import type { Fact } from '../define.ts';
import { cutOff } from '../yaml/comment-cuts-text.ts';

/**
 * Keys that the schema declares with nothing behind them. YAML reads that as null, which is as good as no key; whether
 * something was forgotten, only the author knows.
 */
export function* valueless(
  { text, value, root }: MarkdownDocument,
  schemaId: string,
): Iterable<Fact<{ key: string; required: boolean }>> {
  for (const key of declaredMembers([rootNode(schemaId)]) ?? []) {
    const pointer = join('', key);
    const place = placeAt(root, pointer);
    if (value[key] !== null || !place || (place.start === place.end && cutOff(text, place))) continue;
    const required = isRequired(pointer);
    yield { at: onKey(pointer), data: { key, required }, ...(required && { severity: 'error' as const }) };
  }
}
