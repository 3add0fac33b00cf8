import { onValue } from '../../at.ts';
import { entriesOf } from '../../card/parts.ts';
import type { ListingDocument } from '../../document.ts';
import { join } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { listing } from './example.ts';

type Of = 'tags' | 'choices' | 'acceptance_checklist' | 'out_of_scope';

/** An entry that its list has already, and a tag that is the category, which the card puts among the tags anyway. */
export const repeatedEntry = rule({
  code: 'listing/repeated-entry',
  kinds: ['listing'],
  severity: 'warning',
  wrong: listing({ tags: ['launch', 'writing'] }),
  right: listing({ tags: ['launch', 'editing'] }),
  *check({ value }: ListingDocument): Iterable<Fact<{ entry: string; of: Of; category: boolean }>> {
    const lists: [Of, string, unknown][] = [
      ['tags', '/tags', value.tags],
      ['acceptance_checklist', '/acceptance_checklist', value.acceptance_checklist],
      ['out_of_scope', '/out_of_scope', value.out_of_scope],
    ];
    for (const { pointer, value: asked } of entriesOf(value.requirements, '/requirements')) {
      lists.push(['choices', join(pointer, 'choices'), asked.choices]);
    }
    for (const [of, pointer, list] of lists) {
      const first = new Map<unknown, string>();
      for (const [index, entry] of (Array.isArray(list) ? list : []).entries()) {
        if (typeof entry !== 'string') continue;
        const at = join(pointer, index);
        const earlier = first.get(entry);
        const category = of === 'tags' && entry === value.category;
        if (earlier === undefined) first.set(entry, at);
        if (earlier === undefined && !category) continue;
        const related = earlier === undefined ? {} : { related: [onValue(earlier)] };
        yield { at: onValue(at), data: { entry, of, category }, ...related };
      }
    }
  },
});
