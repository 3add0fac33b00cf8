import { onValue } from '../../at.ts';
import { entriesOf } from '../../card/parts.ts';
import type { ListingDocument } from '../../document.ts';
import { join } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { listing, question } from './example.ts';

/** Two questions of one id: the answers are kept by the id, so one of them is lost. */
export const duplicateQuestionId = rule({
  code: 'listing/duplicate-question-id',
  kinds: ['listing'],
  severity: 'error',
  spec: 'Goloco listing, requirements',
  wrong: listing({ requirements: [question(), question({ prompt: 'Which tone must it not have?' })] }),
  right: listing({ requirements: [question(), question({ id: 'length', prompt: 'Longer or shorter?' })] }),
  *check({ value: { requirements } }: ListingDocument): Iterable<Fact<{ id: string }>> {
    const first = new Map<string, string>();
    for (const { pointer, value } of entriesOf(requirements, '/requirements')) {
      const { id } = value;
      if (typeof id !== 'string' || id === '') continue;
      const at = join(pointer, 'id');
      const earlier = first.get(id);
      if (earlier === undefined) first.set(id, at);
      else yield { at: onValue(at), data: { id }, related: [onValue(earlier)] };
    }
  },
});
