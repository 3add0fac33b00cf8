import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

/**
 * Whether this machine has a browser. Where it has none the browser tests are skipped and say so in one line; in CI they
 * run all the same, and so fail.
 */
export const hasBrowser = executablePath !== undefined || process.env.CI === 'true';

if (!hasBrowser) console.warn('Skipped what needs a browser: no Chromium found (Debian: apt-get install chromium).');

export function launch(): Promise<Browser> {
  if (!executablePath) throw new Error('No Chromium found; .ci/run installs it.');
  return chromium.launch({
    executablePath,
    // Without these, a browser in a closed network keeps asking for addresses of its maker.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
