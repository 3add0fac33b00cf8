import { unstable_startWorker } from 'wrangler';

/** Starts the real server on a free port; `base` is its address, without a trailing slash. */
export async function start(): Promise<{ base: string; stop(): Promise<void> }> {
  const worker = await unstable_startWorker({
    config: 'wrangler.toml',
    dev: { server: { port: 0 }, inspector: false, logLevel: 'error', watch: false },
  });
  await worker.ready;
  const { href } = await worker.url;
  return { base: href.replace(/\/$/, ''), stop: () => worker.dispose() };
}
