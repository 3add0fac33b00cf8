import { onValue } from '../../at.ts';
import type { CardDocument } from '../../document.ts';
import { nearest } from '../../nearest.ts';
import { join } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { offer, skill } from './example.ts';
import { match } from './offers.ts';

/** An offer whose listing is not among the card's skills: a client has terms for work that it cannot choose. */
export const offerWithoutSkill = rule({
  code: 'labor-terms/offer-without-skill',
  kinds: ['card'],
  profiles: ['goloco'],
  severity: 'error',
  spec: 'Goloco labor-terms v1, offers',
  wrong: { ...skill('a'), ...offer('a', 'b') },
  right: { ...skill('a', 'b'), ...offer('a', 'b') },
  *check(card: CardDocument): Iterable<Fact<{ listingId: string; near: string | undefined }>> {
    const { unmatched, strays } = match(card);
    const ids = unmatched.map(({ id }) => id);
    for (const { pointer, listingId } of strays) {
      yield { at: onValue(join(pointer, 'listingId')), data: { listingId, near: nearest(listingId, ids) } };
    }
  },
});
