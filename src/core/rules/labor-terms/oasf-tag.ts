import { onValue } from '../../at.ts';
import { nearestOasfTag, oasfTagOf, unknownOasfTags } from '../../card/oasf.ts';
import type { CardDocument } from '../../document.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { offer, skill } from './example.ts';
import { offers, skills } from './offers.ts';

/** A skill without the OASF tag of its category, or of a category that OASF has no skill for. */
export const oasfTag = rule({
  code: 'labor-terms/oasf-tag',
  kinds: ['card'],
  profiles: ['goloco'],
  severity: 'warning',
  spec: 'Goloco agent card, skill tags; OASF 1.1.0',
  wrong: { ...skill({ id: 'a', tags: ['writing'] }), ...offer('a') },
  right: { ...skill('a'), ...offer('a') },
  *check(card: CardDocument): Iterable<Fact<{ category: string; tag: string | undefined }>> {
    const categories = new Map(offers(card).map(({ listingId, category }) => [listingId, category]));
    for (const { pointer: parent, id, tags } of skills(card)) {
      const category = categories.get(id);
      if (!category || !Array.isArray(tags) || tags.length === 0) continue;
      const tag = oasfTagOf(category);
      if (tag ? tags.includes(tag) : tags.some((one) => String(one).startsWith('oasf:'))) continue;
      // Written wrong, it is not missing; card/oasf-unknown tells that.
      if (unknownOasfTags(tags).some((one) => nearestOasfTag(one.tag) === tag)) continue;
      const pointer = join(parent, 'tags');
      const last = placeAt(card.root, pointer)?.items?.at(-1);
      const edits = tag && last && [{ span: { start: last.end, end: last.end }, text: `, ${JSON.stringify(tag)}` }];
      yield { at: onValue(pointer), data: { category, tag }, ...(edits && { fixes: [{ safe: true, edits }] }) };
    }
  },
});
