import { onKey } from '../../at.ts';
import type { CardDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';
import { ignoredMembers } from './ignored.ts';
import type { OldMember } from './old-members.ts';

/** A member of an older card. Official servers write both forms side by side, so this is a note. */
export const oldMember = rule({
  code: 'card/old-member',
  kinds: ['card'],
  severity: 'note',
  spec: 'A2A 1.0.1 section 5.7',
  wrong: { preferredTransport: 'JSONRPC' },
  right: {},
  *check(card: CardDocument): Iterable<Fact<{ name: string } & OldMember>> {
    for (const member of ignoredMembers(card)) {
      if (member.kind === 'old') yield { at: onKey(member.pointer), data: { name: member.name, ...member.old } };
    }
  },
});
