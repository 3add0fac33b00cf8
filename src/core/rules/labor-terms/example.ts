import { oasfTagOf } from '../../card/oasf.ts';
import { laborTermsId } from '../../schema/registry.ts';

/** A listing id for examples: one hex digit, 32 times. */
const listing = (digit: string): string => `lst_${digit.repeat(32)}`;

type Skill = string | { readonly id: string; readonly tags: readonly string[] };

/** Members for an example card: skills for the listings with these digits. */
export function skill(...skills: readonly Skill[]) {
  const withTags = skills.map((one) =>
    typeof one === 'string' ? { id: one, tags: ['writing', oasfTagOf('writing')] } : one,
  );
  return {
    skills: withTags.map(({ id, tags }) => ({
      id: listing(id),
      name: 'I will edit your launch copy',
      description: 'The edited copy, with every change marked.',
      tags,
    })),
  };
}

/** Members for an example card: a labor-terms extension with one writing offer for each of these listings. */
export function offer(...digits: readonly string[]) {
  const offers = digits.map((digit) => ({
    listingId: listing(digit),
    listingRevision: 1,
    category: 'writing',
    pricing: { kind: 'fixed', amountCredits: '1500' },
    deliveryWindowSeconds: 86400,
    questions: [],
    acceptanceChecklist: ['Every sentence is checked.'],
    outOfScope: [],
  }));
  return {
    capabilities: { extensions: [{ uri: laborTermsId, required: false, params: { currency: 'credits', offers } }] },
  };
}
