import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { inject } from 'vitest';

export interface CheckPage {
  readonly page: Page;
  readonly editor: Locator;
  /** What the page complained of: errors, warnings, what the content security policy stopped. */
  readonly complaints: readonly string[];
  /** Every address that was asked, without the origin of the service. */
  readonly requests: readonly string[];
  text(): Promise<string>;
  /** Puts a text in and waits for its verdict. */
  check(text: string): Promise<string>;
  verdict(pattern?: RegExp): Promise<string>;
}

/** The check page in a fresh context, its editor there. */
export async function openCheckPage(
  browser: Browser,
  path = '/',
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<CheckPage> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 }, ...options });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('dialog', (dialog) => complaints.push(`dialog ${dialog.message()}`) && dialog.dismiss());
  page.on('request', (request) => requests.push(request.url().replace(inject('base'), '')));
  await prepare(page);
  await page.goto(inject('base') + path);
  const editor = page.locator('.cm-content');
  await editor.waitFor();
  const verdict = async (pattern = /./) => {
    const found = page.locator('#verdict.valid, #verdict.invalid').filter({ hasText: pattern });
    await found.waitFor();
    return (await found.textContent()) ?? '';
  };
  return {
    page,
    editor,
    complaints,
    requests,
    verdict,
    async text() {
      await editor.waitFor();
      return (await page.locator('.cm-line').allTextContents()).join('\n');
    },
    async check(text) {
      await editor.fill('');
      await page.locator('#verdict:not(.valid, .invalid)').waitFor();
      await editor.fill(text);
      return verdict();
    },
  };
}
