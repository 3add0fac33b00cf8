import { onValue } from '../../../at.ts';
import { isBase64Url, protectedHeader, signaturesOf } from '../../../card/signatures.ts';
import type { CardDocument } from '../../../document.ts';
import type { FindingFix } from '../../../finding.ts';
import { join, placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';
import { harborSignature } from './example.ts';

interface Form {
  readonly member: 'protected' | 'signature';
  /** Whether it is base64url at all; then it is what it encodes that is wrong. */
  readonly encoded: boolean;
}

/** A signature that cannot be read: not base64url, or a protected header that is no JSON object. */
export const signatureForm = rule({
  code: 'card/signature-form',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'error',
  spec: 'A2A 1.0.1 section 8.4; RFC 7515 sections 2 and 4',
  wrong: { signatures: [{ ...harborSignature, protected: 'not a header' }] },
  right: { signatures: [harborSignature] },
  *check(card: CardDocument): Iterable<Fact<Form>> {
    for (const { pointer, value } of signaturesOf(card.value)) {
      const { protected: header, signature } = value;
      if (isText(header) && !protectedHeader(header)) {
        const data = { member: 'protected', encoded: isBase64Url(header) } as const;
        yield { at: onValue(join(pointer, 'protected')), data };
      }
      if (!isText(signature) || isBase64Url(signature)) continue;
      const at = join(pointer, 'signature');
      const fixes = rewritten(card, at, signature);
      yield { at: onValue(at), data: { member: 'signature', encoded: false }, ...(fixes && { fixes }) };
    }
  },
});

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Plain base64 holds the same bytes. Not so for the protected header, whose very characters are signed. */
function rewritten(card: CardDocument, pointer: string, signature: string): FindingFix[] | undefined {
  const text = signature
    .replace(/={1,2}$/, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  const span = placeAt(card.root, pointer);
  return span && isBase64Url(text) ? [{ safe: true, edits: [{ span, text: JSON.stringify(text) }] }] : undefined;
}
