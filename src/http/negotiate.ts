import { preferred } from './accept.ts';
import type { EdgeContext } from './edge.ts';
import { Problem } from './problem.ts';

/** The offer that the Accept header prefers, the first one where it has no preference. Throws not-acceptable. */
export function negotiate<Offer extends string>(c: EdgeContext, offers: readonly Offer[]): Offer {
  const offer = preferred(c, offers);
  if (offer) return offer;
  throw new Problem(
    'not-acceptable',
    `This address answers with ${offers.join(', ')}; the Accept header of the request allows none of them.`,
    { accepted: [...offers] },
  );
}
