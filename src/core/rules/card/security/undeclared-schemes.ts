import { type Demand, demandsOf, isBlank, oldDemandsOf, requirementsOf, securedParts } from '../../../card/parts.ts';
import { type CardDocument, isObject } from '../../../document.ts';
import { memo } from '../../../memo.ts';
import { nearest } from '../../../nearest.ts';
import type { UndeclaredMember } from '../../../schema/undeclared.ts';

/** Every demand of a scheme, of the card and its skills, as its version writes them. */
export const allDemands = memo((card: CardDocument): readonly Demand[] => {
  const parts = securedParts(card.value);
  return card.spec === '1.0' ? parts.flatMap(requirementsOf).flatMap(demandsOf) : parts.flatMap(oldDemandsOf);
});

/** The declared schemes, those in snake_case too, whose name is a fault of its own; undefined where they are no object. */
export function declaredSchemes({ value }: CardDocument) {
  const { securitySchemes: own, security_schemes: other } = value;
  const schemes = (isBlank(own) && !Array.isArray(own) ? other : own) ?? {};
  return isObject(schemes) ? schemes : undefined;
}

/** A map of schemes under a name that is nearly `securitySchemes`, where the card has none under that. */
export const misspelledSchemes = memo((card: CardDocument): UndeclaredMember | undefined => {
  if (!isBlank(card.value.securitySchemes) || !isBlank(card.value.security_schemes)) return undefined;
  return card.undeclared.find(
    ({ parent, name, value, declared }) =>
      parent === '' && isObject(value) && !isBlank(value) && nearest(name, declared) === 'securitySchemes',
  );
});

/** The pointer of that map where schemes are demanded, so that card/undeclared-scheme speaks of it. */
export const undeclaredSchemes = (card: CardDocument): string | undefined =>
  allDemands(card).length > 0 ? misspelledSchemes(card)?.pointer : undefined;
