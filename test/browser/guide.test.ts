import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, launch } from './chromium.ts';
import { openPage, tabTo } from './open-page.ts';

describe.runIf(hasBrowser)('the guide, the rules and the API page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const open = (path: string, options: BrowserContextOptions = {}) => openPage(browser, path, options);

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
    await page.getByRole('heading', { level: 1, name: 'Security that clients do not see' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test.each([
    ['/rules', 'bearer', 'card/dropped-security'],
    ['/rules', 'single quotes', 'json/quotes'],
    ['/rules', 'example.com', 'card/placeholder-host'],
    ['/id/rules', 'kutip tunggal', 'json/quotes'],
  ])('at %s the words that people use find a rule: %s', async (path, words, code) => {
    const { page } = await open(path);
    await page.locator('#filter').fill(words);
    expect(await page.locator('.rule-group tbody th:visible').allTextContents()).toContain(code);
  });

  test('a rule is found by mouse, by its group', async () => {
    const { page, complaints } = await open('/id/rules');
    await page.getByRole('navigation', { name: 'Kelompok aturan' }).getByRole('link', { name: 'YAML' }).click();
    expect(await page.locator('#yaml').evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
    await page.getByRole('link', { name: 'yaml/unquoted-colon' }).click();
    await page.getByRole('heading', { level: 1, name: 'Titik dua' }).waitFor();
    await page.getByRole('link', { name: 'Semua aturan' }).click();
    await page.getByRole('heading', { level: 1, name: 'Aturan' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('by keyboard alone through the guide: to a part, to an example, to what readers do', async () => {
    const { page, complaints } = await open('/guide');
    await tabTo(page, /^Skip to the content$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^The agent card$/);
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#card');
    await tabTo(page, /^SecurityRequirement$/);
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#SecurityRequirement');
    expect(await page.locator('#SecurityRequirement .readers').textContent()).toContain('Scopes that are not wrapped');
    await tabTo(page, /^A whole card$/);
    await page.keyboard.press('Enter');
    expect(await page.locator('details[open] pre').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('the schemas in Indonesian: around them, and in them where they are translated', async () => {
    const { page } = await open('/id/schema');
    await page.getByRole('link', { name: 'Labor terms', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe('/id/extensions/labor-terms/v1');
    await page.getByRole('heading', { name: 'Skemanya' }).waitFor();
    expect(await page.locator('#Offer').textContent()).toContain('Ketentuan satu penawaran.');
    await page.goto(`${new URL(page.url()).origin}/id/schema/report.schema.json`);
    expect(await page.locator("main span[lang='en']").count()).toBeGreaterThan(10);
    expect(await page.locator('main').textContent()).toContain('wajib');
    await page.getByRole('link', { name: 'English' }).click();
    expect(new URL(page.url()).pathname).toBe('/schema/report.schema.json');
    await page.getByRole('heading', { name: 'The schema', exact: true }).waitFor();
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
