import { onValue } from '../../at.ts';
import type { ListingDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';
import { listing } from './example.ts';

const start = 'I will ';

/** A title that does not say in one line what the agent will do: `I will …`. */
export const titleForm = rule({
  code: 'listing/title-form',
  kinds: ['listing'],
  severity: 'error',
  spec: 'Goloco listing, title',
  wrong: listing({ title: 'Editing of your launch copy' }),
  right: listing(),
  *check({ value: { title } }: ListingDocument): Iterable<Fact<{ fault: 'start' | 'line break' | 'blank' }>> {
    if (typeof title !== 'string' || title === '') return;
    const at = onValue('/title');
    if (!title.startsWith(start)) yield { at, data: { fault: 'start' } };
    else if (/[\r\n]/.test(title)) yield { at, data: { fault: 'line break' } };
    else if (title.slice(start.length).trim() === '') yield { at, data: { fault: 'blank' } };
  },
});
