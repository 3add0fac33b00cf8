import { conditional } from '../conditional.ts';
import type { EdgeContext } from '../edge.ts';
import { methodNotAllowed, preflight } from '../mount.ts';
import { notFound } from '../problem.ts';

/**
 * The files that pages load stand at the top or in `/assets`. The file server decodes paths and reads `//` as `/`; here one
 * spelling is one address, and what is made for answers (../made.ts) has none.
 */
const FILE = /^\/(?:assets\/)?[\w.-]+$/;

const ALLOW = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whatever no route has: a file that a page loads, or not-found. The file server of the platform knows neither lists of
 * tags nor OPTIONS, so both are answered here.
 */
export async function staticFile(c: EdgeContext): Promise<Response> {
  if (!FILE.test(c.req.path)) return notFound(c);
  const found = await c.env.ASSETS.fetch(new Request(c.req.url, { redirect: 'manual' }));
  if (!found.ok) return notFound(c);
  const { method } = c.req;
  if (method === 'OPTIONS') return preflight(ALLOW);
  if (method !== 'GET' && method !== 'HEAD') throw methodNotAllowed(method, ALLOW);
  c.set('policy', 'asset');
  // Their headers cannot be changed in place.
  return conditional(c, found.body, new Headers(found.headers));
}
