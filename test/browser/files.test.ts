import { Buffer } from 'node:buffer';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCheckPage } from './check-page.ts';
import { hasBrowser, launch } from './chromium.ts';
import { agentWithFaults } from './documents.ts';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
const large = Buffer.from(' '.repeat(262_145));

describe.runIf(hasBrowser)('a file on the check page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const open = (page: Page, name: string, buffer: Buffer) =>
    page.locator('#file').setInputFiles({ name, mimeType: '', buffer });
  const terminal = (page: Page) => page.locator('pre.line').textContent();

  test.each([
    ['/', 'photo.png', png, /photo\.png is not opened/],
    ['/id/', 'photo.png', png, /photo\.png tidak dibuka/],
    ['/', 'card.json', large, /257 KiB/],
  ])('at %s that is refused is told of above the text and as the result: %s', async (path, name, bytes, says) => {
    const { page, text, complaints } = await openCheckPage(browser, path);
    await open(page, name, bytes);
    const alert = page.getByRole('alert').filter({ hasText: says });
    await alert.waitFor();
    const above = await page.evaluate(() => {
      const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
      return top('refused') < top('editor');
    });
    expect(above).toBe(true);
    await page.locator('#verdict', { hasText: says }).waitFor();
    expect(await text()).toBe('');
    await page.locator('.cm-content').fill('x');
    await alert.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });

  test('that is refused leaves the text and its result as they are', async () => {
    const { page, check, text } = await openCheckPage(browser);
    const before = await check(agentWithFaults);
    await open(page, 'photo.png', png);
    await page.getByRole('alert').filter({ hasText: 'photo.png' }).waitFor();
    expect(await text()).toBe(agentWithFaults);
    expect(await page.locator('#verdict').textContent()).toBe(before);
    await open(page, 'a.agent.md', Buffer.from(agentWithFaults));
    await page.getByRole('alert').waitFor({ state: 'hidden' });
  });

  test('is named above its text and in the line for a terminal, which is seen whole', async () => {
    const { page, verdict, check } = await openCheckPage(browser, '/', { viewport: { width: 390, height: 844 } });
    expect(await terminal(page)).toContain('--data-binary @goloco.agent.md');
    await open(page, "it's my card.json", Buffer.from('{"name": "a"}'));
    await verdict();
    await page.getByText("From it's my card.json").waitFor();
    expect(await terminal(page)).toContain(`--data-binary '@it'\\''s my card.json'`);
    const wide = await page.locator('pre.line').evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.locator('#file-name').waitFor({ state: 'hidden' });
    await check('{"name": "a"}');
    await page.locator('#terminal-file', { hasText: '@agent-card.json' }).waitFor();
  });

  test('and nothing else is there to be copied, saved or shared', async () => {
    const { page, check } = await openCheckPage(browser);
    const tools = page.locator('#tools button');
    expect(await tools.evaluateAll((all) => all.map((one) => (one as HTMLButtonElement).disabled))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    await check(agentWithFaults);
    expect(await tools.evaluateAll((all) => all.some((one) => (one as HTMLButtonElement).disabled))).toBe(false);
  });

  test.each([
    ['/', 'Start from a template', /\/templates$/],
    ['/id/', 'isi formulir', /\/id\/generator$/],
  ])('%s leads on who has no card yet: %s', async (path, name, to) => {
    const { page } = await openCheckPage(browser, path);
    await page.getByRole('link', { name }).click();
    await page.waitForURL(to);
  });
});
