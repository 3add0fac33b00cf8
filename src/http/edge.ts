import type { Context, Handler } from 'hono';
import type { PolicyName } from './policy.ts';

/** What wrangler.toml binds. */
interface Bindings {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

/** The environment of every handler: `requestId` is set before it runs, `policy` by whoever answers. */
export interface Edge {
  Bindings: Bindings;
  Variables: { requestId: string; policy: PolicyName };
}

export type EdgeContext = Context<Edge>;
export type EdgeHandler = Handler<Edge>;
