import { afterAll, beforeAll, inject, vi } from 'vitest';

/**
 * For the tests of a file: whoever fetches from the host of the schema ids gets the running Worker's answer, as in
 * production; every other address fails, so that no test leaves the machine. Returns the ids that were fetched.
 */
export function serveIdsFromWorker(): readonly string[] {
  const fetched: string[] = [];
  const real = globalThis.fetch;
  beforeAll(() => {
    vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
      const url = new URL(input);
      if (url.origin !== 'https://1849.ai') throw new Error(`Not an address of the service: ${url}`);
      fetched.push(url.href);
      return real(inject('base') + url.pathname + url.search, init);
    });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
  return fetched;
}
