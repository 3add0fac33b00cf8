import type { signatureRules } from '../../../rules/card/signatures/index.ts';
import type { FactsOfRules } from '../../../rules/define.ts';
import type { PageWords } from '../../wording.ts';

export const cardSignaturePages: PageWords<FactsOfRules<typeof signatureRules>> = {
  'card/signature-form': {
    title: 'Signature that cannot be read',
    why: 'A client that checks signatures cannot decode this one, so it counts as wrong, and the card as changed by somebody.',
  },
  'card/signature-alg': {
    title: 'Signature without an algorithm',
    why: 'Anybody can make such a signature, so clients must not accept it. A card without signatures is honest; one with this looks forged.',
  },
  'card/signature-kid': {
    title: 'Signature that names no key',
    why: 'A2A asks for the id of the key. Without it a client has to guess which of your keys to check with, above all while you replace one.',
  },
};
