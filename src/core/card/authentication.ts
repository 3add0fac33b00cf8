import { isObject, type JsonObject } from '../document.ts';
import { demandsAnything } from './lost-security.ts';
import { isBlank } from './parts.ts';
import { saysNone } from './scheme.ts';

/**
 * The names of schemes that `authentication` of 0.1 asks for, any of which will do; none where it says that nothing is
 * needed, undefined where it has no form that says so.
 */
export function schemesAsked(authentication: unknown): string[] | undefined {
  if (saysNone(authentication)) return [];
  if (!isObject(authentication) || !Array.isArray(authentication.schemes)) return undefined;
  const schemes: unknown[] = authentication.schemes;
  return schemes.every((name) => typeof name === 'string' && name !== '') ? (schemes as string[]) : undefined;
}

/**
 * The schemes that a card asks for in `authentication` alone, which no later client reads; empty where it asks in a form
 * that nobody can read. Undefined where nothing is lost: it asks for nothing, lets callers come without, or says in a
 * later form what it needs.
 */
export function lostAuthentication(card: JsonObject): string[] | undefined {
  const { authentication } = card;
  if (isBlank(authentication) || authentication === false || demandsAnything(card)) return undefined;
  const asked = schemesAsked(authentication);
  if (!asked) return [];
  return asked.length === 0 || asked.some(saysNone) ? undefined : asked;
}
