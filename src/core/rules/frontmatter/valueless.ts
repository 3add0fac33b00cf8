import { onKey } from '../../at.ts';
import type { MarkdownDocument } from '../../document.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import type { Fact } from '../define.ts';
import { cutOff } from '../yaml/comment-cuts-text.ts';
import { formatKeys, isRequired } from './keys.ts';

/**
 * Keys that the schema declares with nothing behind them. YAML reads that as null, which is as good as no key; whether
 * something was forgotten, only the author knows.
 */
export function* valueless(document: MarkdownDocument): Iterable<Fact<{ key: string; required: boolean }>> {
  const { text, value, root } = document;
  for (const key of formatKeys(document)) {
    const pointer = join('', key);
    const place = placeAt(root, pointer);
    const required = isRequired(document, pointer);
    if (value[key] !== null || !place || (place.start === place.end && cutOff(text, place, required))) continue;
    yield { at: onKey(pointer), data: { key, required }, ...(required && { severity: 'error' as const }) };
  }
}
