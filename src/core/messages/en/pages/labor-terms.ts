import type { FactsOfRules } from '../../../rules/define.ts';
import type { laborTermsRules } from '../../../rules/labor-terms/index.ts';
import type { LaborTermsSchemaFacts } from '../../../rules/schema/found.ts';
import type { PageWords } from '../../wording.ts';
import { schemaPages } from './schema.ts';

const terms =
  'A client that reads labor terms checks them against the published schema, and does not hire by terms that fail it.';

export const laborTermsPages: PageWords<LaborTermsSchemaFacts & FactsOfRules<typeof laborTermsRules>> = {
  ...schemaPages('labor-terms', 'in labor terms', {
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
    why: 'A client picks a skill and looks up its offer by the id. An offer without a skill is never found.',
  },
  'labor-terms/skill-without-offer': {
    title: 'Skill without an offer',
    why: 'Every skill of a Goloco card comes from a public listing, and every listing has a price. A client cannot hire without one.',
  },
  'labor-terms/required-extension': {
    title: 'Labor terms that are required',
    why: 'Labor terms only carry data, and a client that passes them over can still talk to the agent. The specification advises against required extensions of that kind.',
  },
  'labor-terms/oasf-tag': {
    title: 'Skill without the OASF tag of its category',
    why: 'Agent directories sort skills by the Open Agentic Schema Framework (OASF). A skill without one of its tags is found by text search only.',
  },
};
