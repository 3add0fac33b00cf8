import { onValue } from '../../at.ts';
import type { CardDocument } from '../../document.ts';
import { join } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { offer, skill } from './example.ts';
import { offers, skills } from './offers.ts';

/** An offer whose listing is not among the card's skills: a client has terms for work that it cannot choose. */
export const offerWithoutSkill = rule({
  code: 'labor-terms/offer-without-skill',
  kinds: ['card'],
  profiles: ['goloco'],
  severity: 'error',
  spec: 'Goloco labor-terms v1, offers',
  profile: 'goloco',
  wrong: { ...skill('a'), ...offer('a', 'b') },
  right: { ...skill('a', 'b'), ...offer('a', 'b') },
  *check(card: CardDocument): Iterable<Fact<{ listingId: string }>> {
    const ids = new Set(skills(card).map(({ id }) => id));
    for (const { pointer, listingId } of offers(card)) {
      if (listingId && !ids.has(listingId)) yield { at: onValue(join(pointer, 'listingId')), data: { listingId } };
    }
  },
});
