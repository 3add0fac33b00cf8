import { isObject, type JsonObject } from '../document.ts';

/** The members of a SecurityScheme, one of which holds it (A2A 1.0, a oneof). */
export const schemeMembers = [
  'apiKeySecurityScheme',
  'httpAuthSecurityScheme',
  'oauth2SecurityScheme',
  'openIdConnectSecurityScheme',
  'mtlsSecurityScheme',
] as const;

export type SchemeMember = (typeof schemeMembers)[number];

/** The member that holds a scheme; undefined where none does. */
export const schemeMember = (scheme: JsonObject): SchemeMember | undefined =>
  schemeMembers.find((member) => isObject(scheme[member]));

/** Whether a scheme is in the flat form of 0.3, which a 1.0 client reads as `{}`. */
export const isFlat = (scheme: JsonObject): boolean => typeof scheme.type === 'string' && !schemeMember(scheme);
