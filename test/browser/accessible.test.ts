import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openCheckPage } from './check-page.ts';
import { hasBrowser, launch } from './chromium.ts';
import { agentWithFaults, hostileCard } from './documents.ts';
import { pictures } from './pictures.ts';

/** What axe finds against WCAG 2.2 A and AA and its own best practices, and what is hidden and yet shown: rule and element. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // Where the bar to the result lies over something it comes out from under it by scrolling: here to where the bar rests.
  await page.evaluate(() => document.querySelector('#jump')?.parentElement?.scrollIntoView({ block: 'end' }));
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    const shown = [...document.querySelectorAll('[hidden]')].filter((one) => one.getClientRects().length > 0);
    return [
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
      ),
      ...shown.map(({ outerHTML }) => `hidden ${outerHTML.slice(0, 200)}`),
    ];
  });
}

describe.runIf(hasBrowser)('axe finds nothing', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const views = (['light', 'dark'] as const).flatMap((colorScheme) =>
    [320, 1280].flatMap((width) => ['/', '/id/'].map((path) => ({ colorScheme, width, path }))),
  );

  test.each(views)('$path, $width px, $colorScheme', async ({ colorScheme, width, path }) => {
    const { page, check } = await openCheckPage(browser, path, { colorScheme, viewport: { width, height: 800 } });
    expect(await faults(page)).toEqual([]);
    await check(hostileCard);
    expect(await faults(page)).toEqual([]);
    await check(agentWithFaults);
    expect(await faults(page)).toEqual([]);
    await page.locator('#findings > .tools > .main').click();
    await page.getByRole('dialog').waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  const paths = [
    '/preview',
    '/templates',
    '/templates/booking',
    '/guide',
    '/rules',
    '/rules/yaml/unquoted-colon',
    '/api',
  ].flatMap((path) => [path, `/id${path}`]);
  const pages = views.filter(({ path }) => path === '/').flatMap((view) => paths.map((path) => ({ ...view, path })));

  test.each(pages)('$path, $width px, $colorScheme', async ({ colorScheme, width, path }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
    const page = await context.newPage();
    await page.goto(inject('base') + path);
    expect(await faults(page)).toEqual([]);
    const example = page.locator('#example');
    if ((await example.count()) > 0) {
      await example.click();
      await page.locator('.card').waitFor();
      expect(await faults(page)).toEqual([]);
      await page.locator('#as-json').evaluate((one) => one.setAttribute('open', ''));
      await page.locator('#listings').fill('[{"state": "public", "title": "x"}]');
      await page.locator('.findings').waitFor();
      expect(await faults(page)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await context.close();
  });

  const states = Object.entries(pictures)
    .filter(([name]) =>
      /^(?:sent-|schema|problem|check-(?:folder|replaced|long|rtl)|generator-id|preview-broken)/.test(name),
    )
    .flatMap(([name, picture]) =>
      // Each theme and each width once.
      views
        .filter(({ path, colorScheme, width }) => path === '/' && (colorScheme === 'dark') === (width === 320))
        .map(({ colorScheme, width }) => ({ name, picture, colorScheme, width })),
    );

  test.each(states)('$name, $width px, $colorScheme', async ({ picture, colorScheme, width }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 }, locale: 'en-US' });
    const page = await context.newPage();
    await page.goto(inject('base') + picture.path);
    await picture.before?.(page);
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await context.close();
  });

  const generators = views
    .filter(({ path }) => path === '/')
    .flatMap((view) => ['/generator', '/id/generator'].map((path) => ({ ...view, path })));

  test.each(generators)('$path, $width px, $colorScheme', async ({ colorScheme, width, path }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
    const page = await context.newPage();
    await page.goto(inject('base') + path);
    await page.locator('#form').waitFor();
    expect(await faults(page)).toEqual([]);
    await page
      .locator('[data-member="name"]')
      .first()
      .fill(`${'x'.repeat(400)} \u202Eb`);
    const add = page.locator('[data-member="securitySchemes"] > p > button');
    for (const [index, kind] of ['api', 'http', 'oauth2', 'openId', 'mtls'].entries()) {
      await add.click();
      const select = page.locator('[data-item] > .field > [data-chooses]').nth(index);
      await select.selectOption(
        await select.locator(`[value^="${kind}"]`).evaluate((one) => (one as HTMLOptionElement).value),
      );
    }
    expect(await faults(page)).toEqual([]);
    await page.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLElement>('#form :is(input, select, textarea)')) {
        field.focus();
        field.blur();
      }
    });
    await page.locator('#findings .findings').waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await context.close();
  });
});
