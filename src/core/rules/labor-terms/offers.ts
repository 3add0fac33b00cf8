import { extensionsOf, type Offer, offersOf, skillsOf } from '../../card/parts.ts';
import type { CardDocument } from '../../document.ts';
import { memo } from '../../memo.ts';
import { laborTermsId } from '../../schema/registry.ts';

/** The offers in a card's labor-terms extension, in order. */
export const offers = (card: CardDocument): Offer[] =>
  extensionsOf(card.value)
    .filter(({ value }) => value.uri === laborTermsId)
    .flatMap(offersOf);

/** The skills of a card that have an id. */
export const skills = (card: CardDocument) =>
  skillsOf(card.value).flatMap(({ pointer, value }) =>
    typeof value.id === 'string' ? [{ pointer, id: value.id, tags: value.tags }] : [],
  );

/**
 * The skills that have no offer and the offers that have no skill. Without any offer that can be read there is nothing to
 * match: what is wrong with the terms is told by their schema.
 */
export const match = memo((card: CardDocument) => {
  const offered = offers(card).flatMap(({ pointer, listingId }) => (listingId ? [{ pointer, listingId }] : []));
  if (offered.length === 0) return { unmatched: [], strays: [] };
  const listings = new Set(offered.map(({ listingId }) => listingId));
  const all = skills(card);
  const ids = new Set(all.map(({ id }) => id));
  return {
    unmatched: all.filter(({ id }) => !listings.has(id)),
    strays: offered.filter(({ listingId }) => !ids.has(listingId)),
  };
});
