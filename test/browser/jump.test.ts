import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, launch } from './chromium.ts';
import { agentWithFaults } from './documents.ts';
import { openPage, tabTo } from './open-page.ts';

/** Each page with a form that its result stands below, and how there comes to be one. */
const pages = [
  ['/', /^Not valid: 1 error\. *Result$/, (page: Page) => page.locator('.cm-content').fill(agentWithFaults)],
  ['/generator?template=booking', /^Valid: .*Result$/, async () => {}],
  ['/id/preview', /^Kartunya *Hasil$/, (page: Page) => page.getByRole('button', { name: 'Tampilkan contoh' }).click()],
] as const;

describe.runIf(hasBrowser)('the way to the result', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const bar = (page: Page) => page.locator('#jump button');
  const isInSight = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

  test.each(pages)('on a phone, on %s: in sight over the form, by touch and by keyboard', async (path, says, make) => {
    const { page, complaints } = await openPage(browser, path, {
      viewport: { width: 320, height: 640 },
      hasTouch: true,
    });
    await make(page);
    await bar(page).waitFor();
    expect((await bar(page).textContent())?.trim().replace(/\s+/g, ' ')).toMatch(says);
    await page.evaluate(() => document.querySelector('#form')?.scrollIntoView());
    expect(await isInSight(page, '#jump')).toBe(true);
    expect(await isInSight(page, '#verdict')).toBe(false);
    await bar(page).tap();
    expect(await focused(page)).toBe('result-title');
    expect(await isInSight(page, '#verdict')).toBe(true);
    await page.evaluate(() => (document.querySelector('#content') as HTMLElement).focus());
    await tabTo(page, says);
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('result-title');
    expect(await isInSight(page, '#result-title')).toBe(true);
    expect(complaints).toEqual([]);
  });

  test.each(pages)('is not there beside the result, nor before there is one, on %s', async (path, _, make) => {
    const { page } = await openPage(browser, path);
    await make(page);
    await page.locator('#verdict:is(.valid, .invalid)').waitFor();
    expect(await bar(page).isVisible()).toBe(false);
    const empty = await openPage(browser, path.replace(/\?.*/, ''), { viewport: { width: 320, height: 640 } });
    await empty.page.locator('#result').waitFor();
    expect(await bar(empty.page).isVisible()).toBe(false);
  });

  test('does not lie over the field that has the focus', async () => {
    const { page } = await openPage(browser, '/generator?template=booking', { viewport: { width: 320, height: 640 } });
    await bar(page).waitFor();
    await page.locator('#AgentCard-name').focus();
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const { bottom, top } = (document.activeElement as Element).getBoundingClientRect();
        const over = document.querySelector('#jump')?.getBoundingClientRect();
        return (
          over !== undefined && !document.activeElement?.closest('#jump') && bottom > over.top && top < over.bottom
        );
      });
      expect([step, covered]).toEqual([step, false]);
    }
  });
});
