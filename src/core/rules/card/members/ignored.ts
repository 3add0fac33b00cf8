import { lostAuthentication } from '../../../card/authentication.ts';
import { hasInterfaces } from '../../../card/layout.ts';
import { lostRequirements, lostSchemes } from '../../../card/lost-security.ts';
import { camelCase } from '../../../card/names.ts';
import { isBlank } from '../../../card/parts.ts';
import { isFlat } from '../../../card/scheme.ts';
import { type CardDocument, isObject } from '../../../document.ts';
import { memo } from '../../../memo.ts';
import { tokens, valueAt } from '../../../parse/pointer.ts';
import type { UndeclaredMember } from '../../../schema/undeclared.ts';
import { type OldMember, oldMember } from '../version/old-members.ts';

/**
 * A member that readers of the card's version ignore, by what it is: another spelling or the old name of a known one that
 * is missing, one of an older version, or neither. `half` is one that servers of two versions write beside the 1.0 form.
 */
export type IgnoredMember = UndeclaredMember &
  (
    | {
        readonly kind: 'snake-case';
        readonly camel: string;
        /** Whether the camelCase name is there too: with nothing in it while this one says something, or in any other way. */
        readonly twin: 'none' | 'empty' | 'full';
      }
    | { readonly kind: 'renamed'; readonly old: OldMember; readonly now: string }
    | { readonly kind: 'half'; readonly old: OldMember }
    | { readonly kind: 'old'; readonly old: OldMember }
    | { readonly kind: 'unknown' }
  );

/** Every ignored member of a card, so that each is told by exactly one rule. */
export const ignoredMembers = memo((card: CardDocument): readonly IgnoredMember[] => {
  const hybrid = card.spec === '1.0' && hasInterfaces(card.value);
  return card.undeclared
    .filter((member) => !isToldByShape(card, member))
    .map((member) => {
      const camel = camelCase(member.name);
      const owner = valueAt(card.value, member.parent);
      const has = (name: string) => isObject(owner) && Object.hasOwn(owner, name);
      if (camel !== member.name && member.declared.includes(camel)) {
        const isEmpty = isObject(owner) && isBlank(owner[camel]) && !isBlank(member.value);
        return { ...member, kind: 'snake-case', camel, twin: !has(camel) ? 'none' : isEmpty ? 'empty' : 'full' };
      }
      const old = card.spec === '1.0' ? oldMember(pathOf(member.pointer)) : undefined;
      if (!old) return { ...member, kind: 'unknown' };
      if (old.renamed && !has(old.renamed)) return { ...member, kind: 'renamed', old, now: old.renamed };
      return { ...member, kind: hybrid && old.half ? 'half' : 'old', old };
    });
});

/** A pointer as a pattern: positions in lists and names that the author chose are a star. */
const pathOf = (pointer: string): string =>
  tokens(pointer)
    .map((token, index, all) => (/^\d+$/.test(token) || all[index - 1] === 'securitySchemes' ? '*' : token))
    .join('/');

/** Whether a rule about the shape of security speaks of a member: dropped-security, requirement-shape, flat-scheme. */
function isToldByShape({ value: card, spec }: CardDocument, { pointer, parent }: UndeclaredMember): boolean {
  const owner = valueAt(card, parent);
  if (pointer === '/authentication' && spec !== '0.1') return lostAuthentication(card) !== undefined;
  if (pointer === '/securityRequirements' && spec !== '0.1') return lostRequirements(card).length > 0;
  if (spec !== '1.0' || !isObject(owner)) return false;
  if (/^(\/skills\/\d+)?\/security$/.test(pointer)) return lostSchemes(owner, card).length > 0;
  // What the schema refuses there is told by its finding.
  if (/\/securityRequirements\/\d+$/.test(parent)) return true;
  return /^\/securitySchemes\/[^/]+$/.test(parent) && isFlat(owner);
}
