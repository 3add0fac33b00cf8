import { onValue } from '../../../at.ts';
import type { CardDocument } from '../../../document.ts';
import { membersOf } from '../../../members.ts';
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
    for (const { path, value } of membersOf(card.value)) {
      if (typeof value !== 'number' || Number.isFinite(value)) continue;
      const pointer = join('', ...path);
      const place = placeAt(card.root, pointer);
      yield { at: onValue(pointer), data: { written: card.text.slice(place?.start, place?.end) } };
    }
  },
});
