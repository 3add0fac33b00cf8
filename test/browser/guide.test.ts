import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hasBrowser, launch } from './chromium.ts';

describe.runIf(hasBrowser)('the guide, the rules and the API page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  async function open(path: string, options: Parameters<Browser['newContext']>[0] = {}) {
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 }, ...options });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(inject('base') + path);
    return { page, complaints };
  }

  test('a rule is found by keyboard, by its words', async () => {
    const { page, complaints } = await open('/rules');
    while (!(await page.evaluate(() => document.activeElement?.id === 'filter'))) await page.keyboard.press('Tab');
    await page.keyboard.type('Security ERROR dropped');
    const rows = page.locator('.rule-group tbody tr:visible');
    expect(await rows.count()).toBe(1);
    expect(await page.locator('#shown').textContent()).toMatch(/^1 of \d+ rules\.$/);
    expect(await page.locator('.contents a:visible').allTextContents()).toEqual(['Agent cards']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Security that no 1.0 client sees' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('what no rule has is said, and clearing the words brings all back', async () => {
    const { page } = await open('/id/rules');
    const all = await page.locator('.rule-group tbody tr:visible').count();
    await page.getByLabel('Cari aturan').fill('zzzz');
    expect(await page.locator('#shown').textContent()).toBe('Tidak ada aturan dengan semua kata ini.');
    expect(await page.locator('.rule-group h2:visible').count()).toBe(0);
    await page.getByLabel('Cari aturan').fill('');
    expect(await page.locator('.rule-group tbody tr:visible').count()).toBe(all);
  });

  test('without a script the rules are there, with anchors and no filter', async () => {
    const { page } = await open('/rules', { javaScriptEnabled: false });
    expect(await page.locator('#filter').isVisible()).toBe(false);
    await page.getByRole('navigation', { name: 'Groups of rules' }).getByRole('link', { name: 'YAML' }).click();
    expect(new URL(page.url()).hash).toBe('#yaml');
    expect(await page.getByRole('heading', { name: 'YAML' }).isVisible()).toBe(true);
  });

  test('by mouse from the guide to a type, and to an old card in the checker', async () => {
    const { page } = await open('/guide');
    await page.locator('#card a[href="#AgentInterface"]').first().click();
    expect(new URL(page.url()).hash).toBe('#AgentInterface');
    await page.getByRole('link', { name: 'See a card of 0.3 become one of 1.0' }).click();
    await page.locator('.verdict.valid').waitFor();
  });
});
