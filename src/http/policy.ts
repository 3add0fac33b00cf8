import type { MiddlewareHandler } from 'hono';
import type { Edge } from './edge.ts';

/** Header policies by name. Every header that does not depend on the single answer is set here and nowhere else. */
const policies = {
  /** Schemas, reports, problems: data for any origin, and nothing in it may run or load. */
  data: {
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  },
  /** HTML of ours: own stylesheet, own forms, no script, no frame around it. */
  page: {
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  },
  /**
   * A page with a script of ours: it checks in a worker and asks no address, so that what is typed cannot leave. A script
   * address is made in one place, under this policy (Trusted Types).
   */
  app: {
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types goloco",
  },
  /** What a page of ours loads. */
  asset: {
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  },
} as const;

export type PolicyName = keyof typeof policies;

/** On every answer. The service has no cookie and no credential, so any origin may read everything (Fetch, CORS). */
const everywhere = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link, X-Verdict, X-Request-Id, Retry-After, RateLimit-Policy, Allow',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
} as const;

const fields = new Map(
  Object.entries(policies).map(([name, policy]) => [name as PolicyName, { ...everywhere, ...policy }]),
);

/** All header fields of a policy, by their names. */
export const policyFields = (name: PolicyName): Readonly<Record<string, string>> => fields.get(name) ?? everywhere;

/** Runs around everything else, so that refusals, 304s and 500s carry their headers and a request id too. */
export const withPolicy: MiddlewareHandler<Edge> = async (c, next) => {
  c.set('requestId', crypto.randomUUID());
  c.set('policy', 'data');
  await next();
  const { headers } = c.res;
  const policy = c.get('policy');
  if (policy) for (const [name, value] of Object.entries(policyFields(policy))) headers.set(name, value);
  headers.set('X-Request-Id', c.get('requestId'));
};
