import { describe, expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';
import { listing, question } from '../../../src/core/rules/listing/example.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const judge = async (text: string) => (await check(bytes(text), { kind: 'listing' })).report;
const camel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
/** The same listing as the SDK writes it. */
const inCamelCase = (text: string): string => text.replace(/"([a-z_]+)":/g, (_, key: string) => `"${camel(key)}":`);

describe('what is found, where, in the spelling of the text', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['a good one', {}, []],
    ['a title without its beginning', { title: 'Edit your copy' }, ['error listing/title-form /title']],
    ['a title on two lines', { title: 'I will edit\nyour copy' }, ['error listing/title-form /title']],
    ['a title with nothing in it', { title: 'I will   ' }, ['error listing/title-form /title']],
    ['a title that is too long', { title: `I will ${'a'.repeat(80)}` }, ['error listing/too-long /title']],
    [
      'a price as a number',
      { pricing: { kind: 'fixed', amount_credits: 1500 } },
      ['error listing/wrong-type /pricing/amount_credits'],
    ],
    [
      'a low price',
      { pricing: { kind: 'fixed', amount_credits: '999' } },
      ['error listing/price-form /pricing/amount_credits'],
    ],
    [
      'a price with a point',
      { pricing: { kind: 'fixed', amount_credits: '15.5' } },
      ['error listing/price-form /pricing/amount_credits'],
    ],
    ['no price', { pricing: undefined }, ['error listing/missing-member /pricing']],
    ['half a day', { delivery_window_seconds: 43_200 }, ['error listing/out-of-range /delivery_window_seconds']],
    [
      'no delivery window',
      { delivery_window_seconds: undefined },
      ['error listing/missing-member /delivery_window_seconds'],
    ],
    ['an unknown category', { category: 'poetry' }, ['error listing/unknown-value /category']],
    ['six tags', { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }, ['error listing/too-long /tags']],
    ['a tag that is the category', { tags: ['writing'] }, ['warning listing/repeated-entry /tags/0']],
    ['a tag twice', { tags: ['a', 'b', 'a'] }, ['warning listing/repeated-entry /tags/2']],
    [
      'questions of one id',
      { requirements: [question(), question()] },
      ['error listing/duplicate-question-id /requirements/1/id'],
    ],
    [
      'choices of a text',
      { requirements: [question({ kind: 'text' })] },
      ['error listing/unexpected-member /requirements/0/choices'],
    ],
    [
      'a choice without choices',
      { requirements: [question({ choices: undefined })] },
      ['error listing/missing-member /requirements/0/choices'],
    ],
    ['an unknown state', { state: 'paused' }, ['note listing/unknown-state /state']],
    ['a public one without its id', { listing_id: undefined }, ['error listing/missing-member /listing_id']],
    ['a draft without an id', { listing_id: undefined, revision: undefined, state: 'draft' }, []],
    ['an empty statement', { acceptance_checklist: ['a', ' '] }, ['error listing/empty-value /acceptance_checklist/1']],
    ['a member of Goloco', { created_at: '2026-01-01', owner_view: { review_note: 'x' } }, []],
    ['a misspelt member', { acceptance_checklists: [] }, []],
    [
      'a misspelt member that is needed',
      { acceptance_checklist: undefined, acceptance_checklists: ['a'] },
      ['error listing/misspelt-member /acceptance_checklists'],
    ],
    ['a secret', { apiKey: 'x' }, ['error text/secret-key /apiKey']],
  ])('%s', async (_, changes, expected) => {
    const told = async (text: string) =>
      (await judge(text)).diagnostics.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);
    expect(await told(listing(changes))).toEqual(expected);
    const inSdk = expected.map((one) => one.replace(/\/[a-z_/0-9]+$/, camel));
    expect(await told(inCamelCase(listing(changes)))).toEqual(inSdk);
  });

  test('messages and fixes have the names of the text', async () => {
    const text = inCamelCase(listing({ delivery_window_seconds: 5000, acceptance_checklist: undefined }));
    const { diagnostics } = await judge(text);
    expect(diagnostics.map(({ message }) => message).join()).toMatch(
      /"acceptanceChecklist" is missing.*deliveryWindowSeconds is 5000/,
    );
    const [fix] = diagnostics.flatMap(({ fixes = [] }) => fixes);
    expect(JSON.stringify(fix)).toContain('\\"acceptanceChecklist\\": [');
  });

  test('a price of 19 digits that is a number becomes the same digits as a text', async () => {
    const text = listing().replace('"1500"', '9223372036854775807');
    const { diagnostics } = await judge(text);
    const [fix] = diagnostics.flatMap(({ fixes = [] }) => fixes);
    expect(fix?.edits[0]?.text).toBe('"9223372036854775807"');
  });

  test('both spellings of a member at once', async () => {
    const { diagnostics } = await judge(listing({ deliveryWindowSeconds: 86_400 }));
    expect(diagnostics.map(({ code, pointer, related }) => [code, pointer, related?.length])).toEqual([
      ['listing/two-spellings', '/delivery_window_seconds', 1],
    ]);
  });
});

describe('detection', () => {
  test.each([
    ['a whole one', listing()],
    ['of the SDK', inCamelCase(listing())],
    ['a draft', listing({ listing_id: undefined, revision: undefined, state: undefined })],
    ['with a fault in its JSON', listing().replace('"revision"', "'revision'")],
  ])('a listing, %s', async (_, text) => {
    for (const name of [undefined, 'copy.json']) {
      expect((await check(bytes(text), name ? { name } : {})).report.kind).toBe('listing');
    }
  });

  test.each([
    ['a card about a listing', '{"supportedInterfaces": [], "listing_id": "lst_1"}'],
    ['a list', `[${listing()}]`],
    ['a title alone', '{"title": "I will"}'],
  ])('%s is none', async (_, text) => {
    expect((await check(bytes(text), {})).report.kind).toBe('card');
  });
});
