import { onValue } from '../../at.ts';
import type { ListingDocument } from '../../document.ts';
import { nearest } from '../../nearest.ts';
import { type Fact, rule } from '../define.ts';
import { listing } from './example.ts';

const states = ['draft', 'unlisted', 'in_review', 'public', 'retired'];

/** A state that we do not know. Goloco may bring more, so it is tolerated, and never counts as public. */
export const unknownState = rule({
  code: 'listing/unknown-state',
  kinds: ['listing'],
  severity: 'note',
  spec: 'Goloco listing, state',
  wrong: listing({ state: 'Public' }),
  right: listing(),
  *check({ value: { state } }: ListingDocument): Iterable<Fact<{ state: string; near: string | undefined }>> {
    if (typeof state !== 'string' || states.includes(state)) return;
    yield { at: onValue('/state'), data: { state, near: nearest(state, states) } };
  },
});
