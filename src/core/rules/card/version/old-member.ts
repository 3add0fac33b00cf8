import { onKey } from '../../../at.ts';
import { hasInterfaces } from '../../../card/layout.ts';
import type { CardDocument } from '../../../document.ts';
import { type Fact, rule } from '../../define.ts';
import { ignoredMembers } from '../members/ignored.ts';
import type { OldMember } from './old-members.ts';

/** A member of an older card or a draft that no server writes for old clients: it only looks as if it said something. */
export const oldMember = rule({
  code: 'card/old-member',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'note',
  spec: 'A2A 1.0.1 section 5.7',
  wrong: { capabilities: { stateTransitionHistory: true } },
  right: { capabilities: {} },
  *check(card: CardDocument): Iterable<Fact<{ name: string } & OldMember>> {
    // Without interfaces the whole layout is old, which is told once.
    if (!hasInterfaces(card.value)) return;
    for (const member of ignoredMembers(card)) {
      if (member.kind === 'old') yield { at: onKey(member.pointer), data: { name: member.name, ...member.old } };
    }
  },
});
