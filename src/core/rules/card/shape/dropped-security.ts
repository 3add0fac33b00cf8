import { onKey } from '../../../at.ts';
import { isWrapped, lostSchemes } from '../../../card/lost-security.ts';
import { schemesOf, securedParts } from '../../../card/parts.ts';
import { type CardDocument, isObject } from '../../../document.ts';
import { wrapAllScopes, wrapRequirement } from '../../../edit/requirement.ts';
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
      const isFree = value.securityRequirements === undefined;
      const edits = isFree ? renamed(card, pointer, value.security) : undefined;
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

/** Edits from `security` of 0.3, as a list or as its only entry, to `securityRequirements` of 1.0. */
function renamed(card: CardDocument, pointer: string, security: unknown): FindingFix['edits'] | undefined {
  const place = placeAt(card.root, pointer);
  if (!place?.key) return undefined;
  const isList = Array.isArray(security);
  const entries = isList ? security.map((one, index) => [join(pointer, index), one] as const) : [[pointer, security]];
  const wrapped = entries.map(([at, one]) => requirement(card, String(at), one));
  if (!wrapped.every((edits) => edits !== undefined)) return undefined;
  const insert = (at: number, text: string) => ({ span: { start: at, end: at }, text });
  const [open, close] = isList ? [[], []] : [[insert(place.start, '[')], [insert(place.end, ']')]];
  return [{ span: place.key, text: '"securityRequirements"' }, ...open, ...wrapped.flat(), ...close];
}

/** Edits that make one requirement of 1.0 of one of 0.3, of the name of a scheme, or of one that is in shape already. */
function requirement(card: CardDocument, pointer: string, written: unknown): FindingFix['edits'] | undefined {
  if (isObject(written) && isWrapped(written)) return wrapAllScopes(card, join(pointer, 'schemes'), written.schemes);
  if (typeof written !== 'string') return wrapRequirement(card, pointer, written);
  const span = placeAt(card.root, pointer);
  const isDeclared = schemesOf(card.value).some(({ name }) => name === written);
  const text = `{ "schemes": { ${JSON.stringify(written)}: { "list": [] } } }`;
  return span && isDeclared ? [{ span, text }] : undefined;
}
