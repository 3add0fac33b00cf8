import type { EdgeHandler } from './edge.ts';
import { Problem } from './problem.ts';

/**
 * What one address may send for judging: far above what a person or a pipeline needs, and low enough that one sender
 * cannot take the CPU of all. The binding counts, by the same numbers in wrangler.toml; it knows periods of 10 and 60
 * seconds, and tells no remaining count.
 */
export const rateLimit = { requests: 600, seconds: 60 } as const;

/**
 * The same handler, which refuses an address that sends too much (RFC 6585 section 4). Without the binding nothing is
 * counted: that is how tests and local development run. Cloudflare sets the address itself and lets no sender set it.
 */
export const limited =
  (judge: EdgeHandler): EdgeHandler =>
  async (c, next) => {
    const key = c.req.header('cf-connecting-ip') ?? 'unknown';
    const { success } = (await c.env.RATE_LIMIT?.limit({ key })) ?? { success: true };
    if (success) return judge(c, next);
    throw new Problem(
      'too-many-requests',
      `More than ${rateLimit.requests} requests came from this address in ${rateLimit.seconds} seconds. Nothing was judged. Wait a minute and send it again.`,
      {},
      {
        'Retry-After': String(rateLimit.seconds),
        // draft-ietf-httpapi-ratelimit-headers: q is the quota, w its window in seconds.
        'RateLimit-Policy': `"judging";q=${rateLimit.requests};w=${rateLimit.seconds}`,
      },
    );
  };
