import { oasfTag } from './oasf-tag.ts';
import { offerWithoutSkill } from './offer-without-skill.ts';
import { skillWithoutOffer } from './skill-without-offer.ts';

export const laborTermsRules = [offerWithoutSkill, skillWithoutOffer, oasfTag] as const;
