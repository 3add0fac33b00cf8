import { onKey } from '../../../at.ts';
import type { CardDocument } from '../../../document.ts';
import { join, placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';
import { ignoredMembers } from './ignored.ts';

const key = { securityRequirements: [{ schemes: { key: { list: [] } } }] };

/** A member under its name of an older version or a draft, while the 1.0 name is missing. */
export const oldName = rule({
  code: 'card/old-name',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'error',
  spec: 'A2A 1.0.1 sections 4.4 and 4.5',
  wrong: { ...key, securitySchemes: { key: { apiKeySecurityScheme: { in: 'header', name: 'X-Api-Key' } } } },
  right: { ...key, securitySchemes: { key: { apiKeySecurityScheme: { location: 'header', name: 'X-Api-Key' } } } },
  *check(card: CardDocument): Iterable<Fact<{ name: string; versions: string; now: string }>> {
    for (const member of ignoredMembers(card)) {
      if (member.kind !== 'renamed') continue;
      const { pointer, parent, name, now, old } = member;
      const span = placeAt(card.root, pointer)?.key;
      yield {
        at: onKey(pointer),
        data: { name, versions: old.versions, now },
        covers: [join(parent, now)],
        ...(span && { fixes: [{ safe: true, edits: [{ span, text: JSON.stringify(now) }] }] }),
      };
    }
  },
});
