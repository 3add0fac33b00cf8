import type { FoundRules } from '../define.ts';
import { listing } from './example.ts';

/** What the reading of one listing finds, and what a preview finds between several. */
export interface ListingFacts {
  'listing/two-spellings': { api: string; sdk: string };
  /** `id`: the listing that stands twice among the public ones. */
  'listing/duplicate-listing': { id: string };
  /** `id`: the agent that the listing names; `agent`: the one whose card is asked for. */
  'listing/other-agent': { id: string; agent: string };
}

export const listingFound: FoundRules<ListingFacts> = {
  'listing/two-spellings': {
    kinds: ['listing'],
    severity: 'error',
    wrong: listing({ listingId: 'lst_f9e8d7c6b5a4938271605f4e3d2c1b0a' }),
    right: listing(),
  },
  'listing/duplicate-listing': { kinds: ['listing'], severity: 'error', spec: 'A2A 1.0.1 section 4.4.5, skill id' },
  'listing/other-agent': { kinds: ['listing'], severity: 'error' },
};
