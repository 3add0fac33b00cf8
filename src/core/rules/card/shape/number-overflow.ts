import { onValue } from '../../../at.ts';
import type { CardDocument } from '../../../document.ts';
import { type Member, membersOf } from '../../../members.ts';
import { join, placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';
import { goodCard } from '../../good-card.ts';
import { layOut } from '../../lay-out.ts';

const priced = (perHour: unknown) => ({
  capabilities: { extensions: [{ uri: 'https://harbor.studio/ext/price/v1', params: { perHour } }] },
});

const isInfinite = ({ value }: Member): boolean => typeof value === 'number' && !Number.isFinite(value);

/** A number too large for a double: readers have infinity or refuse it, and a content version cannot be computed. */
export const numberOverflow = rule({
  code: 'card/number-overflow',
  kinds: ['card'],
  severity: 'error',
  spec: 'RFC 8259 section 6; RFC 8785 section 3.2.2.3',
  wrong: layOut({ ...goodCard, ...priced('rate') }).replace('"rate"', '1e400'),
  right: priced(40),
  *check(card: CardDocument): Iterable<Fact<{ written: string }>> {
    for (const { path } of membersOf(card.value).filter(isInfinite)) {
      const pointer = join('', ...path);
      const place = placeAt(card.root, pointer);
      yield { at: onValue(pointer), data: { written: card.text.slice(place?.start, place?.end) } };
    }
  },
});
