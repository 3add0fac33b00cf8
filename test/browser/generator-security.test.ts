import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, launch } from './chromium.ts';
import { openPage } from './open-page.ts';

describe.runIf(hasBrowser)('who may call, in the generator', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const card = async (page: Page) => JSON.parse(await page.locator('#json').inputValue());
  const add = (page: Page) => page.getByRole('button', { name: 'Add a security scheme' }).click();
  const scheme = (page: Page, number: number) =>
    page.getByRole('group', { name: `Security scheme ${number}`, exact: true });
  const way = (page: Page, number: number) => page.getByRole('group', { name: `Way in ${number}` });
  const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove: ${name}` }).click();

  test('a scheme that takes the place of another is asked for in its place', async () => {
    const { page, complaints } = await openPage(browser, '/generator?template=customer-support');
    await remove(page, 'Security scheme 1');
    await page.getByText('Nothing is ticked here').waitFor();
    await add(page);
    await scheme(page, 1).getByLabel('Kind').selectOption('Bearer token');
    expect(await way(page, 1).getByRole('checkbox').isChecked()).toBe(true);
    expect(await page.getByText('Nothing is ticked here').isVisible()).toBe(false);
    expect(await card(page)).toMatchObject({
      securitySchemes: { bearer_token: { httpAuthSecurityScheme: { scheme: 'Bearer' } } },
      securityRequirements: [{ schemes: { bearer_token: { list: [] } } }],
    });
    await page.locator('#view', { hasText: 'Needed: bearer_token.' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('a scheme more is asked for in no way in that asks for something', async () => {
    const { page } = await openPage(browser, '/generator?template=customer-support');
    const before = (await card(page)).securityRequirements;
    await add(page);
    expect((await card(page)).securityRequirements).toEqual(before);
  });

  test.each([
    ['/generator', /^The card declares api_key, but asks nobody for it: clients will call without credentials\.$/],
    ['/id/generator', /^Kartu menyebut api_key, tetapi tidak memintanya dari siapa pun/],
  ])('at %s a card that declares a scheme and asks for none says so', async (path, says) => {
    const { page } = await openPage(browser, `${path}?template=research`);
    await page.locator('[data-member="securitySchemes"] > p > button').click();
    await page.locator('[data-member="securityRequirements"] [data-rows] input').uncheck();
    await page.locator('.unasked').waitFor();
    expect(await page.locator('.unasked').textContent()).toMatch(says);
  });

  test('a bearer token is one choice, and another HTTP scheme is asked for by its name', async () => {
    const { page } = await openPage(browser, '/generator');
    await add(page);
    const kind = scheme(page, 1).getByLabel('Kind');
    const name = scheme(page, 1).getByLabel('HTTP authentication scheme');
    const http = async () => (await card(page)).securitySchemes;
    await kind.selectOption('Bearer token');
    expect(await name.isVisible()).toBe(false);
    expect(await http()).toEqual({ bearer_token: { httpAuthSecurityScheme: { scheme: 'Bearer' } } });
    await kind.selectOption('Other HTTP authentication');
    expect(await name.inputValue()).toBe('');
    await name.fill('Digest');
    expect(await http()).toEqual({ http_auth: { httpAuthSecurityScheme: { scheme: 'Digest' } } });
    await page.waitForURL(/#doc=/);
    await page.waitForTimeout(400);
    await page.reload();
    await scheme(page, 1).waitFor();
    expect(await kind.locator('option:checked').textContent()).toBe('Other HTTP authentication');
    expect(await name.inputValue()).toBe('Digest');
    await kind.selectOption('Bearer token');
    await page.waitForTimeout(400);
    await page.reload();
    await scheme(page, 1).waitFor();
    expect(await kind.locator('option:checked').textContent()).toBe('Bearer token');
    expect(await name.isVisible()).toBe(false);
  });

  test('a name follows the kind until somebody gives one, that of a template too', async () => {
    const { page } = await openPage(browser, '/generator?template=customer-support');
    const kind = scheme(page, 1).getByLabel('Kind');
    const name = scheme(page, 1).getByLabel('Your name for it');
    await kind.selectOption('API key');
    expect(await name.inputValue()).toBe('api_key');
    expect((await card(page)).securityRequirements).toEqual([{ schemes: { api_key: { list: [] } } }]);
    await add(page);
    expect(await scheme(page, 2).getByLabel('Your name for it').inputValue()).toBe('api_key_2');
    await name.fill('ours');
    await kind.selectOption('Bearer token');
    expect(await name.inputValue()).toBe('ours');
  });
});
