import { onValue } from '../../../at.ts';
import { type CardDocument, isObject } from '../../../document.ts';
import { join, placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';
import { oldCard } from '../version/old-example.ts';

/** A number too large for a double: readers have infinity or refuse it, and a content version cannot be computed. */
export const numberOverflow = rule({
  code: 'card/number-overflow',
  kinds: ['card'],
  severity: 'error',
  spec: 'RFC 8259 section 6; RFC 8785 section 3.2.2.3',
  wrong: oldCard({ rate: 'x' }).replace('"x"', '1e400'),
  right: {},
  *check(card: CardDocument): Iterable<Fact<{ written: string }>> {
    for (const pointer of overflows(card.value, '')) {
      const place = placeAt(card.root, pointer);
      yield { at: onValue(pointer), data: { written: card.text.slice(place?.start, place?.end) } };
    }
  },
});

function* overflows(value: unknown, pointer: string): Generator<string> {
  if (typeof value === 'number' && !Number.isFinite(value)) yield pointer;
  else if (isObject(value) || Array.isArray(value)) {
    for (const [key, part] of Object.entries(value)) yield* overflows(part, join(pointer, key));
  }
}
