import { sha256 } from '../core/sha256.ts';
import { conditional } from './conditional.ts';
import type { EdgeContext } from './edge.ts';

/** One form of a resource that never changes while this version runs. */
export interface Representation {
  readonly type: 'application/schema+json' | 'application/json' | 'text/html' | 'text/markdown';
  /** Names the resource; one key and type stand for one body. */
  readonly key: string;
  readonly write: () => string | Promise<string>;
}

/** Values, not promises: a Worker must not wait for a promise that another request began. */
const kept = new Map<string, { readonly body: string; readonly etag: string }>();

/**
 * Writes a representation on first use and keeps it with its tag. Two types of one resource can have the same bytes
 * but must not share a strong tag (RFC 9110 §8.8.3), so the subtype follows the digest.
 */
async function keep({ type, key, write }: Representation) {
  const name = `${type} ${key}`;
  const known = kept.get(name);
  if (known) return known;
  const body = await write();
  const made = { body, etag: `"${await sha256(body)}-${type.slice(type.indexOf('/') + 1)}"` };
  kept.set(name, made);
  return made;
}

/** Answers GET and HEAD with a representation: an hour in caches, conditional, under the policy of its type. */
export async function represent(
  c: EdgeContext,
  representation: Representation,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { body, etag } = await keep(representation);
  const { type } = representation;
  c.set('policy', type === 'text/html' ? 'page' : 'data');
  return conditional(
    c,
    body,
    new Headers({
      'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'Cache-Control': 'public, max-age=3600',
      Vary: 'Accept',
      ETag: etag,
      ...headers,
    }),
  );
}
