import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCheckPage } from './check-page.ts';
import { hasBrowser, launch } from './chromium.ts';

/** A skill that links to a file that is not there, and has a colon that a safe fix mends. */
const files = {
  'copy-check/SKILL.md':
    '---\nname: copy-check\ndescription: Checks copy. Use when: asked\n---\nRead [the list](list.md) and [the rest](rest.md).\n',
  'copy-check/list.md': 'One\n',
};

describe.runIf(hasBrowser)('a folder on the check page', () => {
  let browser: Browser;
  const root = mkdtempSync(join(tmpdir(), 'folder-'));
  const folder = join(root, 'copy-check');
  beforeAll(async () => {
    browser = await launch();
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    writeFileSync(
      join(root, 'copy-check.zip'),
      zipSync({ 'copy-check': { 'SKILL.md': strToU8(files['copy-check/SKILL.md']) } }),
    );
  });
  afterAll(async () => {
    rmSync(root, { recursive: true });
    await browser?.close();
  });

  test('starts the worker for folders, and says so where that cannot run', async () => {
    const { page, check, requests } = await openCheckPage(browser, '/', {}, (fresh) =>
      fresh.route('**/folder-worker.*', (one) => one.abort()),
    );
    await check('---\nname: a\ndescription: Answers when asked\n---\nDo it.\n');
    expect(requests).not.toContain('/assets/folder-worker.en.js');
    await page.getByLabel('Open a folder').setInputFiles(folder);
    await page.getByText('The check cannot run in this browser.').waitFor();
    expect(requests).toContain('/assets/folder-worker.en.js');
  });

  test('is chosen, judged as a whole, mended and judged again', async () => {
    const { page, verdict, text, complaints } = await openCheckPage(browser);
    await page.getByLabel('Open a folder').setInputFiles(folder);
    await verdict(/^Not valid: 1 error/);
    expect(await page.locator('#findings').textContent()).toContain('copy-check/SKILL.md, line 3, column');
    expect(await page.getByLabel('File of the folder').inputValue()).toBe('copy-check/SKILL.md');
    expect((await page.locator('.under.error').allTextContents()).join('')).toBe(':');
    await page.getByRole('button', { name: /^Fix: / }).click();
    await page.locator('#findings', { hasText: 'rest.md' }).waitFor();
    expect(await text()).toContain('description: "Checks copy. Use when: asked"');
    await page.getByRole('button', { name: 'copy-check/SKILL.md, line 5' }).click();
    await page.keyboard.press('Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('rest.md');
    await page.keyboard.press('Control+End');
    expect(complaints).toEqual([]);
  });

  test.each([
    ['a folder', ''],
    ['a zip', '.zip'],
  ])('%s is dropped, and left again with Clear', async (_, ending) => {
    const { page, verdict } = await openCheckPage(browser, '/id/');
    const box = await page.locator('#editor').boundingBox();
    const at = { x: (box?.x ?? 0) + 50, y: (box?.y ?? 0) + 50 };
    const devtools = await page.context().newCDPSession(page);
    const data = { items: [], files: [`${folder}${ending}`], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await devtools.send('Input.dispatchDragEvent', { type, ...at, data });
    }
    await verdict(/^Tidak sah: 1 kesalahan/);
    await page.locator('#findings', { hasText: 'copy-check/SKILL.md, baris 3' }).waitFor();
    await page.getByRole('button', { name: 'Kosongkan' }).click();
    await page.locator('#verdict:not(.valid, .invalid)').waitFor();
    expect(await page.locator('#folder-files').isVisible()).toBe(false);
  });

  test.each([
    ['without a file that is judged', { 'a/b.txt': strToU8('x') }, 'neither a SKILL.md'],
    ['with a path that leads out', { '../SKILL.md': strToU8('x') }, 'leads out of the folder'],
  ])('a zip %s is told so', async (_, content, says) => {
    const { page } = await openCheckPage(browser);
    await page
      .getByLabel('Open a file')
      .setInputFiles({ name: 'a.zip', mimeType: '', buffer: Buffer.from(zipSync(content)) });
    await page.locator('#refused', { hasText: says }).waitFor();
  });
});
