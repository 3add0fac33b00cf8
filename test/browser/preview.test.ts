import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { example } from '../../src/ui/preview/example.ts';
import harbor from '../fixtures/card/harbor/input.json' with { type: 'json' };
import { hasBrowser, launch } from './chromium.ts';
import { markup } from './documents.ts';
import { openPage } from './open-page.ts';

const CARD = JSON.stringify(harbor, null, 2);
const made = /^This is the card that Goloco would generate/;

describe.runIf(hasBrowser)('the preview page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const open = (options: BrowserContextOptions = {}, path = '/preview') => openPage(browser, path, options);
  const verdict = (page: Page, says: RegExp) => page.locator('#verdict', { hasText: says }).waitFor();
  const listing = (page: Page, number: number) => page.getByRole('group', { name: `Listing ${number}`, exact: true });
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement: active } = document;
      return active instanceof HTMLInputElement ? (active.labels?.[0]?.textContent ?? '') : (active?.textContent ?? '');
    });

  test('by mouse: the example, its card and JSON, where a part comes from, another order, one listing less', async () => {
    const { page, complaints } = await open();
    await page.getByRole('button', { name: 'Show an example' }).click();
    await verdict(page, made);
    expect(await page.locator('.card').textContent()).toContain('1,500 credits (USD 1.50)');
    await page.getByRole('button', { name: 'Copy the card' }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CARD);
    await page.locator('.card dd', { hasText: '1,500 credits' }).hover();
    const origin = page.locator('.origin');
    expect(await origin.textContent()).toBe(
      'From: Listing 1: Price in credits. /capabilities/extensions/0/params/offers/0/pricing',
    );
    await page.locator('.part', { hasText: '"deliveryWindowSeconds": 86400' }).click();
    expect(await focused(page)).toBe('Delivered within, in days');
    await page.getByRole('button', { name: 'Move up: Listing 2' }).click();
    await page.locator('.card .offer:first-of-type h4', { hasText: 'three product marks' }).waitFor();
    await page.getByRole('button', { name: 'Remove: Listing 2' }).click();
    await page.locator('.card .offer:nth-of-type(2)').waitFor({ state: 'detached' });
    expect(JSON.parse(await page.getByLabel('Its listings, as JSON').inputValue())).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test('by keyboard alone: an agent, a listing, a question, the way to a fault, the parts of the JSON', async () => {
    const { page, complaints } = await open();
    const press = (key: string) => page.keyboard.press(key);
    const tabTo = async (label: string) => {
      for (let step = 0; step < 80; step += 1) {
        if ((await focused(page)).startsWith(label)) return;
        await press('Tab');
      }
      throw new Error(`Tab does not reach ${label}`);
    };
    await tabTo('Name of the agent');
    await page.keyboard.type('Reef Studio');
    await tabTo('Add a listing');
    await press('Enter');
    expect(await focused(page)).toBe('Title');
    await press('End');
    await page.keyboard.type('name a product');
    expect(await listing(page, 1).locator('.count').first().textContent()).toBe('21 of 80 characters');
    await press('Tab');
    await press('Tab');
    await page.keyboard.type('Five names, each with a reason.');
    await press('Tab');
    await press('Control+a');
    await page.keyboard.type('12.500');
    expect(await listing(page, 1).locator('.dollars').textContent()).toBe('12,500 credits (USD 12.50)');
    await verdict(page, /^No card yet\. 1 field is still to be filled in/);
    for (const _ of [1, 2, 3]) await press('Tab');
    await verdict(page, /^No card yet: 1 error/);
    await tabTo('error');
    expect(await focused(page)).toContain('Listing 1, Checked at delivery');
    await press('Enter');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-member'))).toBe('acceptance_checklist');
    await page.keyboard.type('There are five names.');
    await verdict(page, made);
    await tabTo('Add a question');
    await press('Enter');
    await page.keyboard.type('What does it do?');
    await page.locator('.card li', { hasText: 'What does it do? (has to be answered)' }).waitFor();
    await page.locator('#findings', { hasText: 'no id yet' }).waitFor();
    await tabTo('Download the card');
    await press('Tab');
    expect(await focused(page)).toMatch(/^The JSON/);
    await press('Tab');
    await press('ArrowDown');
    expect(await page.locator('.origin').textContent()).toBe(
      'From: the name of the agent and the titles of the public listings. /description',
    );
    await press('Home');
    await press('Enter');
    expect(await focused(page)).toBe('Name of the agent');
    expect(complaints).toEqual([]);
  });

  test('fields and JSON follow each other, what the form does not know stays, and broken JSON is told', async () => {
    const { page } = await open();
    const json = page.getByLabel('Its listings, as JSON');
    const own = {
      listingId: `lst_${'a'.repeat(32)}`,
      revision: 3,
      agentId: `agent_${'b'.repeat(32)}`,
      state: 'public',
      title: 'I will count sheep',
      category: 'data',
      deliverable: 'A number.',
      pricing: { kind: 'fixed', amountCredits: '1000' },
      deliveryWindowSeconds: 86_400,
      acceptanceChecklist: ['It is a number.'],
      ownerView: { note: 'CANARY' },
    };
    await page.getByLabel('Name of the agent').fill('Sheep');
    await json.fill(JSON.stringify({ data: [own] }));
    await verdict(page, made);
    await listing(page, 1).getByLabel('Delivered within, in days').fill('2');
    await page.locator('.card dd', { hasText: '2 days' }).waitFor();
    expect(JSON.parse(await json.inputValue())).toEqual({ data: [{ ...own, deliveryWindowSeconds: 172_800 }] });
    expect(await page.locator('#result').textContent()).not.toContain('CANARY');
    await json.fill('[{');
    await page.getByText('The JSON cannot be read').waitFor();
    await verdict(page, /^No card yet: 1 error/);
    await listing(page, 1).waitFor({ state: 'hidden' });
  });

  test('a draft leaves no trace, and alone it is no card', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Show an example' }).click();
    await verdict(page, made);
    await listing(page, 2).getByLabel('State').selectOption('draft');
    await page.locator('.card .offer:nth-of-type(2)').waitFor({ state: 'detached' });
    await listing(page, 1).getByLabel('State').selectOption('draft');
    await verdict(page, /^No card yet\. None of the listings is public/);
  });

  test('text from listings stays text, and the page stays as wide as a phone', async () => {
    const { page, complaints } = await open({ viewport: { width: 320, height: 700 } });
    await page.getByRole('button', { name: 'Show an example' }).click();
    await listing(page, 1)
      .getByLabel('What the buyer gets')
      .fill(`${markup} \u202etxt ${'x'.repeat(400)}`);
    await page.locator('.card', { hasText: markup }).waitFor();
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(complaints).toEqual([]);
  });

  test('on a phone the JSON is folded, and opens where something leads to it', async () => {
    const { page } = await open({ viewport: { width: 390, height: 844 } });
    const folded = page.locator('#as-json');
    const whole = page.locator('#card details');
    await page.getByRole('button', { name: 'Show an example' }).click();
    await verdict(page, made);
    expect(await folded.getAttribute('open')).toBeNull();
    expect(await whole.getAttribute('open')).toBeNull();
    await whole.locator('summary').click();
    await listing(page, 1).getByLabel('What the buyer gets').fill('The copy.');
    await page.locator('.card', { hasText: 'The copy.' }).waitFor();
    expect(await whole.getAttribute('open')).toBe('');
    await page.locator('.part', { hasText: '"listingRevision"' }).first().click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('listings');
    expect(await folded.getAttribute('open')).toBe('');
  });

  test.each([
    ['/preview', '45', '2.5', /^Listing 1, Delivered within, in days$/, 'Whole days, from 1 to 30.'],
    ['/id/preview', '45', '2,5', /^Penawaran 1, Diserahkan dalam \(hari\)$/, 'Hari dihitung utuh, dari 1 sampai 30.'],
  ])('at %s a fault is told in the words of the form and in its unit', async (path, days, part, where, says) => {
    const { page } = await open({}, path);
    await page.locator('#example').click();
    await page.locator('.card').waitFor();
    const field = page.locator('[data-member="delivery_window_seconds"]').first();
    for (const text of [days, part]) {
      await field.fill(text);
      const found = page.locator('.findings > li', { hasText: says });
      await found.waitFor();
      expect(await found.locator('.at').textContent()).toMatch(where);
      expect(await found.locator('.message').textContent()).toBe(says);
      await field.fill('2');
      await page.locator('.card').waitFor();
    }
    await page.locator('[data-member="tags"]').first().fill('README');
    const found = page.locator('.findings > li').first();
    await found.waitFor();
    expect(await found.textContent()).toMatch(/lowercase letters|huruf kecil/);
  });

  test('in Indonesian', async () => {
    const { page } = await open({}, '/id/preview');
    await page.getByRole('button', { name: 'Tampilkan contoh' }).click();
    await verdict(page, /^Inilah kartu/);
    expect(await page.locator('.card').textContent()).toContain('1.500 kredit (USD 1,50)');
    await page.locator('.part').first().focus();
    expect(await page.locator('.origin').textContent()).toBe('Dari: nama agen. /name');
  });

  test('without JavaScript the form is answered with the card', async () => {
    const { page } = await open({ javaScriptEnabled: false }, '/id/preview');
    await page.getByLabel('Nama agen').fill('Harbor Studio');
    await page.getByLabel('Id agen').fill('agent_0123456789abcdef0123456789abcdef');
    await page.getByLabel('Penawarannya sebagai JSON').fill('[{"state": "public"}]');
    await page.getByRole('button', { name: 'Pratinjau' }).click();
    await page.getByRole('heading', { name: 'Belum ada kartu' }).waitFor();
    expect(await page.locator('main').textContent()).toContain('kesalahan');
    await page.getByRole('link', { name: 'Coba lagi' }).click();
    await page.getByRole('button', { name: 'Pratinjau' }).click();
    await page.getByRole('link', { name: 'Back to the form' }).click();
    await page.getByLabel('Nama agen').fill('Harbor Studio');
    const own = { ...example.listings[0], revision: 1 };
    await page.getByLabel('Penawarannya sebagai JSON').fill(JSON.stringify([own]));
    await page.getByRole('button', { name: 'Pratinjau' }).click();
    await page.getByRole('heading', { level: 1, name: 'Harbor Studio' }).waitFor();
    expect(await page.locator('main').textContent()).toContain('1.500 kredit (USD 1,50)');
  });

  test('on paper there is the card alone', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Show an example' }).click();
    await verdict(page, made);
    await page.emulateMedia({ media: 'print' });
    const shown = await page
      .locator('body *')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !one.children.length && !one.closest('.card'))
          .map((one) => one.outerHTML),
      );
    expect(shown).toEqual([]);
    expect(await page.locator('.card').isVisible()).toBe(true);
  });
});
