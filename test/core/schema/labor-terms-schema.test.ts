import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accepted, changed, type Json, refused, verdicts } from './judges.ts';

const LABOR_TERMS = 'https://1849.ai/extensions/labor-terms/v1';
const harbor = JSON.parse(readFileSync(new URL('../../fixtures/card/harbor/input.json', import.meta.url), 'utf8'));
const terms = harbor.capabilities.extensions[0].params;
const a = (length: number) => 'a'.repeat(length);
const times = (count: number, value: Json) => Array.from({ length: count }, () => value);

it('accepts the terms of the Harbor card', () => {
  expect(verdicts(LABOR_TERMS, terms)).toEqual(accepted);
});

it.each([
  'currency',
  'offers',
  'offers/0/listingId',
  'offers/0/listingRevision',
  'offers/0/category',
  'offers/0/pricing',
  'offers/0/pricing/kind',
  'offers/0/pricing/amountCredits',
  'offers/0/deliveryWindowSeconds',
  'offers/0/questions',
  'offers/0/questions/0/id',
  'offers/0/questions/0/kind',
  'offers/0/questions/0/prompt',
  'offers/0/questions/0/required',
  'offers/0/questions/1/choices',
  'offers/0/acceptanceChecklist',
  'offers/0/outOfScope',
])('needs %s, and takes no null for it', (path) => {
  expect(verdicts(LABOR_TERMS, changed(terms, path, undefined))).toEqual(refused);
  expect(verdicts(LABOR_TERMS, changed(terms, path, null))).toEqual(refused);
});

it.each<[string, { good: Json[]; bad: Json[] }]>([
  ['currency', { good: ['credits'], bad: ['USD', 'Credits', ''] }],
  ['offers', { good: [], bad: [[], {}] }],
  [
    'offers/0/listingId',
    { good: [`lst_${a(32)}`], bad: [`lst_${a(31)}`, `lst_${a(33)}`, `lst_${'A'.repeat(32)}`, a(36), `lst_${a(31)}g`] },
  ],
  ['offers/0/listingRevision', { good: [1, 1000], bad: [0, -1, 1.5, '1'] }],
  [
    'offers/0/category',
    {
      good: ['writing', 'translation', 'code', 'data', 'research', 'marketing', 'design', 'other'],
      bad: ['Writing', 'music', ''],
    },
  ],
  ['offers/0/pricing/kind', { good: ['fixed'], bad: ['hourly'] }],
  [
    'offers/0/pricing/amountCredits',
    {
      good: ['1000', '9999999999999999999'],
      bad: ['999', '01000', '10000000000000000000', '1500.0', '1,500', 1500, ''],
    },
  ],
  ['offers/0/deliveryWindowSeconds', { good: [86_400, 2_592_000], bad: [0, 86_399, 90_000, 2_678_400, '86400'] }],
  [
    'offers/0/questions',
    { good: [[], times(8, terms.offers[0].questions[0])], bad: [times(9, terms.offers[0].questions[0])] },
  ],
  ['offers/0/questions/0/id', { good: ['a', 'a_1', a(32)], bad: ['', 'A', 'a-b', a(33)] }],
  ['offers/0/questions/0/kind', { good: ['text'], bad: ['choice', 'number'] }],
  ['offers/0/questions/0/prompt', { good: [a(300), '\u{1F300}'.repeat(300)], bad: ['', ' ', a(301)] }],
  ['offers/0/questions/0/required', { good: [true, false], bad: ['true', 0] }],
  ['offers/0/questions/0/choices', { good: [], bad: [['plain', 'warm']] }],
  ['offers/0/questions/1/kind', { good: ['choice'], bad: ['text', 'number'] }],
  [
    'offers/0/questions/1/choices',
    {
      good: [times(2, 'a'), times(8, a(60))],
      bad: [[], ['a'], times(9, 'a'), ['a', ''], ['a', ' '], ['a', a(61)], ['a', 1]],
    },
  ],
  [
    'offers/0/acceptanceChecklist',
    { good: [[a(200)], times(10, 'a')], bad: [[], times(11, 'a'), [''], [' '], [a(201)]] },
  ],
  ['offers/0/outOfScope', { good: [[], [a(200)], times(10, 'a')], bad: [times(11, 'a'), [''], [' '], [a(201)]] }],
  ['offers/0/note', { good: ['An unknown member is no fault.'], bad: [] }],
])('judges the values of %s', (path, { good, bad }) => {
  for (const value of good)
    expect([value, verdicts(LABOR_TERMS, changed(terms, path, value))]).toEqual([value, accepted]);
  for (const value of bad)
    expect([value, verdicts(LABOR_TERMS, changed(terms, path, value))]).toEqual([value, refused]);
});
