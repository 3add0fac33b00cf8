import { oasfTag } from './oasf-tag.ts';
import { offerWithoutSkill } from './offer-without-skill.ts';
import { requiredExtension } from './required-extension.ts';
import { skillWithoutOffer } from './skill-without-offer.ts';

export const laborTermsRules = [offerWithoutSkill, skillWithoutOffer, oasfTag, requiredExtension] as const;
