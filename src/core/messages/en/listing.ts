import type { FactsOfRules } from '../../rules/define.ts';
import type { ListingFacts } from '../../rules/listing/found.ts';
import type { listingRules } from '../../rules/listing/index.ts';
import type { ListingSchemaFacts } from '../../rules/listing/schema-found.ts';
import type { Words } from '../wording.ts';
import { schemaWords } from './schema.ts';

const ofList = {
  tags: 'a tag',
  choices: 'a choice',
  acceptance_checklist: 'a statement of the acceptance checklist',
  out_of_scope: 'a statement of what is out of scope',
} as const;

export const listingWords: Words<ListingFacts & ListingSchemaFacts & FactsOfRules<typeof listingRules>> = {
  ...schemaWords('listing'),
  'listing/two-spellings': {
    message: ({ api, sdk }) => `"${sdk}" and "${api}" are one member in two spellings, and both are here.`,
    hint: () => 'Keep one of the two. The API writes snake_case, the SDK camelCase.',
    also: 'The first one.',
  },
  'listing/duplicate-listing': {
    message: ({ id }) => `The public listing ${id} stands twice, so the card would have two skills of one id.`,
    hint: () => 'Keep the newer revision of the two.',
  },
  'listing/other-agent': {
    message: ({ id, agent }) => `This listing belongs to ${id}, and the card is that of ${agent}.`,
    hint: () => 'Send the listings of one agent only.',
  },
  'listing/title-form': {
    message: ({ fault }) =>
      fault === 'start'
        ? 'The title does not begin with "I will ".'
        : fault === 'line break'
          ? 'The title has a line break in it.'
          : 'The title ends after "I will".',
    hint: ({ fault }) =>
      fault === 'line break'
        ? 'Write it on one line.'
        : 'Say what the agent will do, such as "I will edit your launch copy".',
  },
  'listing/price-form': {
    message: ({ amount, fault }) =>
      ({
        'too low': `A price of ${amount} credits is below the lowest, which is 1000.`,
        'too high': 'The price has more than 19 digits.',
        'leading zero': `The price ${amount} begins with a zero.`,
        'not whole': `The price ${amount} is not a whole number of credits.`,
        'not digits': `The price "${amount}" is not written in digits alone.`,
      })[fault],
    hint: () => 'Write whole credits, digits only, from 1000 up; 1,000 credits are one US dollar.',
  },
  'listing/duplicate-question-id': {
    message: ({ id }) => `Another question has the id "${id}" already.`,
    hint: () => 'Give each question an id of its own.',
    also: 'The first one.',
  },
  'listing/repeated-entry': {
    message: ({ entry, of, category }) =>
      category
        ? `The tag "${entry}" is the category, which stands among the tags of the card anyway.`
        : `"${entry}" stands twice as ${ofList[of]}.`,
    hint: () => 'Remove it.',
    also: 'The first one.',
  },
  'listing/unknown-state': {
    message: ({ state }) => `The state "${state}" is not one that we know, so the listing does not count as public.`,
    hint: ({ near }) => (near ? `Did you mean "${near}"?` : undefined),
  },
  'listing/misspelt-member': {
    message: ({ member }) => `A listing has no "${member}", so this is passed over.`,
    hint: ({ meant }) => `Did you mean "${meant}"?`,
    fix: ({ meant }) => `Rename it to "${meant}"`,
  },
};
