import { onValue } from '../../../at.ts';
import { protectedHeader, signaturesOf } from '../../../card/signatures.ts';
import type { CardDocument } from '../../../document.ts';
import { join } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';
import { encoded, harborSignature } from './example.ts';

/** A protected header without an algorithm, or with the one that signs nothing. */
export const signatureAlg = rule({
  code: 'card/signature-alg',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'error',
  spec: 'A2A 1.0.1 section 8.4.2; RFC 7515 section 4.1.1; RFC 8725 section 3.2',
  wrong: { signatures: [{ ...harborSignature, protected: encoded({ alg: 'none', kid: 'harbor-2026' }) }] },
  right: { signatures: [harborSignature] },
  *check({ value: card }: CardDocument): Iterable<Fact<{ none: boolean }>> {
    for (const { pointer, value } of signaturesOf(card)) {
      const header = protectedHeader(value.protected);
      if (!header) continue;
      const { alg } = header;
      const none = typeof alg === 'string' && alg.toLowerCase() === 'none';
      if (none || typeof alg !== 'string' || alg === '')
        yield { at: onValue(join(pointer, 'protected')), data: { none } };
    }
  },
});
