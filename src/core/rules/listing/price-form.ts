import { onValue } from '../../at.ts';
import { isObject, type ListingDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';
import { listing } from './example.ts';

type PriceFault = 'too low' | 'too high' | 'not whole' | 'leading zero' | 'not digits';

function faultOf(amount: string): PriceFault | undefined {
  if (/^[1-9][0-9]{3,18}$/.test(amount)) return undefined;
  if (/^(?:0|[1-9][0-9]{0,2})$/.test(amount)) return 'too low';
  if (/^[1-9][0-9]{19,}$/.test(amount)) return 'too high';
  if (/^0[0-9]+$/.test(amount)) return 'leading zero';
  return /^[0-9]+\.[0-9]+$/.test(amount) ? 'not whole' : 'not digits';
}

/** A price that is no whole number of credits from 1,000 up, in plain digits. */
export const priceForm = rule({
  code: 'listing/price-form',
  kinds: ['listing'],
  severity: 'error',
  spec: 'Goloco listing, pricing',
  wrong: listing({ pricing: { kind: 'fixed', amount_credits: '500' } }),
  right: listing(),
  *check({ value: { pricing } }: ListingDocument): Iterable<Fact<{ amount: string; fault: PriceFault }>> {
    const amount = isObject(pricing) ? pricing.amount_credits : undefined;
    const fault = typeof amount === 'string' && amount.trim() !== '' ? faultOf(amount) : undefined;
    if (fault) yield { at: onValue('/pricing/amount_credits'), data: { amount: String(amount), fault } };
  },
});
