import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openCheckPage } from './check-page.ts';
import { hasBrowser, launch } from './chromium.ts';
import { agentWithFaults, cardWithLostSecurity, skillFolder } from './documents.ts';
import { openPage } from './open-page.ts';

const linesOf = async (page: Page) => (await page.locator('.cm-line').allTextContents()).join('\n');
const back = (page: Page) => page.getByRole('button', { name: 'Bring back what was here before' });
const example = '/#example=card/dropped-security';

describe.runIf(hasBrowser)('what was typed on the check page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test.each(['/', '/id/', '/#doc=broken'])('is there after a reload, and on the way back by %s', async (path) => {
    const { page, check, verdict, text, complaints } = await openCheckPage(browser);
    await check(agentWithFaults);
    await page.reload();
    await page.locator('.cm-content').waitFor();
    await verdict();
    expect(await text()).toBe(agentWithFaults);
    await page.goto(`${inject('base')}/rules`);
    await page.goto(inject('base') + path);
    // The verdict can be there before the editor is.
    await page.locator('.cm-content').waitFor();
    await verdict();
    expect(await text()).toBe(agentWithFaults);
    expect(await back(page).isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('is there when the page is left in the middle of a word', async () => {
    const { page, editor } = await openCheckPage(browser);
    await editor.pressSequentially('half a wo');
    await page.reload();
    await page.locator('.cm-line', { hasText: 'half a wo' }).waitFor();
  });

  test('gives way to a link, and is brought back from behind it', async () => {
    const { page, check, verdict, text } = await openCheckPage(browser);
    await check(agentWithFaults);
    await page.goto(`${inject('base')}/rules`);
    await page.goto(inject('base') + example);
    await page.locator('.cm-line', { hasText: '"security"' }).waitFor();
    // What only a link has shown is not kept in its place.
    await page.reload();
    await page.locator('.cm-line', { hasText: '"security"' }).waitFor();
    await back(page).focus();
    await page.keyboard.press('Enter');
    await verdict(/1 error/);
    await page.locator('.cm-line', { hasText: 'copy-checker' }).waitFor();
    expect(await text()).toBe(agentWithFaults);
    await page.waitForURL((url) => url.hash === '');
    await page.reload();
    await verdict();
    expect(await text()).toBe(agentWithFaults);
  });

  test('comes back after an example and after Clear, and what is cleared stays so', async () => {
    const { page, check, text } = await openCheckPage(browser);
    await check(agentWithFaults);
    await page.getByRole('link', { name: 'A card that asks for a key' }).click();
    await page.locator('.cm-line', { hasText: '"security"' }).waitFor();
    await back(page).click();
    await page.locator('.cm-line', { hasText: 'copy-checker' }).waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await text()).toBe('');
    await back(page).click();
    expect(await text()).toBe(agentWithFaults);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('editor');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.locator('#verdict:not(.valid, .invalid)').waitFor();
    await page.reload();
    await page.locator('.cm-content').waitFor();
    expect(await text()).toBe('');
  });

  test.each([
    ['lines that end with CR LF', '---\r\nname: a-b\r\ndescription: Answers\r\n---\r\nDo it.\r\n', 'SKILL.md'],
    ['bytes that are no UTF-8', Buffer.from([0x2d, 0xff, 0x0a]), 'odd.agent.md'],
  ])('of a file with %s: the very bytes and the name', async (_, content, name) => {
    const { page, verdict } = await openCheckPage(browser);
    await page.getByLabel('Open a file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
    const before = await verdict();
    await page.reload();
    expect(await verdict()).toBe(before);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    expect(readFileSync(await download.path())).toEqual(Buffer.from(content));
  });

  test('in a folder: every file, and the one that was shown', async () => {
    const { page, verdict } = await openCheckPage(browser);
    const files = { ...skillFolder, 'other.agent.md': '---\nname: other\ndescription: Other\n---\nDo it.\n' };
    await page
      .getByLabel('Open a file')
      .setInputFiles(Object.entries(files).map(([name, text]) => ({ name, mimeType: '', buffer: Buffer.from(text) })));
    await verdict(/1 error/);
    await page.getByLabel('File of the folder').selectOption('other.agent.md');
    await page.locator('.cm-line', { hasText: 'name: other' }).waitFor();
    await page.locator('.cm-content').press('Control+End');
    await page.keyboard.type('And this.');
    await page.reload();
    await verdict(/1 error/);
    expect(await page.getByLabel('File of the folder').inputValue()).toBe('other.agent.md');
    expect(await linesOf(page)).toContain('And this.');
    await page.locator('#findings', { hasText: 'SKILL.md, line 3' }).waitFor();
  });

  test('is asked about where the browser keeps nothing', async () => {
    const { page, editor, complaints } = await openCheckPage(browser, '/', {}, (fresh) =>
      fresh.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new Error('full');
        };
      }),
    );
    await editor.pressSequentially(cardWithLostSecurity.slice(0, 20));
    await page.locator('#verdict.invalid').waitFor();
    const [dialog] = await Promise.all([page.waitForEvent('dialog'), page.evaluate(() => location.reload())]);
    expect(dialog.type()).toBe('beforeunload');
    expect(complaints.filter((one) => !one.startsWith('dialog'))).toEqual([]);
  });
});

describe.runIf(hasBrowser)('what was typed on the preview page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const made = (page: Page) => page.locator('#verdict', { hasText: /^This is the card/ }).waitFor();

  test('is there after a reload, the file of the agent too', async () => {
    const { page, complaints } = await openPage(browser, '/preview');
    await page.getByRole('button', { name: 'Show an example' }).click();
    await page.getByLabel('Name of the agent').fill('');
    const file = '---\nname: kept-agent\ndescription: Kept over a reload\n---\nDo it.\n';
    await page
      .getByLabel('Its goloco.agent.md')
      .setInputFiles({ name: 'goloco.agent.md', mimeType: '', buffer: Buffer.from(file) });
    await page.getByRole('group', { name: 'Listing 2' }).getByLabel('Title').fill('I will be kept');
    await page.locator('.card', { hasText: 'kept-agent' }).waitFor();
    await page.reload();
    await made(page);
    expect(await page.locator('.card').textContent()).toMatch(/kept-agent.*I will be kept/);
    expect(await page.getByLabel('Its goloco.agent.md').inputValue()).toContain('goloco.agent.md');
    expect(complaints).toEqual([]);
  });

  test('comes back after the example has taken its place', async () => {
    const { page } = await openPage(browser, '/preview');
    await page.getByLabel('Name of the agent').fill('Reef Studio');
    await page.getByRole('button', { name: 'Add a listing' }).click();
    await page.getByRole('group', { name: 'Listing 1' }).getByLabel('Title').fill('I will be kept');
    await page.getByRole('button', { name: 'Show an example' }).click();
    await made(page);
    await back(page).click();
    expect(await page.getByLabel('Name of the agent').inputValue()).toBe('Reef Studio');
    expect(await page.getByRole('group', { name: 'Listing 1' }).getByLabel('Title').inputValue()).toBe(
      'I will be kept',
    );
    expect(await page.getByRole('group', { name: 'Listing 2' }).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('name');
    await back(page).click();
    await made(page);
  });
});
