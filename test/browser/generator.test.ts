import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardTemplates } from '../../src/core/templates/cards.ts';
import { hasBrowser, launch } from './chromium.ts';
import { markup } from './documents.ts';
import { openPage, tabTo } from './open-page.ts';

/** The generator in a fresh context; `complaints` are what the page and its policy complained of. */
const openGenerator = (browser: Browser, path = '/generator', options: BrowserContextOptions = {}) =>
  openPage(browser, path, options);

const text = (page: Page) => page.locator('#json').inputValue();
const card = async (page: Page) => JSON.parse(await text(page));
const verdict = (page: Page, hasText: RegExp) => page.locator('#verdict', { hasText }).waitFor();
/** A flag that is false says the same as one that is left out. */
const withoutFalse = (value: string) =>
  JSON.parse(value, (_, member: unknown) => (member === false ? undefined : member));

/** Goes on with Tab until the field with this label has the focus, and types into it. */
async function fill(page: Page, label: RegExp, value: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(value);
}

describe.runIf(hasBrowser)('the generator', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('by keyboard alone: from an empty form to a valid card', async () => {
    const { page, complaints } = await openGenerator(browser);
    await fill(page, /^Name$/, 'Parcel Desk');
    await verdict(page, /to be filled in/);
    await fill(page, /^Description$/, 'Tracks parcels and files claims for lost ones.');
    await fill(page, /^Version$/, '1.0.0');
    await fill(page, /^URL$/, 'https://parcels.acme-post.dev');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('Acme Post');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await fill(page, /^URL$/, 'https://parcels.acme-post.dev/a2a');
    await fill(page, /^Name$/, 'Track a parcel');
    await fill(page, /^Id$/, 'track');
    await fill(page, /^Description$/, 'Says where a parcel is.');
    await fill(page, /^Tags$/, 'parcels\ntracking');
    await fill(page, /^Examples/, 'Where is 1849?');
    await fill(page, /^Streaming$/, ' ');
    await fill(page, /^Default input modes$/, 'text/plain');
    await fill(page, /^Default output modes$/, 'text/plain');
    await fill(page, /^Add a security scheme$/, '\n');
    await fill(page, /^Name$/, 'X-Parcel-Key');
    await verdict(page, /^Valid/);
    expect(await card(page)).toEqual({
      name: 'Parcel Desk',
      description: 'Tracks parcels and files claims for lost ones.',
      version: '1.0.0',
      provider: { organization: 'Acme Post', url: 'https://parcels.acme-post.dev' },
      supportedInterfaces: [
        { url: 'https://parcels.acme-post.dev/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
      ],
      skills: [
        {
          name: 'Track a parcel',
          id: 'track',
          description: 'Says where a parcel is.',
          tags: ['parcels', 'tracking'],
          examples: ['Where is 1849?'],
        },
      ],
      capabilities: { streaming: true },
      defaultInputModes: ['text/plain'],
      defaultOutputModes: ['text/plain'],
      securitySchemes: { api_key: { apiKeySecurityScheme: { location: 'header', name: 'X-Parcel-Key' } } },
      // A scheme that is declared is asked for at once.
      securityRequirements: [{ schemes: { api_key: { list: [] } } }],
    });
    expect(complaints).toEqual([]);
  });

  test.each(cardTemplates.map(({ id, text: template }) => [id, template]))(
    'the template %s goes through the form whole',
    async (id, template) => {
      const { page, complaints } = await openGenerator(browser, `/generator?template=${id}`);
      await verdict(page, /^(?:Valid|Not valid)/);
      expect(withoutFalse(await text(page))).toEqual(withoutFalse(template));
      expect(complaints).toEqual([]);
    },
  );

  test('what the form has no field for stays in the card', async () => {
    const { page } = await openGenerator(browser);
    const whole = {
      name: 'a',
      iconUrl: 5,
      'x-own': { y: 1 },
      capabilities: { extensions: [{ uri: 'https://a.example.org/x' }] },
      supportedInterfaces: [
        { url: 'a', protocolBinding: 'https://a.example.org/own', protocolVersion: '1.0', extra: [] },
      ],
      securitySchemes: { a: { mtlsSecurityScheme: {} } },
      securityRequirements: [{ schemes: { a: { list: [] }, other: { list: ['x'] } } }],
      skills: 'none',
      signatures: [{ protected: 'a', signature: 'b' }],
    };
    await page.evaluate(async (value) => {
      const packed = new Blob([value]).stream().pipeThrough(new CompressionStream('deflate-raw'));
      const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
      location.hash = `doc=${btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')}`;
    }, JSON.stringify(whole));
    await verdict(page, /^Not valid/);
    expect(await card(page)).toEqual(whole);
  });

  test('by mouse: all five kinds of scheme, any of these, all of these', async () => {
    const { page, complaints } = await openGenerator(browser, '/generator?template=research');
    const kinds = ['apiKey', 'httpAuth', 'oauth2', 'openIdConnect', 'mtls'].map((kind) => `${kind}SecurityScheme`);
    for (const [index, kind] of kinds.entries()) {
      await page.getByRole('button', { name: 'Add a security scheme' }).click();
      const scheme = page.getByRole('group', { name: `Security scheme ${index + 1}`, exact: true });
      await scheme.getByLabel('Your name for it').fill(`by_${kind}`);
      await scheme.getByLabel('Kind').selectOption(kind);
    }
    const scheme = (number: number) => page.getByRole('group', { name: `Security scheme ${number}`, exact: true });
    await scheme(1).getByRole('textbox', { name: 'Name', exact: true }).fill('X-Key');
    await scheme(2).getByLabel('HTTP authentication scheme').fill('Bearer');
    await scheme(3).getByLabel('Flow').selectOption('clientCredentials');
    await scheme(3).getByRole('textbox', { name: 'Token URL' }).fill('https://auth.acme-post.dev/token');
    await scheme(3).getByRole('textbox', { name: 'Scopes' }).fill('orders:read Read the orders');
    await scheme(4)
      .getByLabel('OpenID Connect URL')
      .fill('https://auth.acme-post.dev/.well-known/openid-configuration');
    await page.getByRole('button', { name: 'Add another way in' }).click();
    const way = page.getByRole('group', { name: 'Way in 2' });
    await way.getByRole('checkbox', { name: 'by_oauth2SecurityScheme' }).check();
    await way.getByRole('checkbox', { name: 'by_mtlsSecurityScheme' }).check();
    await way.getByRole('textbox', { name: 'Scopes that are needed' }).fill('orders:read');
    await scheme(5).getByLabel('Your name for it').fill('certificate');
    const { securitySchemes, securityRequirements } = await card(page);
    expect(securitySchemes).toEqual({
      by_apiKeySecurityScheme: { apiKeySecurityScheme: { location: 'header', name: 'X-Key' } },
      by_httpAuthSecurityScheme: { httpAuthSecurityScheme: { scheme: 'Bearer' } },
      by_oauth2SecurityScheme: {
        oauth2SecurityScheme: {
          flows: {
            clientCredentials: {
              tokenUrl: 'https://auth.acme-post.dev/token',
              scopes: { 'orders:read': 'Read the orders' },
            },
          },
        },
      },
      by_openIdConnectSecurityScheme: {
        openIdConnectSecurityScheme: {
          openIdConnectUrl: 'https://auth.acme-post.dev/.well-known/openid-configuration',
        },
      },
      certificate: { mtlsSecurityScheme: {} },
    });
    expect(securityRequirements).toEqual([
      { schemes: { by_apiKeySecurityScheme: { list: [] } } },
      { schemes: { by_oauth2SecurityScheme: { list: ['orders:read'] }, certificate: { list: [] } } },
    ]);
    await verdict(page, /^Valid/);
    await page.locator('#view', { hasText: ' and certificate.' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('a problem leads to its field, and items move with the focus', async () => {
    const { page } = await openGenerator(browser, '/generator?template=booking');
    await verdict(page, /Valid/);
    const names = async () => (await card(page)).skills.map(({ id }: { id: string }) => id);
    const before = await names();
    await page.getByRole('button', { name: 'Move down: Skill 1' }).click();
    expect(await names()).toEqual([before[1], before[0], ...before.slice(2)]);
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toMatch(/^Move (?:up|down): Skill 2$/);
    await page.getByRole('group', { name: 'Skill 2' }).getByLabel('Tags').fill('');
    await page.locator('#findings .place', { hasText: '"tags" is missing' }).click();
    await page.keyboard.type('tables');
    expect((await card(page)).skills[1].tags).toEqual(['tables']);
    await page.getByRole('button', { name: 'Remove: Skill 1' }).click();
    expect(await names()).toEqual([before[0], ...before.slice(2)]);
  });

  test('copy, download, open in the checker; a reload and the other language keep the card', async () => {
    const { page, complaints } = await openGenerator(browser, '/generator?template=coding');
    await page.waitForURL(/#doc=/);
    const before = page.url();
    await page.locator('#form').getByLabel('Name', { exact: true }).first().fill(markup);
    await page.waitForURL((url) => url.href !== before);
    await page.getByRole('button', { name: 'Copy' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text(page));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('agent-card.json');
    const whole = await text(page);
    await page.reload();
    await verdict(page, /Valid/);
    expect(await text(page)).toBe(whole);
    await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await verdict(page, /Sah/);
    expect(await text(page)).toBe(whole);
    await page.getByRole('link', { name: 'Buka di pemeriksa' }).click();
    await page.waitForURL('**/id/#doc=*');
    await page.locator('.cm-content', { hasText: 'onerror' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('what was typed in the last moment goes along too', async () => {
    const { page } = await openGenerator(browser, '/generator?template=coding');
    await page.waitForURL(/#doc=/);
    await page.locator('#form').getByLabel('Name', { exact: true }).first().fill('Late Riser');
    await page.locator('#open').dispatchEvent('click');
    await page.waitForURL((url) => url.pathname === '/');
    await page.locator('.cm-content', { hasText: 'Late Riser' }).waitFor();
  });

  test('in the other language at the same path too', async () => {
    const { page } = await openGenerator(browser, '/generator?template=coding', { locale: 'id-ID' });
    await page.waitForURL(/#doc=/);
    await page.locator('#form').getByLabel('Nama', { exact: true }).first().fill('Late Riser');
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Make an agent card' }).waitFor();
    await verdict(page, /^Valid/);
    expect((await card(page)).name).toBe('Late Riser');
  });

  test('without JavaScript the page says so and leads to the templates', async () => {
    const { page } = await openGenerator(browser, '/generator?template=coding', { javaScriptEnabled: false });
    expect(await page.locator('noscript').textContent()).toContain('needs JavaScript');
    expect(await page.locator('#form').isVisible()).toBe(false);
    expect(JSON.parse(await text(page)).skills.length).toBeGreaterThan(0);
  });
});
