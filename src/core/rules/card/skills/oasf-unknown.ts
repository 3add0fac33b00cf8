import { onValue } from '../../../at.ts';
import { nearestOasfTag, oasfVersion, unknownOasfTags } from '../../../card/oasf.ts';
import { skillsOf } from '../../../card/parts.ts';
import type { CardDocument } from '../../../document.ts';
import { join, placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

/** A tag that claims to be an OASF skill and is none. */
export const oasfUnknown = rule({
  code: 'card/oasf-unknown',
  kinds: ['card'],
  severity: 'warning',
  spec: 'OASF 1.1.0, skills',
  wrong: { skills: [edit('oasf:software_engineering/code_generator')] },
  right: { skills: [edit('oasf:software_engineering/code_generation')] },
  *check(card: CardDocument): Iterable<Fact<{ tag: string; near: string | undefined; version: string }>> {
    for (const { pointer, value } of skillsOf(card.value)) {
      for (const { index, tag } of unknownOasfTags(value.tags)) {
        const at = join(pointer, 'tags', index);
        const near = nearestOasfTag(tag);
        const span = placeAt(card.root, at);
        yield {
          at: onValue(at),
          data: { tag, near, version: oasfVersion },
          ...(near && span && { fixes: [{ safe: false, edits: [{ span, text: JSON.stringify(near) }] }] }),
        };
      }
    }
  },
});

function edit(tag: string) {
  return {
    id: 'write-code',
    name: 'Write code',
    description: 'Writes a function from its description.',
    tags: ['code', tag],
    examples: ['Write a function that sorts words by length.'],
  };
}
