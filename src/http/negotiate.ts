import Negotiator from 'negotiator';
import type { EdgeContext } from './edge.ts';
import { Problem } from './problem.ts';

/** A parameter of a media range other than its weight. */
const PARAMETER = /;\s*(?!q\s*=)[^\s=;,]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^;,]*)/gi;

/**
 * The offer that the Accept header prefers (RFC 9110 §12.5.1); the first one where it has no preference.
 * Parameters in the header rule nothing out: no type of ours has one that changes the answer. Throws not-acceptable.
 */
export function negotiate<Offer extends string>(c: EdgeContext, offers: readonly Offer[]): Offer {
  const accept = c.req.header('accept')?.replace(PARAMETER, '');
  const chosen = new Negotiator({ headers: { accept } }).mediaType(offers);
  const offer = offers.find((one) => one === chosen);
  if (offer) return offer;
  throw new Problem(
    'not-acceptable',
    `This address answers with ${offers.join(', ')}; the Accept header of the request allows none of them.`,
    { accepted: [...offers] },
    { Vary: 'Accept' },
  );
}
