import type { Context, Handler } from 'hono';
import type { Report } from '../core/report.ts';
import type { PolicyName } from './policy.ts';

/** What wrangler.toml binds. */
interface Bindings {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  /** Models that Goloco has a price for, parted by commas. */
  readonly HOSTED_MODELS?: string;
  /** Counts requests by key; absent where none are counted. */
  readonly RATE_LIMIT?: { limit(of: { key: string }): Promise<{ success: boolean }> };
}

/**
 * The environment of every handler: `requestId` is set before it runs, `policy` by whoever answers, undefined where the
 * answer has the fields of its policy already, `bytes` by who reads
 * the body and `judged` by who judges it, both for the log.
 */
export interface Edge {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    policy: PolicyName | undefined;
    bytes?: number;
    judged?: Pick<Report, 'kind' | 'valid' | 'summary'>;
  };
}

export type EdgeContext = Context<Edge>;
export type EdgeHandler = Handler<Edge>;
