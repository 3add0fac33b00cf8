import { onKey } from '../../at.ts';
import type { CardDocument } from '../../document.ts';
import { nearest } from '../../nearest.ts';
import { type Fact, rule } from '../define.ts';
import { ignoredMembers } from './ignored.ts';

/** A member that no version of the card has: readers drop it, or refuse the card. */
export const unknownMember = rule({
  code: 'card/unknown-member',
  kinds: ['card'],
  severity: 'warning',
  spec: 'A2A 1.0.1 section 5.7',
  wrong: { documentationURI: 'https://harbor.studio/docs' },
  right: { documentationUrl: 'https://harbor.studio/docs' },
  *check(card: CardDocument): Iterable<Fact<{ name: string; near: string | undefined }>> {
    for (const { pointer, name, declared, kind } of ignoredMembers(card)) {
      if (kind !== 'unknown') continue;
      // Where editors find the schema: on purpose, and of no use to a client.
      if (pointer === '/$schema') continue;
      yield { at: onKey(pointer), data: { name, near: nearest(name, declared) } };
    }
  },
});
