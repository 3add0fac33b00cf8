import type { Hono } from 'hono';
import type { Edge, EdgeHandler } from './edge.ts';
import { Problem } from './problem.ts';

type Methods = Readonly<Partial<Record<'GET' | 'POST' | 'PUT', EdgeHandler>>>;

/** The answer to a CORS preflight and to any OPTIONS: any header of a stranger's client may come with it. */
export function preflight(allow: readonly string[]): Response {
  const methods = allow.join(', ');
  return new Response(null, {
    status: 204,
    headers: {
      Allow: methods,
      'Access-Control-Allow-Methods': methods,
      // The star does not cover Authorization (Fetch, CORS-preflight fetch).
      'Access-Control-Allow-Headers': '*, Authorization',
      'Access-Control-Max-Age': '86400',
    },
  });
}

/** Refuses a method that the address does not answer (RFC 9110 §15.5.6). */
export function methodNotAllowed(method: string, allow: readonly string[]): Problem {
  const methods = allow.join(', ');
  return new Problem(
    'method-not-allowed',
    `${method} does nothing at this address. It answers ${methods}.`,
    { allow: [...allow] },
    { Allow: methods },
  );
}

/** All methods that a path answers: HEAD comes with GET, and OPTIONS always. */
const allowed = (methods: Methods): readonly string[] => [
  ...(methods.GET ? ['GET', 'HEAD'] : []),
  ...(methods.POST ? ['POST'] : []),
  ...(methods.PUT ? ['PUT'] : []),
  'OPTIONS',
];

/** Gives a path its methods, and a true answer to every other one. */
export function mount(app: Hono<Edge>, path: string, methods: Methods): void {
  const allow = allowed(methods);
  app.all(path, (c, next) => {
    const { method } = c.req;
    if (methods.GET && (method === 'GET' || method === 'HEAD')) return methods.GET(c, next);
    if (methods.POST && method === 'POST') return methods.POST(c, next);
    if (methods.PUT && method === 'PUT') return methods.PUT(c, next);
    if (method === 'OPTIONS') return preflight(allow);
    throw methodNotAllowed(method, allow);
  });
}
