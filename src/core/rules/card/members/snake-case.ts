import { onKey } from '../../../at.ts';
import type { CardDocument } from '../../../document.ts';
import { join, placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';
import { ignoredMembers } from './ignored.ts';

/** A known member in snake_case. Protobuf parsers read it, readers of plain JSON do not see it. */
export const snakeCase = rule({
  code: 'card/snake-case',
  kinds: ['card'],
  severity: 'error',
  spec: 'A2A 1.0.1 section 5.5',
  wrong: { documentation_url: 'https://harbor.studio/docs' },
  right: { documentationUrl: 'https://harbor.studio/docs' },
  *check(card: CardDocument): Iterable<Fact<{ name: string; camel: string; taken: boolean }>> {
    for (const member of ignoredMembers(card)) {
      if (member.kind !== 'snake-case') continue;
      const { pointer, parent, name, camel, taken } = member;
      const key = placeAt(card.root, pointer)?.key;
      yield {
        at: onKey(pointer),
        data: { name, camel, taken },
        // The member counts as missing, and a scheme or flow whose kind it names as empty.
        ...(!taken && { covers: [join(parent, camel), parent] }),
        ...(!taken && key && { fixes: [{ safe: true, edits: [{ span: key, text: JSON.stringify(camel) }] }] }),
      };
    }
  },
});
