import { sha256 } from '../core/sha256.ts';
import { conditional } from './conditional.ts';
import type { EdgeContext } from './edge.ts';
import { type PolicyName, policyFields } from './policy.ts';

/** One form of a resource that never changes while this version runs. */
export interface Representation {
  readonly type: 'application/schema+json' | 'application/json' | 'text/html' | 'text/markdown';
  /** Names the resource; one key and type stand for one answer. */
  readonly key: string;
  readonly write: () => string | Promise<string>;
  /** That of its type where left out: a page has no script, and the rest is data. */
  readonly policy?: PolicyName;
  /** Header fields beside those of every representation, or in their place. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Values, not promises: a Worker must not wait for a promise that another request began. */
const kept = new Map<string, { readonly body: string; readonly headers: Headers }>();

/**
 * Writes a representation on first use and keeps it with all of its header fields, since each that is set for an answer
 * alone costs as much as finding the route. Two types of one resource can have the same bytes but must not share a strong
 * tag (RFC 9110 §8.8.3), so the subtype follows the digest.
 */
async function keep({ type, key, write, policy, headers }: Representation) {
  const name = `${type} ${key}`;
  const known = kept.get(name);
  if (known) return known;
  const body = await write();
  const made = {
    body,
    headers: new Headers({
      ...policyFields(policy ?? (type === 'text/html' ? 'page' : 'data')),
      'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'Cache-Control': 'public, max-age=3600',
      Vary: 'Accept',
      ETag: `"${await sha256(body)}-${type.slice(type.indexOf('/') + 1)}"`,
      ...headers,
    }),
  };
  kept.set(name, made);
  return made;
}

/** Answers GET and HEAD with a representation: an hour in caches, conditional, under its policy. */
export async function represent(c: EdgeContext, representation: Representation): Promise<Response> {
  const { body, headers } = await keep(representation);
  c.set('policy', undefined);
  return conditional(c, body, headers);
}
