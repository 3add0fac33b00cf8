import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, launch } from './chromium.ts';
import { openPage, tabTo } from './open-page.ts';

describe.runIf(hasBrowser)('a problem in the generator', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** All that a screen reader says behind the name of a field. */
  const described = (field: Locator) =>
    field.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent?.replace(/\s+/g, ' ').trim())
        .join(' '),
    );
  const invalid = (page: Page) => page.locator('[aria-invalid="true"]');
  const verdict = (page: Page) => page.locator('#verdict:is(.valid, .invalid, .open)').waitFor();

  test('is told at its field once that has been left, and goes when it is mended', async () => {
    const { page, complaints } = await openPage(browser, '/generator');
    const description = page.locator('#AgentCard-description');
    await page.locator('#AgentCard-name').fill('Parcel Desk');
    await verdict(page);
    expect(await invalid(page).count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await invalid(page).evaluateAll((all) => all.map(({ id }) => id))).toEqual(['AgentCard-description']);
    expect(await described(description)).toMatch(/^What the agent is for.* error "description" is missing/);
    await description.fill('Tracks parcels.');
    await page.locator('#AgentCard-description[aria-invalid]').waitFor({ state: 'detached' });
    expect(await described(description)).not.toContain('missing');
    expect(await page.locator('.field', { has: description }).locator('.told').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('is told at once in a card that came filled in, at the button that adds, and at the group', async () => {
    const { page } = await openPage(browser, '/generator?template=booking');
    await verdict(page);
    const skill = page.getByRole('group', { name: 'Skill 1' });
    await skill.getByLabel('Tags').fill('');
    await skill.locator('[aria-invalid="true"]').waitFor();
    expect(await described(skill.getByLabel('Tags'))).toContain('error "tags" is missing');
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Remove: Skill 1' }).click();
    const add = page.getByRole('button', { name: 'Add a skill' });
    await page.locator('[data-member="skills"] > .told', { hasText: '"skills"' }).waitFor();
    expect(await described(add)).toContain('error "skills" is missing');
  });

  test('is told of where the list of problems leads, by keyboard', async () => {
    const { page } = await openPage(browser, '/id/generator');
    await page.locator('#AgentCard-name').fill('Meja Paket');
    await verdict(page);
    await page.locator('#AgentCard-version').focus();
    await page.keyboard.press('Tab');
    await page.locator('#findings', { hasText: '"version" tidak ada' }).waitFor();
    await tabTo(page, /kesalahan.*"version" tidak ada/);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('AgentCard-version');
    expect(await described(page.locator('#AgentCard-version'))).toContain('kesalahan "version" tidak ada');
  });

  test('that appears as a field is left does not move a button from under the pointer', async () => {
    const { page } = await openPage(browser, '/generator');
    await page.locator('#AgentCard-name').fill('Parcel Desk');
    await verdict(page);
    await page.locator('#AgentCard-version').focus();
    await page.getByRole('button', { name: 'Add an interface' }).click();
    await page.getByRole('group', { name: 'Interface 2' }).waitFor();
    await page.locator('#AgentCard-version[aria-invalid="true"]').waitFor();
  });
});
