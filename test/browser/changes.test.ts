import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repair } from '../../src/core/repair.ts';
import { openCheckPage } from './check-page.ts';
import { hasBrowser, launch } from './chromium.ts';

/** A comma too many hides that a member has an old name. */
const twoFaults = '{\n  "name": "a",\n  "default_input_modes": ["text/plain"],\n}\n';

describe.runIf(hasBrowser)('what safe fixes change', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test.each([
    ['/', 'en', /^\d changes\. There are more than problems were told/],
    ['/id/', 'id', /^\d perubahan\. Lebih banyak daripada masalah/],
  ] as const)('is told with the reason of each change at %s, as /repair tells it', async (path, language, counted) => {
    const { page, check, complaints } = await openCheckPage(browser, path);
    await check(twoFaults);
    await page.locator('#findings > .tools .main').click();
    await page.getByRole('dialog').waitFor();
    const { fixes } = await repair(new TextEncoder().encode(twoFaults), { language, to: 'same' });
    expect(fixes.length).toBeGreaterThan(1);
    expect(await page.locator('#reasons li').allTextContents()).toEqual(
      fixes.map(({ title, reason }) => `${title}: ${reason}`),
    );
    expect(await page.locator('#changes-count').textContent()).toMatch(counted);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('changes-title');
    expect(complaints).toEqual([]);
  });

  test('says what is gone, of an old card', async () => {
    const { page, verdict } = await openCheckPage(browser, '/#example=card/old-version');
    await verdict();
    await page.getByRole('button', { name: 'Show it as an A2A 1.0 card' }).click();
    await page.getByRole('dialog').waitFor();
    const { text } = await page.evaluate(() => ({ text: document.querySelector('#reasons')?.textContent ?? '' }));
    expect(text).not.toContain('undefined');
    expect(await page.locator('#changes-count').textContent()).toMatch(/^\d+ changes\.$/);
  });

  test('begins at its top in a low window, and all of it can be reached', async () => {
    const { page, check } = await openCheckPage(browser, '/', { viewport: { width: 320, height: 200 } });
    await check(twoFaults);
    await page.locator('#findings > .tools .main').click();
    const title = page.getByRole('heading', { name: 'What is changed' });
    await title.waitFor();
    const top = await title.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(100);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page
      .getByRole('dialog')
      .waitFor({ state: 'detached' })
      .catch(() => {});
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});

describe.runIf(hasBrowser)('at 400 %', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test.each(['/', '/generator', '/id/preview', '/guide'])('%s begins on the first screen', async (path) => {
    const { page } = await openCheckPage(browser, '/', { viewport: { width: 320, height: 200 } });
    await page.goto(new URL(path, page.url()).href);
    const { top, wide } = await page.evaluate(() => ({
      top: document.querySelector('h1')?.getBoundingClientRect().top ?? Number.NaN,
      wide: document.documentElement.scrollWidth,
    }));
    expect(top).toBeLessThan(140);
    expect(wide).toBe(320);
    await page.getByRole('navigation').first().getByRole('link').last().focus();
    const box = await page.getByRole('navigation').first().getByRole('link').last().boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });
});
