import { unstable_startWorker } from 'wrangler';

/**
 * The real Worker on a free port, as in this environment of wrangler.toml. Nothing is kept on disk: what several of them
 * keep in one place they lock from each other, and one that waits for it too long is gone.
 */
export const startWorker = (env?: 'production') =>
  unstable_startWorker({
    config: 'wrangler.toml',
    ...(env && { env }),
    dev: { server: { port: 0 }, inspector: false, logLevel: env ? 'none' : 'error', watch: false, persist: false },
  });

/** Starts the real server; `base` is its address, without a trailing slash. */
export async function start(): Promise<{ base: string; stop(): Promise<void> }> {
  const worker = await startWorker();
  await worker.ready;
  const { href } = await worker.url;
  return { base: href.replace(/\/$/, ''), stop: () => worker.dispose() };
}
