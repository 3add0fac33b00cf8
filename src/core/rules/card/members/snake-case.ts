import { onKey } from '../../../at.ts';
import type { CardDocument } from '../../../document.ts';
import { removeMember } from '../../../edit/remove.ts';
import type { FindingFix } from '../../../finding.ts';
import { join, placeAt, split } from '../../../parse/pointer.ts';
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
  *check(card: CardDocument): Iterable<Fact<{ name: string; camel: string; twin: 'none' | 'empty' | 'full' }>> {
    for (const member of ignoredMembers(card)) {
      if (member.kind !== 'snake-case') continue;
      const { pointer, parent, name, camel, twin } = member;
      const edits = twin === 'full' ? undefined : renamed(card, pointer, join(parent, camel));
      yield {
        at: onKey(pointer),
        data: { name, camel, twin },
        // The member counts as missing, and a scheme or flow whose kind it names as empty.
        ...(twin !== 'full' && { covers: [join(parent, camel), parent] }),
        ...(edits && { fixes: [{ safe: true, edits }] }),
      };
    }
  },
});

/** The member under its right name; one that has the name already, with nothing in it, goes. */
function renamed(card: CardDocument, pointer: string, right: string): FindingFix['edits'] | undefined {
  const span = placeAt(card.root, pointer)?.key;
  if (!span) return undefined;
  const rename = { span, text: JSON.stringify(split(right)?.token) };
  if (!placeAt(card.root, right)) return [rename];
  const edit = removeMember(card, right);
  return edit && [edit, rename];
}
