import { onKey } from '../../../at.ts';
import { lostSchemes } from '../../../card/lost-security.ts';
import { securedParts } from '../../../card/parts.ts';
import type { CardDocument } from '../../../document.ts';
import { wrapRequirement } from '../../../edit/requirement.ts';
import type { FindingFix } from '../../../finding.ts';
import { join, placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

/** `security` of 0.3 where the 1.0 half of a card or skill demands nothing: a 1.0 reader drops it and sees an open agent. */
export const droppedSecurity = rule({
  code: 'card/dropped-security',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'error',
  spec: 'A2A 1.0.1 sections 5.7 and 8.5',
  wrong: { securitySchemes: bearer(), security: [{ bearer: [] }] },
  right: { securitySchemes: bearer(), securityRequirements: [{ schemes: { bearer: { list: [] } } }] },
  *check(card: CardDocument): Iterable<Fact<{ where: 'card' | 'skill'; schemes: string[] }>> {
    for (const { pointer: owner, value } of securedParts(card.value)) {
      const schemes = lostSchemes(value, card.value);
      if (schemes.length === 0) continue;
      const pointer = join(owner, 'security');
      const edits = value.securityRequirements === undefined ? renamed(card, pointer, value.security) : undefined;
      yield {
        at: onKey(pointer),
        data: { where: owner === '' ? 'card' : 'skill', schemes },
        ...(edits && { fixes: [{ safe: true, edits }] }),
      };
    }
  },
});

function bearer() {
  return { bearer: { httpAuthSecurityScheme: { scheme: 'Bearer' } } };
}

/** Edits from `security` of 0.3 to `securityRequirements` of 1.0. */
function renamed(card: CardDocument, pointer: string, security: unknown): FindingFix['edits'] | undefined {
  const key = placeAt(card.root, pointer)?.key;
  if (!Array.isArray(security)) return undefined;
  const wrapped = security.map((requirement, index) => wrapRequirement(card, join(pointer, index), requirement));
  if (!key || !wrapped.every((edits) => edits !== undefined)) return undefined;
  return [{ span: key, text: '"securityRequirements"' }, ...wrapped.flat()];
}
