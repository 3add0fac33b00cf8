import type { FactsOfRules } from '../../rules/define.ts';
import type { laborTermsRules } from '../../rules/labor-terms/index.ts';
import type { LaborTermsSchemaFacts } from '../../rules/schema/found.ts';
import type { Words } from '../wording.ts';
import { schemaWords } from './schema.ts';

export const laborTermsWords: Words<LaborTermsSchemaFacts & FactsOfRules<typeof laborTermsRules>> = {
  ...schemaWords('labor-terms'),
  'labor-terms/offer-without-skill': {
    message: ({ listingId }) =>
      `No skill of this card has the id ${listingId}, so nobody can choose what is offered here.`,
    hint: ({ near }) =>
      near ? `Did you mean ${near}, which has no offer?` : 'Add the skill with this id, or remove the offer.',
  },
  'labor-terms/skill-without-offer': {
    message: ({ id }) =>
      `The labor terms have no offer for the skill ${id}, so its price and delivery time are unknown.`,
    hint: () => 'Add an offer whose listingId is the id of the skill, or remove the skill.',
  },
  'labor-terms/required-extension': {
    message: () => 'Labor terms are marked as required, so clients that do not know them may not call the agent.',
    hint: () => 'Set "required" to false.',
    fix: () => 'Set it to false',
  },
  'labor-terms/oasf-tag': {
    message: ({ category, tag }) =>
      tag
        ? `The tag ${tag} is missing, which says in the OASF vocabulary that this is ${category}.`
        : `OASF has no skill for the category ${category}, so directories that search by OASF do not find this one.`,
    hint: ({ tag }) =>
      tag ? 'Add the tag.' : 'Nothing needs to be done; good tags in plain words help those who search by text.',
    fix: () => 'Add the tag',
  },
};
