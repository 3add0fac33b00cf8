import type { JsonObject } from '../document.ts';
import { sha256 } from '../sha256.ts';
import { canonicalForm } from './canonical.ts';

export interface ContentVersion {
  /** What the card says; empty where it says nothing, or nothing that is a string. */
  readonly declared: string;
  /** `1.0.0+` and 12 hex digits. */
  readonly computed: string;
  readonly matches: boolean;
}

/**
 * The version that a Goloco card must carry: `1.0.0+` and the first 12 hex digits of the SHA-256 of the card's
 * canonical form (RFC 8785) without its `version` member, everything else as it stands. Undefined where there is no
 * canonical form: RFC 8785 has none for half a surrogate pair or a number too large for a double.
 */
export async function contentVersion(card: JsonObject): Promise<ContentVersion | undefined> {
  const { version: declared, ...content } = card;
  const canonical = canonicalForm(content);
  if (canonical === undefined) return undefined;
  const computed = `1.0.0+${(await sha256(canonical)).slice(0, 12)}`;
  return { declared: typeof declared === 'string' ? declared : '', computed, matches: declared === computed };
}
