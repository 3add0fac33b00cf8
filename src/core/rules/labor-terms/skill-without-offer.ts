import { onValue } from '../../at.ts';
import type { CardDocument } from '../../document.ts';
import { nearest } from '../../nearest.ts';
import { join } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { offer, skill } from './example.ts';
import { match } from './offers.ts';

/** A skill of a Goloco card without an offer: a client can choose it, and learns neither price nor delivery time. */
export const skillWithoutOffer = rule({
  code: 'labor-terms/skill-without-offer',
  kinds: ['card'],
  profiles: ['goloco'],
  severity: 'error',
  spec: 'Goloco labor-terms v1, offers',
  wrong: { ...skill('a', 'b'), ...offer('a') },
  right: { ...skill('a', 'b'), ...offer('a', 'b') },
  *check(card: CardDocument): Iterable<Fact<{ id: string }>> {
    const { unmatched, strays } = match(card);
    for (const { pointer, id } of unmatched) {
      // A misspelled id is told at the offer, once.
      if (
        !nearest(
          id,
          strays.map(({ listingId }) => listingId),
        )
      )
        yield { at: onValue(join(pointer, 'id')), data: { id } };
    }
  },
});
