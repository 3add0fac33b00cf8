import { onKey } from '../../at.ts';
import { securedParts } from '../../card/parts.ts';
import { type CardDocument, isObject } from '../../document.ts';
import type { FindingFix } from '../../finding.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';

/**
 * `security` of 0.3 in a card without `securityRequirements`: a 1.0 reader drops it and sees an agent that needs no
 * credentials. Beside `securityRequirements` it loses nothing, and an empty one demanded nothing.
 */
export const droppedSecurity = rule({
  code: 'card/dropped-security',
  kinds: ['card'],
  severity: 'error',
  spec: 'A2A 1.0.1 sections 5.7 and 8.5',
  wrong: { securitySchemes: bearer(), security: [{ bearer: [] }] },
  right: { securitySchemes: bearer(), securityRequirements: [{ schemes: { bearer: { list: [] } } }] },
  *check(card: CardDocument): Iterable<Fact<{ where: 'card' | 'skill'; schemes: string[] }>> {
    for (const { pointer: owner, value } of securedParts(card.value)) {
      const { security, securityRequirements } = value;
      if (securityRequirements !== undefined || !Array.isArray(security)) continue;
      const demanded = security.filter((one) => isObject(one)).flatMap((one) => Object.keys(one));
      if (demanded.length === 0) continue;
      const pointer = join(owner, 'security');
      const edits = renamed(card, pointer, security);
      yield {
        at: onKey(pointer),
        data: { where: owner === '' ? 'card' : 'skill', schemes: [...new Set(demanded)] },
        ...(edits && { fixes: [{ safe: true, edits }] }),
      };
    }
  },
});

function bearer() {
  return { bearer: { httpAuthSecurityScheme: { scheme: 'Bearer' } } };
}

/** Edits from `security: [{a: [s]}]` to `securityRequirements: [{schemes: {a: {list: [s]}}}]`; layout kept. */
function renamed(card: CardDocument, pointer: string, security: readonly unknown[]): FindingFix['edits'] | undefined {
  const key = placeAt(card.root, pointer)?.key;
  if (!key) return undefined;
  const insert = (at: number, text: string) => ({ span: { start: at, end: at }, text });
  const edits = [{ span: key, text: '"securityRequirements"' }];
  for (const [index, requirement] of security.entries()) {
    const place = placeAt(card.root, join(pointer, index));
    if (!isObject(requirement) || !place) return undefined;
    const lists = Object.keys(requirement).map((name) => placeAt(card.root, join(pointer, index, name)));
    if (!lists.every((list) => list?.items)) return undefined;
    edits.push(insert(place.start + 1, ' "schemes": {'));
    for (const list of lists) if (list) edits.push(insert(list.start, '{ "list": '), insert(list.end, ' }'));
    edits.push(insert(place.end - 1, '} '));
  }
  return edits;
}
