import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, launch } from './chromium.ts';
import { agentWithFaults } from './documents.ts';
import { openPage } from './open-page.ts';

const mended = agentWithFaults.replace('when:', 'when');

describe.runIf(hasBrowser)('a form that was sent', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  async function send(path = '/', text = agentWithFaults) {
    const opened = await openPage(browser, path, { javaScriptEnabled: false });
    await opened.page.locator('#document').fill(text);
    await opened.page.locator('#send').click();
    await opened.page.locator('.diagnostics').waitFor();
    return opened.page;
  }

  test('can be changed and checked again, and says that it was sent', async () => {
    const page = await send();
    const box = page.getByLabel('The text');
    expect(await box.inputValue()).toBe(agentWithFaults);
    await page.getByText('It was sent to the server').waitFor();
    await box.fill(mended);
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByRole('heading', { name: 'Valid', exact: true }).waitFor();
    expect(await box.inputValue()).toBe(mended);
  });

  test('is shown in the other language', async () => {
    const page = await send();
    await page.getByRole('button', { name: 'Bahasa Indonesia' }).click();
    await page.getByRole('heading', { name: 'Tidak sah' }).waitFor();
    expect(await page.getByLabel('Teks').inputValue()).toBe(agentWithFaults);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Not valid' }).waitFor();
  });

  test('gives the repaired file', async () => {
    const page = await send();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'safe fixes' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('goloco.agent.md');
  });

  test.each([
    ['/', 'Check another file'],
    ['/id/', 'Periksa berkas lain'],
  ])('is there again on the way back from %s', async (path, name) => {
    const page = await send(path);
    await page.getByRole('link', { name }).click();
    await page.locator('#form').waitFor();
    await page.goBack();
    expect(await page.locator('.diagnostics').count()).toBe(1);
    expect(await page.locator('#document').inputValue()).toBe(agentWithFaults);
  });

  test('from a template goes to the checker where there is a script, and stays in the browser', async () => {
    const { page } = await openPage(browser, '/id/templates/booking');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    const text = await page.locator('#document').inputValue();
    await page.locator('#document').fill(text.replace('"name"', '"nama"'));
    await page.getByRole('button', { name: 'Periksa', exact: true }).click();
    await page.waitForURL(/\/id\/#doc=/);
    await page.locator('#verdict.invalid').waitFor();
    await page.locator('.cm-line', { hasText: '"nama"' }).first().waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/id/templates/booking');
    expect(sent).toEqual([]);
  });
});
