import { cloudflareTest } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';

/** Four suites: the core in Node, the Worker in workerd, the served address with real clients, and a browser. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // A test fails for what it finds, not for a busy machine; only what hangs runs into this.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The Worker tells one event for each request; test/worker/log.test.ts looks at them.
    onConsoleLog: (line) => !line.startsWith('{"event":"request"'),
    projects: [
      { extends: true, test: { name: 'core', include: ['test/core/**/*.test.ts'], setupFiles: 'test/seeded.ts' } },
      { extends: true, test: { name: 'fuzz', include: ['test/fuzz/**/*.test.ts'] } },
      {
        extends: true,
        plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
        test: { name: 'worker', include: ['test/worker/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/e2e/server.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/e2e/server.ts',
        },
      },
    ],
  },
});
