import { onValue } from '../../../at.ts';
import { protectedHeader, signaturesOf } from '../../../card/signatures.ts';
import type { CardDocument } from '../../../document.ts';
import { join } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';
import { encoded, harborSignature } from './example.ts';

/** A protected header that does not name its key. A note: the specification demands it, and public samples go without. */
export const signatureKid = rule({
  code: 'card/signature-kid',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'note',
  spec: 'A2A 1.0.1 section 8.4.2; RFC 7515 section 4.1.4',
  wrong: { signatures: [{ ...harborSignature, protected: encoded({ alg: 'ES256' }) }] },
  right: { signatures: [harborSignature] },
  *check({ value: card }: CardDocument): Iterable<Fact<object>> {
    for (const { pointer, value } of signaturesOf(card)) {
      const header = protectedHeader(value.protected);
      if (header && (typeof header.kid !== 'string' || header.kid === '')) {
        yield { at: onValue(join(pointer, 'protected')), data: {} };
      }
    }
  },
});
