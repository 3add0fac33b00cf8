import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, launch } from './chromium.ts';
import { openPage } from './open-page.ts';

describe.runIf(hasBrowser)('the form of the generator', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const card = async (page: Page) => JSON.parse(await page.locator('#json').inputValue());
  const skill = (page: Page) => page.getByRole('group', { name: 'Skill 1' });
  const verdict = (page: Page, hasText: RegExp) => page.locator('#verdict', { hasText }).waitFor();

  test('takes lists with commas as well as line by line', async () => {
    const { page } = await openPage(browser, '/generator');
    await skill(page).getByLabel('Tags').fill('support, billing\nhuman help,');
    await skill(page).getByLabel('Examples').fill('Hello, where is it?');
    await page.getByLabel('Default output modes').fill('text/plain, text/markdown');
    await page.getByRole('button', { name: 'Add a security scheme' }).click();
    const scheme = page.getByRole('group', { name: 'Security scheme 1' });
    await scheme.getByLabel('Kind').selectOption('OAuth 2.0');
    await scheme.getByRole('textbox', { name: 'Scopes' }).fill('orders:read, orders:write\nmail Read, and send, mail');
    await page.getByRole('textbox', { name: 'Scopes that are needed' }).fill('orders:read, mail');
    const made = await card(page);
    expect(made.skills[0].tags).toEqual(['support', 'billing', 'human help']);
    expect(made.skills[0].examples).toEqual(['Hello, where is it?']);
    expect(made.defaultOutputModes).toEqual(['text/plain', 'text/markdown']);
    expect(made.securitySchemes.oauth2.oauth2SecurityScheme.flows.authorizationCode.scopes).toEqual({
      'orders:read': '',
      'orders:write': '',
      mail: 'Read, and send, mail',
    });
    expect(made.securityRequirements).toEqual([{ schemes: { oauth2: { list: ['orders:read', 'mail'] } } }]);
    for (const field of [skill(page).getByLabel('Tags'), page.getByLabel('Default output modes')]) {
      const help = await field.evaluate(
        (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
      );
      expect(help).toContain('One per line, or with commas between.');
    }
  });

  test.each([
    ['/generator', 'A card describes a server that speaks A2A; it does not make one.', 'The A2A specification'],
    [
      '/id/generator',
      'Kartu menjelaskan server yang berbicara A2A; kartu tidak membuat server itu.',
      'Spesifikasi A2A',
    ],
  ])('at %s says what a card is not, and leads to the specification', async (path, says, name) => {
    const { page } = await openPage(browser, path);
    await page.getByText(says).waitFor();
    expect(await page.getByRole('link', { name }).getAttribute('href')).toBe('https://a2a-protocol.org/');
    await page.getByText('/message:send').waitFor();
  });

  test('counts what is still to be filled in, and tells of a fault where a field was left', async () => {
    const { page } = await openPage(browser, '/generator');
    await page.getByLabel('Name', { exact: true }).first().fill('Parcel Desk');
    await verdict(page, /^\d fields are still to be filled in\.$/);
    expect(await page.locator('.findings > li').count()).toBe(0);
    await page.locator('#AgentCard-description').focus();
    await page.locator('#AgentCard-version').focus();
    await verdict(page, /^Not valid: 1 error\. \d fields are still to be filled in\.$/);
    expect(await page.locator('.findings > li .at').allTextContents()).toEqual(['Description']);
  });

  test('tells where in the form a problem is, and errors first', async () => {
    const { page } = await openPage(browser, '/generator?template=customer-support');
    await verdict(page, /^Valid/);
    await page.getByRole('group', { name: 'Skill 1' }).getByLabel('Tags').fill('');
    await page.getByRole('group', { name: 'Interface 1' }).getByLabel('URL').fill('acme-post.dev');
    await verdict(page, /^Not valid: 2 errors/);
    const places = await page.locator('.findings > li .at').allTextContents();
    expect(places.slice(0, 2).sort()).toEqual(['Interface 1, URL', 'Skill 1, Tags']);
    const severities = await page.locator('.findings > li').evaluateAll((all) => all.map((one) => one.className));
    expect(severities).toEqual([...severities].sort((a, b) => 'ewn'.indexOf(a[0] ?? '') - 'ewn'.indexOf(b[0] ?? '')));
  });

  test('tells what is still the template’s, until it is changed', async () => {
    const { page, complaints } = await openPage(browser, '/generator?template=customer-support');
    await verdict(page, /^Valid/);
    const field = page.locator('.field', { has: page.locator('#AgentCard-description') });
    await field.locator('.told', { hasText: 'Still the template’s' }).waitFor();
    const count = async () => Number.parseInt((await page.locator('#leftovers').textContent()) ?? '', 10);
    const before = await count();
    expect(before).toBeGreaterThan(8);
    expect(
      await page
        .locator('.field', { has: page.locator('#AgentCard-version') })
        .locator('.told')
        .count(),
    ).toBe(0);
    await page.locator('#AgentCard-description').fill('Answers about parcels.');
    await field.locator('.told').waitFor({ state: 'detached' });
    expect(await count()).toBe(before - 1);
    await page.waitForTimeout(400);
    await page.reload();
    await verdict(page, /^Valid/);
    expect(await count()).toBe(before - 1);
    const push = page.getByLabel('Push notifications');
    await page.locator('.field', { has: push }).locator('.told', { hasText: 'The template ticked this' }).waitFor();
    await page.locator('#leftovers button').click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('AgentCard-name');
    expect(complaints).toEqual([]);
  });

  test('offers nothing of an empty card, and saves one first when it is valid', async () => {
    const { page } = await openPage(browser, '/generator');
    const tool = (name: string) => page.locator('#tools').getByRole('button', { name });
    for (const name of ['Copy', 'Download', 'Start over']) expect(await tool(name).isDisabled()).toBe(true);
    await page.goto(`${new URL(page.url()).origin}/generator?template=customer-support`);
    await verdict(page, /^Valid/);
    expect(await page.locator('#download.main').count()).toBe(1);
    await page.locator('#AgentCard-name').fill('');
    await verdict(page, /^Not valid/);
    expect(await page.locator('#download.main').count()).toBe(0);
    expect(await tool('Download').isEnabled()).toBe(true);
  });
});

describe.runIf(hasBrowser)('what was made in the generator', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const name = (page: Page) => page.locator('#AgentCard-name');
  const back = (page: Page) => page.getByRole('button', { name: 'Bring back what was here before' });
  const saved = (page: Page) => page.waitForTimeout(400);

  test('comes back after "Start over"', async () => {
    const { page, complaints } = await openPage(browser, '/generator?template=booking');
    await name(page).fill('Parcel Desk');
    await saved(page);
    await page.getByRole('button', { name: 'Start over' }).click();
    expect(await name(page).inputValue()).toBe('');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Bring back');
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
    expect(await page.getByRole('group', { name: 'Skill 1' }).count()).toBe(1);
    await page.keyboard.press('Enter');
    expect(await name(page).inputValue()).toBe('Parcel Desk');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('AgentCard-name');
    await page.locator('#verdict', { hasText: /^Valid/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('comes back after a template was chosen, and on the way back by the menu', async () => {
    const { page } = await openPage(browser, '/generator');
    await name(page).fill('Parcel Desk');
    await saved(page);
    await page.getByRole('link', { name: 'Booking' }).click();
    await page.waitForURL(/template=booking/);
    await back(page).click();
    expect(await name(page).inputValue()).toBe('Parcel Desk');
    await page.getByRole('link', { name: 'Guide', exact: true }).click();
    await page.getByRole('link', { name: 'Generator' }).click();
    await page.locator('#json', { hasText: '' }).waitFor();
    await expect.poll(() => name(page).inputValue()).toBe('Parcel Desk');
    await page.getByRole('link', { name: 'An empty form' }).click();
    expect(await name(page).inputValue()).toBe('');
    await page.reload();
    await page.locator('#form').waitFor();
    await page.waitForTimeout(300);
    expect(await name(page).inputValue()).toBe('');
  });

  test('gives way to a template that was only looked at', async () => {
    const { page } = await openPage(browser, '/generator?template=booking');
    await page.locator('#verdict', { hasText: /^Valid/ }).waitFor();
    await saved(page);
    await page.getByRole('link', { name: 'Generator' }).click();
    await page.locator('#form').waitFor();
    await page.waitForTimeout(300);
    expect(await name(page).inputValue()).toBe('');
  });
});
