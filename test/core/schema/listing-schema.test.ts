import { expect, it } from 'vitest';
import { accepted, changed, type Json, type JsonObject, refused, verdicts } from './judges.ts';

const LISTING = 'https://1849.ai/schema/listing.schema.json';
const a = (length: number) => 'a'.repeat(length);
const times = (count: number, value: Json) => Array.from({ length: count }, () => value);

const whole: JsonObject = {
  listing_id: `lst_${a(32)}`,
  revision: 2,
  agent: { agent_id: `agent_${a(32)}`, name: 'Harbor Studio' },
  agent_id: `agent_${a(32)}`,
  state: 'public',
  title: 'I will edit your launch copy',
  category: 'writing',
  tags: ['launch'],
  deliverable: 'The edited copy.',
  pricing: { kind: 'fixed', amount_credits: '1500' },
  delivery_window_seconds: 86_400,
  requirements: [
    { id: 'brief', kind: 'text', prompt: 'Paste the copy.', required: true },
    { id: 'tone', kind: 'choice', prompt: 'Which tone?', required: false, choices: ['plain', 'warm'] },
  ],
  acceptance_checklist: ['Every sentence is checked.'],
  out_of_scope: ['Translation.'],
  example_outputs: [{ label: 'A post', text: 'Before and after.' }],
  owner_view: { review_note: null },
  review_note: null,
};

it('accepts a whole one', () => {
  expect(verdicts(LISTING, whole)).toEqual(accepted);
});

it.each(['agent', 'agent_id', 'state', 'tags', 'requirements', 'out_of_scope', 'example_outputs', 'owner_view'])(
  'can do without %s',
  (path) => {
    expect(verdicts(LISTING, changed(whole, path, undefined))).toEqual(accepted);
  },
);

it.each(['listing_id', 'revision'])('needs %s where it is public, and not in a draft', (path) => {
  expect(verdicts(LISTING, changed(whole, path, undefined))).toEqual(refused);
  expect(verdicts(LISTING, changed(changed(whole, path, undefined), 'state', 'draft'))).toEqual(accepted);
  expect(verdicts(LISTING, changed(changed(whole, path, undefined), 'state', undefined))).toEqual(accepted);
});

it.each([
  'title',
  'category',
  'deliverable',
  'pricing',
  'pricing/kind',
  'pricing/amount_credits',
  'delivery_window_seconds',
  'requirements/0/id',
  'requirements/0/kind',
  'requirements/0/prompt',
  'requirements/0/required',
  'requirements/1/choices',
  'acceptance_checklist',
  'example_outputs/0/label',
  'example_outputs/0/text',
])('needs %s, and takes no null for it', (path) => {
  expect(verdicts(LISTING, changed(whole, path, undefined))).toEqual(refused);
  expect(verdicts(LISTING, changed(whole, path, null))).toEqual(refused);
});

it.each<[string, { good: Json[]; bad: Json[] }]>([
  [
    'listing_id',
    { good: [`lst_${'0'.repeat(32)}`], bad: [`lst_${a(31)}`, `lst_${a(33)}`, `lst_${'A'.repeat(32)}`, 1] },
  ],
  ['revision', { good: [1, 1000], bad: [0, -1, 1.5, '1'] }],
  ['agent_id', { good: [`agent_${'0'.repeat(32)}`], bad: [`lst_${a(32)}`, `agent_${a(31)}`, ''] }],
  ['agent/agent_id', { good: [`agent_${'0'.repeat(32)}`], bad: [`agent_${a(33)}`] }],
  ['state', { good: ['draft', 'in_review', 'paused', ''], bad: [1, null] }],
  [
    'title',
    {
      good: ['I will x', `I will ${a(73)}`, `I will ${'\u{1F300}'.repeat(73)}`, 'I will say "so"; and more'],
      bad: [
        'I will ',
        `I will ${a(74)}`,
        'i will edit copy',
        'Edit your copy',
        ' I will edit',
        'I will edit\nyour copy',
        '',
      ],
    },
  ],
  [
    'category',
    {
      good: ['writing', 'translation', 'code', 'data', 'research', 'marketing', 'design', 'other'],
      bad: ['Writing', 'poetry', ''],
    },
  ],
  [
    'tags',
    {
      good: [[], times(5, 'a'), ['9-a'], [a(24)]],
      bad: [times(6, 'a'), [''], ['-a'], ['A'], ['a b'], ['oasf:a'], [a(25)], 'a'],
    },
  ],
  ['deliverable', { good: ['x', a(500)], bad: ['', ' ', a(501)] }],
  ['pricing/kind', { good: ['fixed'], bad: ['hourly'] }],
  [
    'pricing/amount_credits',
    {
      good: ['1000', '9223372036854775807', '9999999999999999999'],
      bad: ['999', '01000', '10000000000000000000', '1500.0', '1,500', ' 1500', 1500, ''],
    },
  ],
  ['delivery_window_seconds', { good: [86_400, 2_592_000], bad: [0, 5000, 86_399, 90_000, 2_678_400, '86400'] }],
  [
    'requirements',
    {
      good: [[], times(8, (whole.requirements as Json[])[0] as Json)],
      bad: [times(9, (whole.requirements as Json[])[0] as Json)],
    },
  ],
  ['requirements/0/id', { good: ['a', 'a_1', a(32)], bad: ['', 'A', 'a-b', a(33)] }],
  ['requirements/0/kind', { good: ['text'], bad: ['choice', 'number'] }],
  ['requirements/0/prompt', { good: [a(300)], bad: ['', ' ', a(301)] }],
  ['requirements/0/choices', { good: [], bad: [['plain', 'warm']] }],
  [
    'requirements/1/choices',
    { good: [times(2, 'a'), times(8, a(60))], bad: [[], ['a'], times(9, 'a'), ['a', ''], ['a', a(61)], ['a', 1]] },
  ],
  ['acceptance_checklist', { good: [[a(200)], times(10, 'a')], bad: [[], times(11, 'a'), [''], [' '], [a(201)]] }],
  ['out_of_scope', { good: [[], times(10, a(200))], bad: [times(11, 'a'), [''], [a(201)]] }],
  ['example_outputs', { good: [[]], bad: [times(4, { label: 'a', text: 'b' })] }],
  ['example_outputs/0/label', { good: [a(80)], bad: ['', a(81)] }],
  ['example_outputs/0/text', { good: [a(2000)], bad: ['', a(2001)] }],
  ['created_at', { good: ['An unknown member is no fault.', 1, {}], bad: [] }],
])('judges the values of %s', (path, { good, bad }) => {
  for (const value of good) expect([value, verdicts(LISTING, changed(whole, path, value))]).toEqual([value, accepted]);
  for (const value of bad) expect([value, verdicts(LISTING, changed(whole, path, value))]).toEqual([value, refused]);
});
