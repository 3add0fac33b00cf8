import type { signatureRules } from '../../rules/card/signatures/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';

export const cardSignatureWords: Words<FactsOfRules<typeof signatureRules>> = {
  'card/signature-form': {
    message: ({ member, encoded }) =>
      encoded
        ? '"protected" is base64url, but of something that is no JSON object.'
        : `"${member}" is not base64url, which has letters, digits, - and _ only, and no = at the end.`,
    hint: ({ member }) =>
      member === 'protected'
        ? 'Take both members from the output of your signing library, as they are; the header cannot be changed afterwards.'
        : 'Take the signature from the output of your signing library, as it is.',
    fix: () => 'Write it as base64url',
  },
  'card/signature-alg': {
    message: ({ none }) =>
      none
        ? 'The protected header says that the algorithm is "none", which signs nothing.'
        : 'The protected header does not say by which algorithm it was signed ("alg").',
    hint: () => 'Sign the card with an algorithm such as ES256, and let the library write the header.',
  },
  'card/signature-kid': {
    message: () => 'The protected header does not name its key ("kid").',
    hint: () => 'Sign the card again with the id of the key in the header.',
  },
};
