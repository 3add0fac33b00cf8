/** Pictures of every page, for people to look at: `npm run screenshots` writes them into `screenshots/`. */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { start } from '../e2e/start.ts';
import { launch } from './chromium.ts';
import { agentWithFaults, cardWithLostSecurity, hostileCard } from './documents.ts';

const folder = new URL('../../screenshots/', import.meta.url).pathname;
const widths = { phone: 320, desktop: 1280 };
const themes = ['light', 'dark'] as const;

/** Waits until the editor is there, puts a text in, and waits for its verdict. */
async function check(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').fill(text);
  await page.locator('.verdict.valid, .verdict.invalid').waitFor();
}

/** Each picture: where it is taken, and what is done before. */
const pictures: Record<string, { path: string; before?: (page: Page) => Promise<unknown> }> = {
  check: { path: '/', before: (page) => page.locator('.cm-content').waitFor() },
  'check-id': { path: '/id/', before: (page) => page.locator('.cm-content').waitFor() },
  'check-agent': { path: '/', before: (page) => check(page, agentWithFaults) },
  'check-card': { path: '/id/', before: (page) => check(page, cardWithLostSecurity) },
  'check-hostile': { path: '/', before: (page) => check(page, hostileCard) },
  'check-changes': {
    path: '/',
    async before(page) {
      await check(page, agentWithFaults);
      await page.locator('#findings > p > .main').click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  generator: { path: '/generator' },
  'generator-template': {
    path: '/generator?template=customer-support',
    before: (page) => page.locator('.verdict.valid, .verdict.invalid').waitFor(),
  },
  'generator-id': {
    path: '/id/generator',
    async before(page) {
      await page.getByRole('textbox', { name: 'Nama', exact: true }).first().fill('Meja Paket');
      await page.locator('.verdict.invalid').waitFor();
    },
  },
  preview: { path: '/preview' },
  'preview-card': {
    path: '/id/preview',
    async before(page) {
      await page.locator('#example').click();
      await page.locator('.card').waitFor();
    },
  },
  templates: { path: '/templates' },
  'templates-id': { path: '/id/templates' },
  template: { path: '/templates/booking' },
  rules: { path: '/rules' },
  guide: { path: '/guide' },
  'guide-id': { path: '/id/guide' },
  api: { path: '/api' },
  rule: { path: '/rules/yaml/unquoted-colon' },
  schema: { path: '/schema/goloco-agent.schema.json' },
};

mkdirSync(folder, { recursive: true });
const only = process.argv[2];
const { base, stop } = await start();
const browser = await launch();
for (const colorScheme of themes) {
  for (const [size, width] of Object.entries(widths)) {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 }, locale: 'en-US' });
    for (const [name, { path, before }] of Object.entries(pictures)) {
      if (only && !name.startsWith(only)) continue;
      const page = await context.newPage();
      page.on('console', (message) => console.warn(`${name}: ${message.text()}`));
      page.on('pageerror', (error) => console.warn(`${name}: ${error}`));
      await page.goto(base + path);
      await before?.(page);
      await page.screenshot({ path: `${folder}${name}-${size}-${colorScheme}.png`, fullPage: true });
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
await stop();
