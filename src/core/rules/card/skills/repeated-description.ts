import { onValue } from '../../../at.ts';
import { securedParts } from '../../../card/parts.ts';
import type { CardDocument } from '../../../document.ts';
import { join } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

/** A description, of the card or of a skill, that only repeats the name. */
export const repeatedDescription = rule({
  code: 'card/repeated-description',
  kinds: ['card'],
  severity: 'note',
  wrong: { name: 'Harbor Studio', description: 'Harbor studio.' },
  right: { name: 'Harbor Studio', description: 'Edits launch copy and draws product marks.' },
  *check({ value: card }: CardDocument): Iterable<Fact<{ where: 'card' | 'skill' }>> {
    for (const { pointer, value } of securedParts(card)) {
      const { name, description } = value;
      if (typeof name !== 'string' || typeof description !== 'string' || plain(name) === '') continue;
      if (plain(name) !== plain(description)) continue;
      yield { at: onValue(join(pointer, 'description')), data: { where: pointer === '' ? 'card' : 'skill' } };
    }
  },
});

/** Letters and digits only: case, blanks and punctuation say nothing new. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
