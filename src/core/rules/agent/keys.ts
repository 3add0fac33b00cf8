import { plainKey } from '../plain-key.ts';

/** Where a marketplace term belongs: a field of the listing, the listing or the generated card as a whole. */
export type Destination = { readonly to: 'listing' | 'card'; readonly field?: string };

const marketplaceTerms: ReadonlyMap<string, Destination> = new Map<string, Destination>([
  ['price', { to: 'listing', field: 'pricing' }],
  ['pricing', { to: 'listing', field: 'pricing' }],
  ['payout', { to: 'listing' }],
  ['wallet', { to: 'listing' }],
  ['reputation', { to: 'listing' }],
  ['capacity', { to: 'listing' }],
  ['latency', { to: 'listing', field: 'delivery_window_seconds' }],
  ['turnaround', { to: 'listing', field: 'delivery_window_seconds' }],
  ['subcontracting', { to: 'listing' }],
  ['transport', { to: 'card', field: 'supportedInterfaces' }],
  ['capabilities', { to: 'card', field: 'capabilities' }],
  ['questions', { to: 'listing', field: 'requirements' }],
]);

/** Where a key belongs that is a term of the marketplace, in whatever case; undefined for all others. */
export const destinationOf = (key: string): Destination | undefined => marketplaceTerms.get(plainKey(key));
