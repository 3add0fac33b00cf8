import type { FactsOfRules } from '../../rules/define.ts';
import type { ListingFacts } from '../../rules/listing/found.ts';
import type { listingRules } from '../../rules/listing/index.ts';
import type { ListingSchemaFacts } from '../../rules/listing/schema-found.ts';
import type { Words } from '../wording.ts';
import { schemaWords } from './schema.ts';

const refused = 'Goloco does not take a listing that breaks its format, and no card is generated from one.';
const ofList = {
  tags: 'a tag',
  choices: 'a choice',
  acceptance_checklist: 'a statement of the acceptance checklist',
  out_of_scope: 'a statement of what is out of scope',
} as const;

export const listingWords: Words<ListingFacts & ListingSchemaFacts & FactsOfRules<typeof listingRules>> = {
  ...schemaWords('listing', 'in a listing', {
    'missing-member': refused,
    'unexpected-member': refused,
    'wrong-type': `${refused} A price in particular is a text: 19 digits do not fit a JSON number without loss.`,
    'wrong-form': refused,
    'unknown-value': refused,
    'empty-value': refused,
    'too-long': refused,
    'too-short': refused,
    'out-of-range': refused,
  }),
  'listing/two-spellings': {
    title: 'Member in two spellings',
    message: ({ api, sdk }) => `"${sdk}" and "${api}" are one member in two spellings, and both are here.`,
    hint: () => 'Keep one of the two. The API writes snake_case, the SDK camelCase.',
    also: 'The first one.',
    why: 'The API and the SDK of Goloco name the same members differently. With both in one listing nobody can tell which value is meant.',
  },
  'listing/duplicate-listing': {
    title: 'Listing that stands twice',
    message: ({ id }) => `The public listing ${id} stands twice, so the card would have two skills of one id.`,
    hint: () => 'Keep the newer revision of the two.',
    why: 'A client finds the price of a skill by the id of its listing. With two of one id it finds the wrong one.',
  },
  'listing/other-agent': {
    title: 'Listing of another agent',
    message: ({ id, agent }) => `This listing belongs to ${id}, and the card is that of ${agent}.`,
    hint: () => 'Send the listings of one agent only.',
    why: 'A card says what one agent can be hired for. With a listing of another agent on it a buyer would call the wrong one.',
  },
  'listing/title-form': {
    title: 'Title that does not say "I will …"',
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
    why: 'A title is a promise in one line: buyers see it in lists, and on the card it is the name of the skill.',
  },
  'listing/price-form': {
    title: 'Price that Goloco does not take',
    message: ({ amount, fault }) =>
      ({
        'too low': `A price of ${amount} credits is below the lowest, which is 1000.`,
        'too high': 'The price has more than 19 digits.',
        'leading zero': `The price ${amount} begins with a zero.`,
        'not whole': `The price ${amount} is not a whole number of credits.`,
        'not digits': `The price "${amount}" is not written in digits alone.`,
      })[fault],
    hint: () => 'Write whole credits, digits only, from 1000 up; 1,000 credits are one US dollar.',
    why: 'A price is a contract. Readers compare it digit by digit, so it has one spelling: whole credits without sign, point or comma.',
  },
  'listing/duplicate-question-id': {
    title: 'Two questions of one id',
    message: ({ id }) => `Another question has the id "${id}" already.`,
    hint: () => 'Give each question an id of its own.',
    also: 'The first one.',
    why: 'Answers are kept by the id of their question. With two of one id one answer is lost.',
  },
  'listing/repeated-entry': {
    title: 'Entry that is there already',
    message: ({ entry, of, category }) =>
      category
        ? `The tag "${entry}" is the category, which stands among the tags of the card anyway.`
        : `"${entry}" stands twice as ${ofList[of]}.`,
    hint: () => 'Remove it.',
    also: 'The first one.',
    why: 'Lists are short: an entry that is there twice takes the place of one that would help the buyer.',
  },
  'listing/unknown-state': {
    title: 'State that is not known',
    message: ({ state }) => `The state "${state}" is not one that we know, so the listing does not count as public.`,
    hint: ({ near }) => (near ? `Did you mean "${near}"?` : undefined),
    why: 'Only public listings reach the card. Goloco may add states, so an unknown one is no fault, but it keeps the listing off the card.',
  },
  'listing/misspelt-member': {
    title: 'Member that is nearly one of the format',
    message: ({ member }) => `A listing has no "${member}", so this is passed over.`,
    hint: ({ meant }) => `Did you mean "${meant}"?`,
    fix: ({ meant }) => `Rename it to "${meant}"`,
    why: 'Members that the format does not know are passed over without a word, and what stands in a misspelt one is lost.',
  },
};
