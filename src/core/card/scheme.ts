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

/** The `type` of 0.3, and what people write for it, to the member that holds such a scheme in 1.0. */
const memberOfType: Readonly<Record<string, SchemeMember>> = {
  apikey: 'apiKeySecurityScheme',
  http: 'httpAuthSecurityScheme',
  httpauth: 'httpAuthSecurityScheme',
  oauth2: 'oauth2SecurityScheme',
  openidconnect: 'openIdConnectSecurityScheme',
  mutualtls: 'mtlsSecurityScheme',
};

/** The member that holds a scheme of this `type`; undefined where 1.0 has none. */
export function memberFor(type: string): SchemeMember | undefined {
  const name = type.toLowerCase();
  return Object.hasOwn(memberOfType, name) ? memberOfType[name] : undefined;
}

/** What people call the kinds beside that, as a member. */
const called: Readonly<Record<string, SchemeMember>> = {
  xapikey: 'apiKeySecurityScheme',
  httpauthentication: 'httpAuthSecurityScheme',
  oauth: 'oauth2SecurityScheme',
  oidc: 'openIdConnectSecurityScheme',
  openid: 'openIdConnectSecurityScheme',
  mtls: 'mtlsSecurityScheme',
};

/** The member that a name in its place stands for: `apiKey`, or `mutualTlsSecurityScheme`, as its message is called. */
export function memberMeant(name: string): SchemeMember | undefined {
  const kind = name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/(security)?(scheme)?$/, '');
  return memberFor(kind) ?? (Object.hasOwn(called, kind) ? called[kind] : undefined);
}

/** The flows of OAuth that A2A has or had; what else stands beside them, such as an `x-` member of OpenAPI, is none. */
const flowNames = ['authorizationCode', 'clientCredentials', 'implicit', 'password', 'deviceCode'];

/** The names of the flows of a scheme, in their order. */
export const flowsOf = ({ flows }: JsonObject): string[] =>
  isObject(flows) ? Object.keys(flows).filter((name) => flowNames.includes(name) && isObject(flows[name])) : [];

/** Some authors declare a scheme that says "none", where A2A would have left security out. */
export const saysNone = (type: unknown): boolean => typeof type === 'string' && /^(none|public|anonymous)$/i.test(type);

/** Whether a scheme is in the flat form of 0.3, which a 1.0 client reads as `{}`. */
export const isFlat = (scheme: JsonObject): boolean => typeof scheme.type === 'string' && !schemeMember(scheme);

/** The `type` that 0.3 has for what a member of 1.0 holds. */
export const typeOf = (member: SchemeMember): string =>
  ({
    apiKeySecurityScheme: 'apiKey',
    httpAuthSecurityScheme: 'http',
    oauth2SecurityScheme: 'oauth2',
    openIdConnectSecurityScheme: 'openIdConnect',
    mtlsSecurityScheme: 'mutualTLS',
  })[member];
