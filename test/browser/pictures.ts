/** What is to be seen of every page: where a picture is taken, and what is done before. */
import type { Page } from 'playwright-core';
import {
  agentWithFaults,
  cardWithLostSecurity,
  cardWithManyFaults,
  hostileCard,
  longNames,
  rightToLeft,
  skillFolder,
} from './documents.ts';

export interface Picture {
  readonly path: string;
  readonly before?: (page: Page) => Promise<unknown>;
  /** As it comes out of a printer. */
  readonly print?: true;
  /** Only what is on the screen, and not the whole page. */
  readonly screen?: true;
}

/** Waits until the editor is there, puts a text in, and waits for its verdict. */
async function check(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').fill(text);
  await page.locator('#verdict.valid, #verdict.invalid').waitFor();
}

/** Sends the form as it is sent without a script. */
async function send(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((values) => {
    for (const [id, value] of Object.entries(values))
      (document.getElementById(id) as HTMLTextAreaElement).value = value;
    (document.getElementById('form') as HTMLFormElement).submit();
  }, fields);
  await page.locator('#form').waitFor({ state: 'detached' });
}

async function preview(page: Page, listings?: string): Promise<void> {
  await page.locator('#example').click();
  await page.locator('.card').waitFor();
  if (listings === undefined) return;
  await page.locator('#as-json').evaluate((one) => one.setAttribute('open', ''));
  await page.locator('#listings').fill(listings);
  await page.locator('#verdict.invalid').waitFor();
}

const editor = (page: Page) => page.locator('.cm-content').waitFor();

export const pictures: Readonly<Record<string, Picture>> = {
  check: { path: '/', before: editor },
  'check-id': { path: '/id/', before: editor },
  'check-agent': { path: '/', before: (page) => check(page, agentWithFaults) },
  'check-works': { path: '/id/', before: (page) => check(page, agentWithFaults.replace('when:', 'when')) },
  'check-card': { path: '/id/', before: (page) => check(page, cardWithLostSecurity) },
  'check-many': { path: '/', before: (page) => check(page, cardWithManyFaults) },
  'check-hostile': { path: '/', before: (page) => check(page, hostileCard) },
  'check-long': { path: '/', before: (page) => check(page, longNames) },
  'check-rtl': { path: '/', before: (page) => check(page, rightToLeft) },
  'check-bar': { path: '/', screen: true, before: (page) => check(page, cardWithManyFaults) },
  'check-folder': {
    path: '/',
    async before(page) {
      await editor(page);
      await page
        .locator('#file')
        .setInputFiles(
          Object.entries(skillFolder).map(([name, text]) => ({ name, mimeType: '', buffer: Buffer.from(text) })),
        );
      await page.locator('#verdict.valid, #verdict.invalid').waitFor();
    },
  },
  'check-replaced': {
    path: '/',
    async before(page) {
      await check(page, agentWithFaults);
      await page.locator('#clear').click();
      await page.locator('#before').waitFor();
    },
  },
  'check-changes': {
    path: '/',
    async before(page) {
      await check(page, agentWithFaults);
      await page.locator('#findings > p > .main').click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  'sent-agent': { path: '/', before: (page) => send(page, { document: agentWithFaults }) },
  'sent-works': { path: '/id/', before: (page) => send(page, { document: agentWithFaults.replace('when:', 'when') }) },
  'sent-card': { path: '/id/', before: (page) => send(page, { document: cardWithLostSecurity }) },
  'sent-preview': {
    path: '/preview',
    before: (page) =>
      send(page, { name: 'Sheep', agent_id: `agent_${'0'.repeat(32)}`, listings: '[{"state": "public"}]' }),
  },
  'sent-nothing': { path: '/preview', before: (page) => send(page, {}) },
  generator: { path: '/generator' },
  'generator-template': {
    path: '/generator?template=customer-support',
    before: (page) => page.locator('#verdict.valid, #verdict.invalid').waitFor(),
  },
  'generator-id': {
    path: '/id/generator',
    async before(page) {
      const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first();
      await field('Nama').fill('Meja Paket');
      await page.locator('.verdict.open').waitFor();
      for (const name of ['Deskripsi', 'Versi', 'URL', 'Id', 'Tag']) await field(name).focus();
      await field('Nama').focus();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  preview: { path: '/preview' },
  'preview-card': { path: '/id/preview', before: (page) => preview(page) },
  'preview-faults': { path: '/preview', before: (page) => preview(page, '[{"state": "public", "title": "x"}]') },
  'preview-broken': { path: '/preview', before: (page) => preview(page, '[{') },
  'preview-print': { path: '/preview', print: true, before: (page) => preview(page) },
  templates: { path: '/templates' },
  'templates-id': { path: '/id/templates' },
  template: { path: '/templates/booking' },
  rules: { path: '/rules' },
  'rules-none': {
    path: '/id/rules',
    before: (page) => page.locator('#filter').fill('zzzz'),
  },
  guide: { path: '/guide' },
  'guide-id': { path: '/id/guide' },
  api: { path: '/api' },
  rule: { path: '/rules/yaml/unquoted-colon' },
  'rule-id': { path: '/id/rules/card/dropped-security' },
  schemas: { path: '/schema' },
  schema: { path: '/schema/goloco-agent.schema.json' },
  'schemas-id': { path: '/id/schema' },
  'schema-id': { path: '/id/extensions/labor-terms/v1' },
  problems: { path: '/problems' },
  problem: { path: '/problems/bad-form' },
};
