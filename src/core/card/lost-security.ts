import { isObject, type JsonObject, ownMember } from '../document.ts';
import { hasInterfaces } from './layout.ts';
import { entriesOf, isBlank, isWrapped, type Part, requirementsOf, securedParts } from './parts.ts';
import { saysNone } from './scheme.ts';

/**
 * The schemes that a card or a skill demands in `security`, as 0.3 wrote it, while its 1.0 half demands nothing: clients
 * of 1.0 lose them. Empty where nothing is lost: nothing was demanded, or one alternative was to come without.
 */
export function lostSchemes(owner: JsonObject, card: JsonObject): string[] {
  const demanded = oldAlternatives(owner.security).map((names) => names.filter((name) => !isNone(card, name)));
  if (demanded.length === 0 || demanded.some((names) => names.length === 0)) return [];
  return demandsNow(owner) ? [] : [...new Set(demanded.flat())];
}

/** The schemes that a card of 0.2 or 0.3 demands as 1.0 does, and not in `security`: its own clients lose them. */
export function lostRequirements(card: JsonObject): string[] {
  if (!isBlank(card.security) || hasInterfaces(card) || !demandsNow(card)) return [];
  const names = requirementsNow(card).flatMap(({ value: { schemes, ...rest } }) =>
    Object.keys(isObject(schemes) ? schemes : rest),
  );
  return [...new Set(names)];
}

/** Whether a card means callers to present credentials, for all of it or for a skill, in whatever shape it says so. */
export const demandsCredentials = (card: JsonObject): boolean =>
  securedParts(card).some(({ value }) => demandsNow(value) || lostSchemes(value, card).length > 0);

/** Whether a card demands something as 0.3 or 1.0 write it, be it as one of several alternatives. */
export const demandsAnything = (card: JsonObject): boolean =>
  requirementsNow(card).some(demands) ||
  oldAlternatives(card.security).some((names) => names.some((name) => !isNone(card, name)));

/** Whether all alternatives of the 1.0 half demand something. */
function demandsNow(owner: JsonObject): boolean {
  const now = requirementsNow(owner);
  return now.length > 0 && now.every(demands);
}

/** The alternatives of the 1.0 half. In snake_case or in the form of 0.3 is a fault of its own. */
const requirementsNow = (owner: JsonObject): Part[] =>
  isBlank(owner.securityRequirements)
    ? entriesOf(owner.security_requirements, '/security_requirements')
    : requirementsOf({ pointer: '', value: owner });

const demands = ({ value: { schemes, ...rest } }: Part): boolean =>
  (isObject(schemes) && Object.keys(schemes).length > 0) || Object.keys(rest).length > 0;

/** `security` as alternatives of names; also where it is no list of objects, or its objects have the shape of 1.0. */
export function oldAlternatives(security: unknown): string[][] {
  if (isBlank(security) || security === false) return [];
  return (Array.isArray(security) ? security : [security]).flatMap((one: unknown) => {
    // Only {} says that nothing is needed.
    if (isObject(one)) return [namesIn(one)];
    const written: unknown[] = (Array.isArray(one) ? one : [one]).filter((name) => !isBlank(name));
    const names = written.flatMap((name) => (isObject(name) ? namesIn(name) : [String(name)]));
    return names.length > 0 ? [names] : [];
  });
}

const namesIn = (requirement: JsonObject): string[] =>
  Object.keys(isWrapped(requirement) ? requirement.schemes : requirement);

function isNone({ securitySchemes }: JsonObject, name: string): boolean {
  const scheme = ownMember(securitySchemes, name);
  return scheme === undefined ? saysNone(name) : isObject(scheme) && saysNone(scheme.type);
}
