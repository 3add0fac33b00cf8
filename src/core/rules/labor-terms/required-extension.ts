import { onValue } from '../../at.ts';
import { extensionsOf } from '../../card/parts.ts';
import type { CardDocument } from '../../document.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { laborTermsId } from '../../schema/registry.ts';
import { type Fact, rule } from '../define.ts';
import { offer } from './example.ts';

/** Labor terms marked as required, though they only carry data that a client may pass over. */
export const requiredExtension = rule({
  code: 'labor-terms/required-extension',
  kinds: ['card'],
  severity: 'warning',
  spec: 'A2A 1.0.1 section 4.6.1',
  profiles: ['goloco'],
  wrong: required(true),
  right: required(false),
  *check(card: CardDocument): Iterable<Fact<object>> {
    for (const { pointer, value } of extensionsOf(card.value)) {
      if (value.uri !== laborTermsId || value.required !== true) continue;
      const at = join(pointer, 'required');
      const span = placeAt(card.root, at);
      yield { at: onValue(at), data: {}, ...(span && { fixes: [{ safe: true, edits: [{ span, text: 'false' }] }] }) };
    }
  },
});

function required(value: boolean) {
  const extensions = offer('a').capabilities.extensions.map((one) => ({ ...one, required: value }));
  return { capabilities: { extensions } };
}
