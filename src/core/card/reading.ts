import { isObject, type JsonObject } from '../document.ts';
import { a2aCardId } from '../schema/registry.ts';
import type { CardView } from '../schema/types/report.ts';
import { undeclaredMembers } from '../schema/undeclared.ts';
import { demandsOf, interfacesOf, type Part, requirementsOf, schemesOf, securedParts, skillsOf } from './parts.ts';

type View = Omit<CardView, 'version'>;

/** The members of a SecurityScheme, one of which holds it (A2A 1.0, a oneof). */
export const schemeMembers = [
  'apiKeySecurityScheme',
  'httpAuthSecurityScheme',
  'oauth2SecurityScheme',
  'openIdConnectSecurityScheme',
  'mtlsSecurityScheme',
] as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/**
 * What a tolerant A2A 1.0 client is left with after reading a card: it drops members that it does not know without a
 * word (A2A 1.0 section 5.7), so whatever stands in them is not seen.
 */
export function readCard(card: JsonObject): View {
  const alternatives = requirementsOf({ pointer: '', value: card }).map((requirement) =>
    demandsOf(requirement).map(({ name, value }) => {
      const scheme = isObject(card.securitySchemes) ? card.securitySchemes[name] : undefined;
      const type = isObject(scheme) ? schemeMembers.find((member) => isObject(scheme[member])) : undefined;
      return { scheme: name, ...(type && { type }), scopes: isObject(value) ? texts(value.list) : [] };
    }),
  );
  return {
    interfaces: interfacesOf(card).map(({ value }) => ({
      url: text(value.url),
      protocolBinding: text(value.protocolBinding),
      protocolVersion: text(value.protocolVersion),
      ...(text(value.tenant) && { tenant: text(value.tenant) }),
    })),
    skills: skillsOf(card).map(({ value }) => ({ id: text(value.id), name: text(value.name) })),
    authentication: {
      required: alternatives.length > 0 && alternatives.every((together) => together.length > 0),
      alternatives,
    },
    ignored: undeclaredMembers(a2aCardId, card).map(({ pointer }) => pointer),
    emptied: emptied(card),
  };
}

/** Security that is there, but in a shape of which nothing is left after reading. */
function emptied(card: JsonObject): string[] {
  const isEmptied = ({ value }: Part, known: readonly string[]) =>
    Object.keys(value).length > 0 && !known.some((member) => isObject(value[member]));
  const schemes = schemesOf(card).filter((scheme) => isEmptied(scheme, schemeMembers));
  const requirements = securedParts(card).flatMap(requirementsOf);
  const lists = requirements.flatMap(demandsOf).filter(({ value }) => Array.isArray(value) && value.length > 0);
  const empty = requirements.filter((requirement) => isEmptied(requirement, ['schemes']));
  return [...schemes, ...empty, ...lists].map(({ pointer }) => pointer);
}
