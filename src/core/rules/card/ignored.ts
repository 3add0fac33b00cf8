import type { CardDocument } from '../../document.ts';
import { isObject } from '../../document.ts';
import { tokens, valueAt } from '../../parse/pointer.ts';
import { a2aCardId } from '../../schema/registry.ts';
import { type UndeclaredMember, undeclaredMembers } from '../../schema/undeclared.ts';
import { type OldMember, oldMember } from './old-members.ts';

/** A member that a 1.0 reader ignores, by what it is: another spelling of a known one, one of an older version, or neither. */
export type IgnoredMember = UndeclaredMember &
  (
    | { readonly kind: 'snake-case'; readonly camel: string; readonly taken: boolean }
    | { readonly kind: 'old'; readonly old: OldMember }
    | { readonly kind: 'security' }
    | { readonly kind: 'unknown' }
  );

const camelCase = (name: string): string => name.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Every ignored member of a card, so that each is told by exactly one rule. */
export function ignoredMembers(card: CardDocument): IgnoredMember[] {
  return (
    undeclaredMembers(a2aCardId, card.value)
      // A map entry in 0.3's form inside a requirement or a scheme is told by the rules about those.
      .filter(({ pointer }) => !/\/securityRequirements\/\d+\/[^/]+$|^\/securitySchemes\/[^/]+\/[^/]+$/.test(pointer))
      .map((member) => {
        const camel = camelCase(member.name);
        if (camel !== member.name && member.declared.includes(camel)) {
          const owner = valueAt(card.value, member.parent);
          return { ...member, kind: 'snake-case', camel, taken: isObject(owner) && Object.hasOwn(owner, camel) };
        }
        const path = tokens(member.pointer)
          .map((token) => (/^\d+$/.test(token) ? '*' : token))
          .join('/');
        if (/^(skills\/\*\/)?security$/.test(path)) return { ...member, kind: 'security' };
        const old = oldMember(path);
        return old ? { ...member, kind: 'old', old } : { ...member, kind: 'unknown' };
      })
  );
}
