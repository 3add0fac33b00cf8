import Negotiator from 'negotiator';
import type { EdgeContext } from './edge.ts';

/** A parameter of a media range other than its weight. */
const PARAMETER = /;\s*(?!q\s*=)[^\s=;,]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^;,]*)/gi;

/**
 * The offer that the Accept header prefers (RFC 9110 §12.5.1), the first one where it has no preference, undefined where
 * it allows none. Parameters in the header rule nothing out: no type of ours has one that changes the answer.
 */
export function preferred<Offer extends string>(c: EdgeContext, offers: readonly Offer[]): Offer | undefined {
  const written = c.req.header('accept');
  if (written === undefined || written === '*/*') return offers[0];
  const accept = written.replace(PARAMETER, '');
  const chosen = new Negotiator({ headers: { accept } }).mediaType(offers);
  return offers.find((offer) => offer === chosen);
}
