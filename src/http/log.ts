import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Edge, EdgeContext } from './edge.ts';

/** The pattern of middleware, and of everything that no route has. */
const EVERYTHING = '/*';

/**
 * What is kept of a request. Nothing here comes from the document, the address or the sender's own words: a path could
 * hold a name, so the pattern of its route stands for it.
 */
interface RequestEvent {
  readonly event: 'request';
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** Of the body, as far as it was read; absent where none was. */
  readonly bytes?: number;
  readonly kind?: string;
  readonly verdict?: 'valid' | 'invalid';
  readonly errors?: number;
  readonly warnings?: number;
  readonly notes?: number;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function eventOf(c: EdgeContext): RequestEvent {
  const judged = c.get('judged');
  const bytes = c.get('bytes');
  return {
    event: 'request',
    requestId: c.get('requestId'),
    method: METHODS.includes(c.req.method) ? c.req.method : 'other',
    route: matchedRoutes(c).find(({ path }) => path !== EVERYTHING)?.path ?? EVERYTHING,
    status: c.res.status,
    ...(bytes !== undefined && { bytes }),
    ...(judged && { kind: judged.kind, verdict: judged.valid ? 'valid' : 'invalid', ...judged.summary }),
  };
}

/** One line of JSON for each request, which Workers Logs reads as fields. */
export const logRequest: MiddlewareHandler<Edge> = async (c, next) => {
  await next();
  console.log(JSON.stringify(eventOf(c)));
};
