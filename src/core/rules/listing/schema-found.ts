import type { GroupFacts } from '../../schema/explain/families.ts';
import type { FoundRules } from '../define.ts';
import { listing, question } from './example.ts';

/** What the schema of a listing can find. */
export type ListingSchemaFacts = GroupFacts<'listing'>;

const found = (changes: Readonly<Record<string, unknown>>) =>
  ({
    kinds: ['listing'],
    severity: 'error',
    spec: 'Goloco listing',
    wrong: listing(changes),
    right: listing(),
  }) as const;

export const listingSchemaFound: FoundRules<ListingSchemaFacts> = {
  'listing/missing-member': found({ deliverable: undefined }),
  'listing/unexpected-member': found({ requirements: [question({ kind: 'text' })] }),
  'listing/wrong-type': found({ pricing: { kind: 'fixed', amount_credits: 1500 } }),
  'listing/wrong-form': found({ tags: ['Launch Copy'] }),
  'listing/unknown-value': found({ category: 'Writing' }),
  'listing/empty-value': found({ acceptance_checklist: [] }),
  'listing/too-long': found({ tags: ['launch', 'editing', 'copy', 'style', 'tone', 'brand'] }),
  'listing/too-short': found({ requirements: [question({ choices: ['plain'] })] }),
  'listing/out-of-range': found({ delivery_window_seconds: 5000 }),
};
