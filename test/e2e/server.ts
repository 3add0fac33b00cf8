import type { TestProject } from 'vitest/node';
import { unstable_startWorker } from 'wrangler';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running Worker, without a trailing slash. */
    base: string;
  }
}

/** Starts the real server once for all end-to-end tests, on a free port. */
export default async function setup(project: TestProject) {
  const worker = await unstable_startWorker({
    config: 'wrangler.toml',
    dev: { server: { port: 0 }, inspector: false, logLevel: 'error', watch: false },
  });
  await worker.ready;
  const url = await worker.url;
  project.provide('base', url.href.replace(/\/$/, ''));
  return () => worker.dispose();
}
