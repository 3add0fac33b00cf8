import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTemplate } from '../../src/core/templates/index.ts';
import { hasBrowser, launch } from './chromium.ts';
import { openPage } from './open-page.ts';

const booking = findTemplate('booking')?.text ?? '';

describe.runIf(hasBrowser)('the templates', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  async function open(path: string, options: BrowserContextOptions = {}) {
    const { page, complaints } = await openPage(browser, path, options);
    const shown = async () => (await page.locator('.template:visible > a').allTextContents()).sort();
    return { page, complaints, shown };
  }

  test('by mouse: the choice is made on the page and stays in the address', async () => {
    const { page, shown, complaints } = await open('/templates');
    expect(await shown()).toHaveLength(9);
    await page.getByLabel('Security').selectOption('API key');
    expect(await shown()).toEqual(['Booking', 'Coding']);
    expect(await page.getByRole('heading', { name: 'Agent files' }).isVisible()).toBe(false);
    await page.getByLabel('Streaming').selectOption('yes');
    expect(await shown()).toEqual(['Coding']);
    expect(await page.locator('#shown').textContent()).toBe('1 of 9 templates.');
    expect(new URL(page.url()).search).toBe('?security=apiKeySecurityScheme&streaming=yes');
    await page.reload();
    expect(await shown()).toEqual(['Coding']);
    expect(complaints).toEqual([]);
  });

  test('by keyboard: to a template, copied, opened in the checker as it is', async () => {
    const { page, shown, complaints } = await open('/templates');
    const tabTo = async (label: string) => {
      for (let step = 0; step < 60; step += 1) {
        if ((await page.evaluate(() => document.activeElement?.textContent)) === label) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not reach ${label}`);
    };
    await page.getByLabel('Kind').focus();
    await page.keyboard.type('agent card');
    expect(await shown()).toHaveLength(6);
    await tabTo('Booking');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Booking' }).waitFor();
    await tabTo('Copy');
    await page.keyboard.press('Enter');
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(booking);
    expect(await page.getByRole('link', { name: 'Open in the generator' }).getAttribute('href')).toBe(
      '/generator?template=booking',
    );
    await tabTo('Open in the checker');
    await page.keyboard.press('Enter');
    await page.locator('.verdict.valid').waitFor();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(booking);
    expect(complaints).toEqual([]);
  });

  test('in Indonesian, and back', async () => {
    const { page } = await open('/id/templates');
    await page.getByRole('link', { name: 'Riset', exact: true }).click();
    await page.getByRole('heading', { name: 'Mengapa ditulis begini' }).waitFor();
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Why it is written this way' }).waitFor();
  });

  test('without JavaScript the form asks for the page anew', async () => {
    const { page, shown } = await open('/id/templates', { javaScriptEnabled: false });
    await page.getByLabel('Keamanan').selectOption('tanpa');
    await page.getByRole('button', { name: 'Tampilkan' }).click();
    expect(await shown()).toEqual(['Riset']);
    await page.getByRole('link', { name: 'Riset', exact: true }).click();
    await page.getByRole('button', { name: 'Periksa', exact: true }).click();
    await page.getByRole('heading', { name: 'Sah' }).waitFor();
  });
});
