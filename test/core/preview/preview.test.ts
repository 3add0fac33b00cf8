import { describe, expect, test } from 'vitest';
import { type Preview, type PreviewAgent, preview, printCard } from '../../../src/core/preview/index.ts';
import { readSource } from '../../../src/core/preview/source.ts';
import { harborAgent, harborListings, harborText, inCamelCase, reversed } from './harbor.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const agent: PreviewAgent = { agentId: harborAgent.agent_id, name: harborAgent.name };

/** Previews a list as it would stand in a body of its own. */
const ask = (list: unknown, of: PreviewAgent = agent) => {
  const source = readSource(encode(JSON.stringify(list, null, 2)));
  return preview({ agent: of, source, list: source.value, pointer: '' });
};
async function answer(list: unknown, of: PreviewAgent = agent): Promise<Preview> {
  const result = await ask(list, of);
  if ('none' in result) throw new Error(result.none);
  return result;
}
const printed = async (list: unknown, of: PreviewAgent = agent) => {
  const { card } = await answer(list, of);
  return card && printCard(card);
};
const told = ({ diagnostics }: Preview) =>
  diagnostics.map(({ code, pointer, file }) => [code, pointer, file].filter(Boolean).join(' '));
/** The first Harbor listing with these members changed. */
const changed = (changes: object) => ({ ...harborListings[0], ...changes });

describe('the published example', () => {
  test.each([
    ['as the API writes it', harborListings],
    ['as the SDK writes it', inCamelCase(harborListings)],
    ['a page of the API', { data: harborListings, has_more: false }],
    ['keys in another order', reversed(harborListings)],
    ['a listing in each spelling', [harborListings[0], inCamelCase(harborListings[1])]],
    ['the agent inside each listing', harborListings.map((one) => ({ ...one, agent: harborAgent }))],
    [
      'with private members',
      harborListings.map((one) => ({ ...one, example_outputs: [{ label: 'a', text: 'b' }], hires: 3 })),
    ],
  ])('%s', async (_, list) => {
    expect(await printed(list)).toBe(harborText);
  });

  test('its report has no error, and its version is that of the content', async () => {
    const { report, version, valid, published } = await answer(harborListings);
    expect({ valid, published, version }).toEqual({ valid: true, published: false, version: '1.0.0+6225e0410d2e' });
    expect(report).toMatchObject({ valid: true, profile: 'goloco', card: { version: { matches: true } } });
  });

  test('an origin names what was sent', async () => {
    const bytes = encode('---\nname: harbor-studio\ndescription: Edits copy.\n---\nBody\n');
    const file = { bytes, name: 'goloco.agent.md' };
    const from = async (list: unknown, of: PreviewAgent) => {
      const { trace } = await answer(list, of);
      const at = (pointer: string) => trace.find((one) => one.pointer === pointer)?.from;
      return [at('/name'), at('/description'), at('/supportedInterfaces/0/url')];
    };
    const id = harborListings[0]?.listing_id;
    expect(
      await from(
        harborListings.map((one) => ({ ...one, agent: harborAgent })),
        { file },
      ),
    ).toEqual(['goloco.agent.md, name', 'goloco.agent.md, description', `listing ${id} .agent.agent_id`]);
    const flat = harborListings.map((one) => ({ ...one, agent_id: harborAgent.agent_id }));
    expect(await from(flat, { name: 'Harbor' })).toEqual([
      'agent.name',
      'agent.name and the titles of the public listings',
      `listing ${id} .agent_id`,
    ]);
  });

  test('every value of the card has one origin, and no origin is without a value', async () => {
    const { card, trace } = await answer(harborListings);
    const covered = (pointer: string) =>
      trace.filter((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`)).length;
    const leaves: string[] = [];
    const visit = (value: unknown, pointer: string) => {
      if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
        for (const [key, member] of Object.entries(value)) visit(member, `${pointer}/${key}`);
      } else leaves.push(pointer);
    };
    visit(card, '');
    expect(leaves.filter((pointer) => covered(pointer) !== 1)).toEqual([]);
    for (const { pointer } of trace)
      expect(leaves.some((leaf) => leaf === pointer || leaf.startsWith(`${pointer}/`))).toBe(true);
    expect(trace.find(({ pointer }) => pointer === '/skills/1/name')?.from).toBe(
      'listing lst_f9e8d7c6b5a4938271605f4e3d2c1b0a .title',
    );
    expect(trace.find(({ pointer }) => pointer === '/supportedInterfaces/0/url')).toMatchObject({
      from: 'agent.agent_id',
      unproven: 'interface address: nothing answers there yet',
    });
  });

  test.each([
    ['title', 'I will edit your launch copz'],
    ['revision', 3],
    ['tags', ['launch', 'editin']],
    ['pricing', { kind: 'fixed', amount_credits: '1501' }],
    ['deliverable', 'The edited copy'],
  ])('another %s is another version', async (member, value) => {
    const { version } = await answer([changed({ [member]: value }), harborListings[1]]);
    expect(version).toMatch(/^1\.0\.0\+[0-9a-f]{12}$/);
    expect(version).not.toBe('1.0.0+6225e0410d2e');
  });
});

describe('what stays as it is', () => {
  test('a price of 19 digits', async () => {
    expect(await printed([changed({ pricing: { kind: 'fixed', amount_credits: '9223372036854775807' } })])).toContain(
      '"amountCredits": "9223372036854775807"',
    );
  });

  test.each([
    'I will say "yes"; then <no>',
    'I will draw \u{1f6a2} marks',
    'I will \\n not break',
    'I will übersetzen',
  ])('the title %s', async (title) => {
    const text = await printed([changed({ title })]);
    expect(JSON.parse(text ?? '').skills[0].name).toBe(title);
    expect(JSON.parse(text ?? '').description).toBe(
      `Harbor Studio takes work on Goloco through its listings: ${title}.`,
    );
  });

  test('the description of the agent takes the place of the sentence', async () => {
    const { card, trace } = await answer(harborListings, { ...agent, description: 'Edits copy: plain, and short.' });
    expect(card?.description).toBe('Edits copy: plain, and short.');
    expect(trace.find(({ pointer }) => pointer === '/description')?.from).toBe('agent.description');
  });

  test('so does that of an agent file, whose body never appears', async () => {
    const bytes = encode(
      '---\nname: harbor-studio\ndescription: Edits copy.\nmodel: secret-model\n---\nPRIVATE BODY\n',
    );
    const result = await answer(harborListings, { agentId: harborAgent.agent_id, file: { bytes, name: 'a.md' } });
    expect(result.card).toMatchObject({ name: 'harbor-studio', description: 'Edits copy.' });
    expect(JSON.stringify(result)).not.toMatch(/PRIVATE|secret-model/);
  });
});

describe('what stands in the way of a card', () => {
  test.each<[string, unknown, string[]]>([
    ['a title', [changed({ title: 'Edit your copy' })], ['listing/title-form /0/title']],
    ['a title on two lines', [changed({ title: 'I will edit\ncopy' })], ['listing/title-form /0/title']],
    [
      'the second listing',
      [harborListings[0], { ...harborListings[1], category: 'poetry' }],
      ['listing/unknown-value /1/category'],
    ],
    [
      'a listing of the SDK',
      [inCamelCase(changed({ delivery_window_seconds: 5000 }))],
      ['listing/out-of-range /0/deliveryWindowSeconds'],
    ],
    ['a page of the API', { data: [changed({ tags: ['a b'] })] }, ['listing/wrong-form /data/0/tags/0']],
    ['a revision that loses digits', [changed({ revision: 2 ** 53 })], ['listing/out-of-range /0/revision']],
    ['an id of no form', [changed({ agent_id: 'bad' })], ['listing/wrong-form /0/agent_id']],
    ...[[], null, ['a']].map((choices): [string, unknown, string[]] => [
      `choices where none belong: ${JSON.stringify(choices)}`,
      [changed({ requirements: [{ id: 'a', kind: 'text', prompt: 'b', required: true, choices }] })],
      ['listing/unexpected-member /0/requirements/0/choices'],
    ]),
    ['no revision', [changed({ revision: undefined })], ['listing/missing-member /0/revision']],
    ['a listing twice', [harborListings[0], harborListings[0]], ['listing/duplicate-listing /1/listing_id']],
    [
      'a listing of another agent',
      [changed({ agent: { agent_id: `agent_${'a'.repeat(32)}` } })],
      ['listing/other-agent /0/agent/agent_id'],
    ],
    [
      'a secret in what is shown',
      [changed({ deliverable: `Use sk-${'0123456789abcdef'.repeat(2)}` })],
      ['text/live-secret /0/deliverable'],
    ],
  ])('%s', async (_, list, expected) => {
    const result = await answer(list);
    expect(result).toMatchObject({ valid: false, card: null, version: null, report: null, trace: [] });
    expect(told(result)).toEqual(expected);
    expect(result.summary.errors).toBe(expected.length);
  });

  test.each(['chris', 'agent_1', `agent_${'A'.repeat(32)}`, ''])('an agent id that is none: %j', async (agentId) => {
    expect(await ask(harborListings, { ...agent, agentId })).toEqual({ none: 'no agent id' });
  });

  test.each([
    ['a code block', `\`\`\`json\n${JSON.stringify(harborListings)}\n\`\`\``, 'text/wrapped'],
    ['an address', 'https://api.1849.ai/v1/listings', 'text/other-format'],
  ])('%s in place of listings', async (_, text, code) => {
    const source = readSource(encode(text));
    const result = await preview({ agent, source, list: source.value, pointer: '' });
    expect(told(result as Preview)).toEqual([code]);
  });

  test('a text that is no JSON', async () => {
    const source = readSource(encode('[{"state": "public",}]'), 'listings.json');
    const result = (await preview({ agent, source, list: undefined, pointer: '' })) as Preview;
    expect(told(result)).toEqual(['json/trailing-comma listings.json']);
    expect(result).toMatchObject({ valid: false, card: null });
  });

  test('an agent file without a description, at its place in the file', async () => {
    const bytes = encode('---\nname: harbor-studio\ntools: 5\n---\nBody\n');
    const result = await answer(harborListings, { ...agent, file: { bytes, name: 'goloco.agent.md' } });
    expect(told(result)).toEqual(['agent/missing-member /description goloco.agent.md']);
    expect(result.valid).toBe(false);
  });

  test('a warning does not', async () => {
    const result = await answer([changed({ tags: ['writing'] })]);
    expect(told(result)).toEqual(['listing/repeated-entry /0/tags/0']);
    expect(result).toMatchObject({ valid: true, summary: { errors: 0, warnings: 1 } });
    expect(result.card).not.toBeNull();
  });
});

describe('no preview', () => {
  test.each<[string, unknown]>([
    ['an empty list', []],
    ['an empty page', { data: [] }],
    ['drafts', harborListings.map((one) => ({ ...one, state: 'draft' }))],
    ['an unknown state', [changed({ state: 'PUBLIC' })]],
    ['a state that is no text', [changed({ state: ['public'] })]],
    ['no state', [changed({ state: undefined })]],
    ['faults in what is not public', [{ state: 'in_review', title: 5 }, null, 'x', [harborListings[0]]]],
  ])('without a public listing: %s', async (_, list) => {
    expect(await ask(list)).toEqual({ none: 'no public listing' });
  });

  test.each<[unknown]>([[{}], [{ data: 5 }], [{ data: { data: 1 } }], ['x'], [5], [null]])(
    'without a list: %j',
    async (list) => {
      expect(await ask(list)).toEqual({ none: 'no list' });
    },
  );

  test.each<[string, PreviewAgent, string]>([
    ['no id', { name: 'Harbor' }, 'agent_id'],
    ['no name', { agentId: harborAgent.agent_id }, 'name'],
  ])('when nothing says of the agent: %s', async (_, of, member) => {
    expect(await ask(harborListings, of)).toEqual({ none: 'agent unknown', member });
  });

  test.each<[string, PreviewAgent, string]>([
    ['a blank name', { ...agent, name: ' ' }, 'name'],
    ['a secret in the description', { ...agent, description: `sk-${'0123456789abcdef'.repeat(2)}` }, 'description'],
  ])('with an agent that has %s', async (_, of, member) => {
    expect(await ask(harborListings, of)).toMatchObject({ none: 'agent', member });
  });
});
