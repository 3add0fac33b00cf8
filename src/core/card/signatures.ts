import { isObject, type JsonObject } from '../document.ts';
import { entriesOf, type Part } from './parts.ts';

export const signaturesOf = (card: JsonObject): Part[] => entriesOf(card.signatures, '/signatures');

/** base64url without padding (RFC 7515 section 2); no encoder leaves one digit over. */
export const isBase64Url = (text: string): boolean => /^[\w-]+$/.test(text) && text.length % 4 !== 1;

/** A JWS protected header: the JSON object that it encodes, or undefined where it encodes none (RFC 7515 section 4). */
export function protectedHeader(text: unknown): JsonObject | undefined {
  if (typeof text !== 'string' || !isBase64Url(text)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
    const header: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isObject(header) ? header : undefined;
  } catch {
    return undefined;
  }
}
