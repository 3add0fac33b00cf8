import type { FactsOfRules } from '../../../rules/define.ts';
import type { ListingFacts } from '../../../rules/listing/found.ts';
import type { listingRules } from '../../../rules/listing/index.ts';
import type { ListingSchemaFacts } from '../../../rules/listing/schema-found.ts';
import type { PageWords } from '../../wording.ts';
import { schemaPages } from './schema.ts';

const refused = 'Goloco does not take a listing that breaks its format, and no card is generated from one.';
export const listingPages: PageWords<ListingFacts & ListingSchemaFacts & FactsOfRules<typeof listingRules>> = {
  ...schemaPages('listing', 'in a listing', {
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
    why: 'The API and the SDK of Goloco name the same members differently. With both in one listing nobody can tell which value is meant.',
  },
  'listing/duplicate-listing': {
    title: 'Listing that stands twice',
    why: 'A client finds the price of a skill by the id of its listing. With two of one id it finds the wrong one.',
  },
  'listing/other-agent': {
    title: 'Listing of another agent',
    why: 'A card says what one agent can be hired for. With a listing of another agent on it a buyer would call the wrong one.',
  },
  'listing/title-form': {
    title: 'Title that does not say "I will …"',
    why: 'A title is a promise in one line: buyers see it in lists, and on the card it is the name of the skill.',
  },
  'listing/price-form': {
    title: 'Price that Goloco does not take',
    why: 'A price is a contract. Readers compare it digit by digit, so it has one spelling: whole credits without sign, point or comma.',
  },
  'listing/duplicate-question-id': {
    title: 'Two questions of one id',
    why: 'Answers are kept by the id of their question. With two of one id one answer is lost.',
  },
  'listing/repeated-entry': {
    title: 'Entry that is there already',
    why: 'Lists are short: an entry that is there twice takes the place of one that would help the buyer.',
  },
  'listing/unknown-state': {
    title: 'State that is not known',
    why: 'Only public listings reach the card. Goloco may add states, so an unknown one is no fault, but it keeps the listing off the card.',
  },
  'listing/misspelt-member': {
    title: 'Member that is nearly one of the format',
    why: 'Members that the format does not know are passed over without a word, and what stands in a misspelt one is lost.',
  },
};
