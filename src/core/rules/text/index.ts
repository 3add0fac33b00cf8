import { addressesAModel } from './addresses-a-model.ts';
import { bidiControl } from './bidi-control.ts';
import { invisibleCharacter } from './invisible-character.ts';
import { linkCredentials } from './link-credentials.ts';
import { liveSecret } from './live-secret.ts';
import { loneSurrogate } from './lone-surrogate.ts';
import { lookAlike } from './look-alike.ts';
import { markup } from './markup.ts';
import { secretKey } from './secret-key.ts';

export const secretRules = [secretKey, liveSecret, linkCredentials] as const;

/** What is looked for in text that people and models are to trust, and that others wrote. */
export const untrustedRules = [
  loneSurrogate,
  invisibleCharacter,
  bidiControl,
  lookAlike,
  markup,
  addressesAModel,
] as const;

export const textRules = [...secretRules, ...untrustedRules] as const;
