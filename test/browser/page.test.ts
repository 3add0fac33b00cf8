import { readFileSync } from 'node:fs';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openCheckPage } from './check-page.ts';
import { hasBrowser, launch } from './chromium.ts';
import { agentWithFaults, cardWithLostSecurity, hostileCard, manyFaults, markup } from './documents.ts';

describe.runIf(hasBrowser)('the check page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('by keyboard alone: to the text, to a problem, to its place, through its fix', async () => {
    const { page, check, verdict, text } = await openCheckPage(browser);
    const press = (key: string) => page.keyboard.press(key);
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    await press('Tab');
    expect(await focused()).toBe('Skip to the content');
    await press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    while (!(await page.evaluate(() => document.activeElement?.id === 'editor'))) await press('Tab');
    await page.keyboard.insertText(agentWithFaults);
    expect(await verdict()).toBe('Not valid: 1 error.');
    await press('Tab');
    expect(await focused()).toBe('Copy');
    while (!(await focused()).includes('line 3, column 22')) await press('Tab');
    await press('Enter');
    await page.keyboard.type(';');
    expect(await text()).toContain('Use when; a text');
    await check(agentWithFaults);
    while (!(await focused()).startsWith('Fix: ')) await press('Tab');
    await press('Space');
    expect(await verdict(/^Valid/)).toBe('Valid: nothing to report.');
    expect(await text()).toContain('description: "Use when: a text is about to be published"');
    expect(await focused()).toBe('Result');
  });

  test('by mouse: an example, its problem, all safe fixes with the change shown first, undo', async () => {
    const { page, verdict, text, complaints } = await openCheckPage(browser);
    await page.getByRole('link', { name: 'A card that asks for a key' }).click();
    expect(await verdict()).toBe('Not valid: 1 error.');
    const before = await text();
    await page.getByRole('button', { name: 'error' }).click();
    await page.keyboard.press('Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('"security"');
    await page.getByRole('button', { name: 'Show the safe fix' }).click();
    const dialog = page.getByRole('dialog', { name: 'What is changed' });
    await dialog.waitFor();
    expect(await dialog.locator('del').allTextContents()).toEqual([expect.stringMatching(/^-.*"security"/)]);
    expect(await dialog.locator('ins').allTextContents()).toEqual([
      expect.stringMatching(/^\+.*"securityRequirements"/),
    ]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await text()).toBe(before);
    await page.getByRole('button', { name: 'Show the safe fix' }).click();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await verdict(/^Valid/);
    expect(await text()).toContain('securityRequirements');
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+z');
    await verdict(/^Not valid/);
    expect(await text()).toBe(before);
    expect(complaints).toEqual([]);
  });

  test('marks stand at the exact characters, and what a client ignores is struck through', async () => {
    const { page, check } = await openCheckPage(browser);
    await check(cardWithLostSecurity);
    expect((await page.locator('.under.error').allTextContents()).join('')).toBe('"security"');
    expect((await page.locator('.ignored').allTextContents()).join('')).toBe('"security": [{ "key": [] }]');
    expect(await page.locator('.problems .sign').count()).toBe(1);
    const seen = await page.locator('#view').textContent();
    expect(seen).toContain('None needed: it will call without.');
    expect(seen).toContain('https://parcels.acme-post.dev/a2a JSONRPC 1.0');
  });

  test('the version of a Goloco card by its content, and where an agent file works', async () => {
    const { page, check } = await openCheckPage(browser);
    await check(readFileSync(new URL('../fixtures/card/harbor/input.json', import.meta.url), 'utf8'));
    expect(await page.locator('#view').textContent()).toContain('1.0.0+6225e0410d2e: the card says the same');
    await check('---\nname: a-b\ndescription: Answers when asked\n---\nDo it.\n');
    expect(await page.locator('#view').textContent()).toContain('Claude Code');
  });

  test('of a very long list of a card the beginning is drawn, and how much more there is', async () => {
    const { page, check } = await openCheckPage(browser);
    const members = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`x${at}`, at]));
    await check(JSON.stringify({ ...JSON.parse(cardWithLostSecurity), ...members }));
    // The security that is lost is one of them.
    expect(await page.locator('#view dd', { hasText: /^and 21 more$/ }).count()).toBe(1);
    expect(await page.locator('#view .pointer').count()).toBe(40);
  });

  test('an old card as one of 1.0', async () => {
    const { page, verdict, text } = await openCheckPage(browser, '/#example=card/old-version');
    expect(await verdict()).toMatch(/^Valid for clients of A2A 0\.3: /);
    await page.getByRole('button', { name: 'Show it as an A2A 1.0 card' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.locator('#findings', { hasText: 'A2A 1.0' }).waitFor();
    expect(await text()).toContain('"supportedInterfaces"');
  });

  test('a share link holds the text in its fragment, which no server gets', async () => {
    const { page, check, complaints, requests } = await openCheckPage(browser);
    await check(agentWithFaults);
    await page.getByRole('button', { name: 'Share link' }).click();
    await page.locator('#notice', { hasText: 'Link copied' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());
    expect(complaints).toEqual([]);
    expect(requests.filter((one) => !/^\/(?:$|assets\/|styles\.css$|favicon\.svg$)/.test(one))).toEqual([]);
    const other = await openCheckPage(browser, link.replace(inject('base'), ''));
    expect(await other.verdict()).toBe('Not valid: 1 error.');
    expect(await other.text()).toBe(agentWithFaults);
    expect(other.requests[0]).not.toContain('doc=');
  });

  test.each([
    ['cut off', '/#doc=q1ZKzkksLl'],
    ['no base64', '/#doc=%25%25'],
  ])('a link that is %s says so', async (_, path) => {
    const { page } = await openCheckPage(browser, path);
    await page.locator('#notice', { hasText: 'not whole' }).waitFor();
  });

  test('a file that is chosen is judged with its name, and is saved as it was', async () => {
    const { page, verdict, complaints } = await openCheckPage(browser);
    const content = '---\r\nname: a-b\r\ndescription: Answers when asked\r\n---\r\nDo it.\r\n';
    await page
      .getByLabel('Open a file')
      .setInputFiles({ name: 'SKILL.md', mimeType: '', buffer: Buffer.from(content) });
    await verdict();
    expect(await page.locator('#findings').textContent()).toContain('skill');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('SKILL.md');
    expect(readFileSync(await download.path(), 'utf8')).toBe(content);
    expect(complaints).toEqual([]);
  });

  const drop = (files: readonly (readonly [string, string | readonly number[]])[]) => {
    const data = new DataTransfer();
    for (const [name, content] of files) {
      data.items.add(new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
    }
    const target = document.querySelector('#editor')?.shadowRoot?.querySelector('.cm-content');
    for (const name of ['dragover', 'drop']) {
      target?.dispatchEvent(
        new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true, composed: true }),
      );
    }
  };

  test.each([
    ['is opened', [['card.json', cardWithLostSecurity]], /Not valid: 1 error/],
    ['with bytes that are no UTF-8 is told so', [['a.agent.md', [0x2d, 0xff, 0x0a]]], /UTF-8/],
    ['beside another is told what to do', [['a', 'a'] as const, ['b', 'b'] as const], /Open any others one at a time/],
    [
      'beside a SKILL.md is checked with it',
      [['list.md', 'One'] as const, ['SKILL.md', '---\nname: a\ndescription: b: c\n---\n[x](list.md)'] as const],
      /SKILL\.md, line 3/,
    ],
    ['is not taken when it is too large', [['a.json', ' '.repeat(262_145)]], /257 KiB/],
  ] as const)('a dropped file %s', async (_, files, says) => {
    const { page } = await openCheckPage(browser);
    await page.evaluate(drop, files);
    await page.locator('main', { hasText: says }).waitFor();
  });

  test('text from a document stays text, and the page stays as wide as the phone', async () => {
    const { page, check, complaints } = await openCheckPage(browser, '/', { viewport: { width: 320, height: 700 } });
    await check(hostileCard);
    await page.locator('#view dd', { hasText: markup }).first().waitFor();
    expect(await page.locator('main img[src], main script, main a[href^="javascript"]').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // Direction controls are shown by name in the text, and escaped beside it.
    expect(await page.locator('.cm-specialChar').count()).toBeGreaterThan(0);
    expect(await page.locator('#result').textContent()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(complaints).toEqual([]);
  });

  test('a click on the sign of a line leads to its problem', async () => {
    const { page, check } = await openCheckPage(browser);
    await check(agentWithFaults);
    await page.locator('.problems .sign').click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('line 3, column 22');
  });

  test('the problems of a chosen file are marked, lead into its text, and are mended in it', async () => {
    const { page, verdict, text } = await openCheckPage(browser);
    const buffer = Buffer.from(agentWithFaults);
    await page.locator('#file').setInputFiles({ name: 'goloco.agent.md', mimeType: 'text/markdown', buffer });
    await verdict(/error/);
    expect(await page.locator('.problems .sign').count()).toBe(1);
    await page.locator('.findings .place').first().click();
    expect(await text()).toBe(agentWithFaults);
    await page.locator('.fix button').first().click();
    await verdict(/^Valid/);
    expect(await text()).toContain('"Use when: a text is about to be published"');
  });

  test('of many problems the first are drawn, and all of them when asked for or led to', async () => {
    const { page, verdict } = await openCheckPage(browser);
    const items = page.locator('.findings > li');
    const focused = (item: Locator) => item.evaluate((element) => element.contains(document.activeElement));
    const open = () =>
      page.locator('#file').setInputFiles({ name: 'card.json', mimeType: 'application/json', buffer: manyFaults });
    await open();
    await verdict(/errors/);
    expect(await items.count()).toBe(40);
    await page.getByRole('button', { name: 'Show all 60' }).click();
    expect(await items.count()).toBe(60);
    expect(await focused(items.nth(40))).toBe(true);
    // They stay while somebody types.
    const place = items.first().locator('.at');
    const before = await place.textContent();
    await page.locator('.cm-line').first().click();
    await page.keyboard.press('Enter');
    await place.filter({ hasNotText: before ?? '' }).waitFor();
    expect(await items.count()).toBe(60);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.locator('#verdict:not(.valid, .invalid)').waitFor();
    await open();
    await verdict(/errors/);
    expect(await items.count()).toBe(40);
    await page.locator('.cm-scroller').evaluate((element) => element.scrollTo(0, element.scrollHeight));
    // The editor draws what is in sight a moment after it was scrolled to.
    await page.locator('.cm-line', { hasText: 'Where is 59?' }).waitFor();
    await page.locator('.problems .sign').last().click();
    expect(await items.count()).toBe(60);
    expect(await focused(items.last())).toBe(true);
  });

  test('the address holds a text only as long as it is the one on the page', async () => {
    const { page, verdict } = await openCheckPage(browser, '/#example=yaml/unquoted-colon');
    await verdict(/Not valid/);
    expect(new URL(page.url()).hash).toBe('#example=yaml/unquoted-colon');
    await page.locator('.cm-content').press('x');
    await page.waitForURL((url) => url.hash === '');
    await page.getByRole('link', { name: 'An agent file that tools skip' }).click();
    await verdict(/Not valid: 1 error/);
  });

  test('where the worker cannot run, the form sends the text to the server', async () => {
    const { page } = await openCheckPage(browser, '/', {}, (fresh) =>
      fresh.route('**/check-worker.*', (one) => one.abort()),
    );
    await page.locator('.cm-content').fill(agentWithFaults);
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByRole('heading', { name: 'Not valid' }).waitFor();
    expect(await page.locator('mark').allTextContents()).toEqual([':']);
  });

  test('the switch of the language takes the text along', async () => {
    const { page, check, verdict, text } = await openCheckPage(browser);
    await check(agentWithFaults);
    await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await page.waitForURL('**/id/#doc=*');
    expect(await verdict(/./)).toBe('Tidak sah: 1 kesalahan.');
    expect(await text()).toBe(agentWithFaults);
  });

  test('the switch takes the text along where only the language is another, and not the path', async () => {
    const { page, check, text } = await openCheckPage(browser, '/', { locale: 'id-ID' });
    await check(agentWithFaults);
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Check an agent file or an agent card' }).waitFor();
    await page.locator('.cm-line', { hasText: 'copy-checker' }).waitFor();
    expect(await text()).toBe(agentWithFaults);
  });

  test('the switch leads to the same page in the other language, which stays', async () => {
    const { page } = await openCheckPage(browser, '/', { locale: 'id-ID' });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Periksa berkas agen atau kartu agen');
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Check an agent file or an agent card' }).waitFor();
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('link', { name: 'Check', exact: true }).click();
    await page.getByRole('heading', { name: 'Check an agent file or an agent card' }).waitFor();
    await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await page.waitForURL('**/id/');
  });
});
