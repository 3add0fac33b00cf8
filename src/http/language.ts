import Negotiator from 'negotiator';
import { type Language, languages } from '../core/language.ts';
import type { EdgeContext } from './edge.ts';

/** What the language of a page without one in its address depends on. */
export const LANGUAGE_VARIES = 'Accept-Language, Sec-Fetch-Site';

/**
 * The language of a page at an address that names none: what the browser prefers (RFC 9110 §12.5.4) where a person
 * comes from outside, English where they come from a page of this site (Fetch Metadata), so that who chose English at
 * the switch keeps it.
 */
export function languageOnArrival(c: EdgeContext): Language {
  if (c.req.header('sec-fetch-site') === 'same-origin') return 'en';
  const accepted = new Negotiator({ headers: { 'accept-language': c.req.header('accept-language') } });
  const chosen = accepted.language([...languages]);
  return languages.find((language) => language === chosen) ?? 'en';
}
