import { extensionsOf, type Offer, offersOf, skillsOf } from '../../card/parts.ts';
import type { CardDocument } from '../../document.ts';
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
