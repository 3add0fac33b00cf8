import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hasBrowser, launch } from './chromium.ts';

/** The page as it is without JavaScript: a form, and the result as HTML. */
describe.runIf(hasBrowser)('checking a file without JavaScript', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launch();
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    page = await context.newPage();
  });
  afterAll(() => browser?.close());

  const check = async (text: string, path = '/') => {
    await page.goto(inject('base') + path);
    await page.getByRole('textbox').fill(text);
    await page.locator('#send').click();
    return page.locator('main').textContent();
  };

  test('a colon in an agent file is shown with its place and the way out', async () => {
    const shown = await check('---\nname: a\ndescription: Use when: asked\n---\nDo it.\n');
    expect(shown).toContain('double quotes');
    expect(await page.locator('mark').allInnerTexts()).toEqual([':']);
  });

  test('a good file gets a plain yes', async () => {
    const shown = await check('---\nname: a\ndescription: Answers when asked\n---\nDo it.\n');
    expect(shown).toMatch(/valid/i);
    expect(await page.locator('mark').count()).toBe(0);
  });

  test('in Indonesian too, and the way back leads to the Indonesian form', async () => {
    const shown = await check('---\nname: a\ndescription: Use when: asked\n---\nDo it.\n', '/id/');
    expect(shown).toContain('Tidak sah');
    expect(await page.locator('html').getAttribute('lang')).toBe('id');
    await page.getByRole('link', { name: 'Periksa berkas lain' }).click();
    expect(new URL(page.url()).pathname).toBe('/id/');
  });

  test('text from a document stays text', async () => {
    await check('{"name": "<img src=x onerror=alert(1)>", "name": 2}');
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.locator('main').textContent()).toContain('<img src=x');
  });

  test.each(['/', '/id/preview', '/generator', '/templates', '/templates/booking', '/rules'])(
    'what only a script can use is not shown on %s',
    async (path) => {
      await page.goto(inject('base') + path);
      const shown = await page
        .locator('[hidden]')
        .evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0).map(({ outerHTML }) => outerHTML));
      expect(shown).toEqual([]);
      expect(await page.locator('main button[type="button"]:visible').count()).toBe(0);
    },
  );

  test('nothing is wider than a phone', async () => {
    await check(`{"name": "${'x'.repeat(5000)}", "name": 2}`);
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
