import type { FactsOfRules } from '../../rules/define.ts';
import type { laborTermsRules } from '../../rules/labor-terms/index.ts';
import type { LaborTermsSchemaFacts } from '../../rules/schema/found.ts';
import type { Words } from '../wording.ts';
import { schemaWords } from './schema.ts';

const terms =
  'A client that reads labor terms checks them against the published schema, and does not hire by terms that fail it.';

export const laborTermsWords: Words<LaborTermsSchemaFacts & FactsOfRules<typeof laborTermsRules>> = {
  ...schemaWords('labor-terms', 'in labor terms', {
    'missing-member': terms,
    'unexpected-member': terms,
    'wrong-type': `${terms} A price in particular is a text: 19 digits do not fit a JSON number without loss.`,
    'wrong-form': terms,
    'unknown-value': terms,
    'empty-value': terms,
    'too-long': terms,
    'too-short': terms,
    'out-of-range': terms,
  }),
  'labor-terms/offer-without-skill': {
    title: 'Offer without its skill',
    message: ({ listingId }) =>
      `No skill of this card has the id ${listingId}, so nobody can choose what is offered here.`,
    hint: ({ near }) =>
      near ? `Did you mean ${near}, which has no offer?` : 'Add the skill with this id, or remove the offer.',
    why: 'A client picks a skill and looks up its offer by the id. An offer without a skill is never found.',
  },
  'labor-terms/skill-without-offer': {
    title: 'Skill without an offer',
    message: ({ id }) =>
      `The labor terms have no offer for the skill ${id}, so its price and delivery time are unknown.`,
    hint: () => 'Add an offer whose listingId is the id of the skill, or remove the skill.',
    why: 'Every skill of a Goloco card comes from a public listing, and every listing has a price. A client cannot hire without one.',
  },
  'labor-terms/required-extension': {
    title: 'Labor terms that are required',
    message: () => 'Labor terms are marked as required, so clients that do not know them may not call the agent.',
    hint: () => 'Set "required" to false.',
    fix: () => 'Set it to false',
    why: 'Labor terms only carry data, and a client that passes them over can still talk to the agent. The specification advises against required extensions of that kind.',
  },
  'labor-terms/oasf-tag': {
    title: 'Skill without the OASF tag of its category',
    message: ({ category, tag }) =>
      tag
        ? `The tag ${tag} is missing, which says in the OASF vocabulary that this is ${category}.`
        : `OASF has no skill for the category ${category}, so directories that search by OASF do not find this one.`,
    hint: ({ tag }) =>
      tag ? 'Add the tag.' : 'Nothing needs to be done; good tags in plain words help those who search by text.',
    fix: () => 'Add the tag',
    why: 'Agent directories sort skills by the Open Agentic Schema Framework (OASF). A skill without one of its tags is found by text search only.',
  },
};
