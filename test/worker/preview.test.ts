import { describe, expect, test } from 'vitest';
import type { Origin } from '../../src/core/card/generate.ts';
import { originText } from '../../src/render/origin.ts';
import { expectPolicy, expectProblem } from '../answers.ts';
import harbor from '../fixtures/card/harbor/input.json' with { type: 'json' };
import { ask } from './ask.ts';

const agent = { agent_id: 'agent_0123456789abcdef0123456789abcdef', name: 'Harbor Studio' };
const VERSION = '1.0.0+6225e0410d2e';
/** The listings behind the Harbor card, rebuilt from it. */
const listings = harbor.capabilities.extensions[0]?.params.offers.map((offer, index) => ({
  listing_id: offer.listingId,
  revision: offer.listingRevision,
  state: 'public',
  title: harbor.skills[index]?.name,
  category: offer.category,
  tags: harbor.skills[index]?.tags.filter((tag) => tag !== offer.category && !tag.startsWith('oasf:')),
  deliverable: harbor.skills[index]?.description,
  pricing: { kind: 'fixed', amount_credits: offer.pricing.amountCredits },
  delivery_window_seconds: offer.deliveryWindowSeconds,
  requirements: offer.questions,
  acceptance_checklist: offer.acceptanceChecklist,
  out_of_scope: offer.outOfScope,
})) as Record<string, unknown>[];
const bad = listings.map((one) => ({ ...one, title: 'Edit your copy' }));
const drafts = listings.map((one) => ({ ...one, state: 'draft', review_note: 'CANARY' }));
const CARD = JSON.stringify(harbor, null, 2);

const post = (body: unknown, query = '', headers: Record<string, string> = {}) =>
  ask(`/preview${query}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const send = (fields: Record<string, string | File>, query = '') => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return ask(`/preview${query}`, { method: 'POST', body: form });
};
const file = (value: unknown, name = 'listings.json') =>
  new File([typeof value === 'string' ? value : JSON.stringify(value)], name);
const AGENT = '---\nname: harbor-studio\ndescription: Edits launch copy.\n---\nPRIVATE BODY\n';

describe('a card', () => {
  test('with its version, its report and its trace', async () => {
    const answer = await post({ agent, listings });
    expectPolicy(answer);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-verdict')).toBe('valid');
    const body = (await answer.json()) as Record<string, unknown>;
    expect(body).toMatchObject({ published: false, valid: true, version: VERSION, report: { valid: true } });
    expect(JSON.stringify(body.card, null, 2)).toBe(CARD);
  });

  test('bare, byte for byte, with the version as its tag', async () => {
    const answer = await post({ agent, listings }, '?format=card');
    expectPolicy(answer);
    expect(answer.headers.get('etag')).toBe(`"${VERSION}"`);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.text()).toBe(CARD);
  });

  test.each([
    ['without a Content-Type of its own, as curl sends it', 'application/x-www-form-urlencoded'],
    ['as text', 'text/plain'],
  ])('%s', async (_, type) => {
    expect(await (await post({ agent, listings }, '?format=card', { 'Content-Type': type })).text()).toBe(CARD);
  });

  test.each<[string, Record<string, string | File>]>([
    ['a file by its field', { ...agent, listings: file(listings) }],
    ['a file by its name', { ...agent, file: file({ data: listings }) }],
    ['a field called as the file', { ...agent, 'listings.json': file(listings, 'x') }],
    ['typed text', { ...agent, listings: JSON.stringify(listings), description: '' }],
    ['a whole body', { ...agent, listings: file({ agent, listings }) }],
  ])('from a form: %s', async (_, fields) => {
    expect(await (await send(fields, '?format=card')).text()).toBe(CARD);
  });

  test.each<[string, () => Promise<Response>]>([
    ['a form', () => send({ agent_id: agent.agent_id, 'agent.md': file(AGENT, 'agent.md'), listings: file(listings) })],
    ['JSON', () => post({ agent: { agent_id: agent.agent_id, text: AGENT }, listings })],
  ])('from an agent file in %s', async (_, sent) => {
    const text = await (await sent()).text();
    expect(text).not.toContain('PRIVATE');
    expect(JSON.parse(text).card).toMatchObject({ name: 'harbor-studio', description: 'Edits launch copy.' });
  });

  test('as a page: price in credits and dollars, time, questions, what is not covered, the key, the JSON', async () => {
    const many = listings.map((one, index) =>
      index === 0 ? { ...one, pricing: { kind: 'fixed', amount_credits: '9223372036854775807' } } : one,
    );
    const answer = await post({ agent, listings: many }, '', { Accept: 'text/html' });
    expectPolicy(answer);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    for (const shown of [
      'Harbor Studio',
      '9,223,372,036,854,775,807 credits (USD 9,223,372,036,854,775.807)',
      '4,000 credits (USD 4.00)',
      '3 days',
      '1 day',
      'Paste the copy to edit.',
      'One of: plain, warm.',
      'Translation into another language.',
      'X-Api-Key',
      'nothing answers there yet',
      '&quot;documentationUrl&quot;',
    ]) {
      expect(page).toContain(shown);
    }
    expect(page).not.toMatch(/undefined|\[object|NaN/);
  });

  test('a page escapes what listings say', async () => {
    const hostile = listings.map((one) => ({ ...one, title: 'I will <img src=x onerror=alert(1)>' }));
    const page = await (await post({ agent, listings: hostile }, '?format=html')).text();
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('&lt;img src=x');
  });
});

describe('no card', () => {
  test.each([
    ['', 200],
    ['?fail-on=error', 422],
    ['?fail-on=warning', 422],
    ['?format=card', 422],
  ])('a fault in a public listing with %s is %i', async (query, status) => {
    const answer = await post({ agent, listings: bad }, query);
    expectPolicy(answer);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-verdict')).toBe('invalid');
    expect(answer.headers.has('etag')).toBe(false);
    expect(await answer.json()).toMatchObject({
      published: false,
      valid: false,
      card: null,
      diagnostics: [{ pointer: '/listings/0/title' }, { pointer: '/listings/1/title' }],
    });
  });

  test('a range leads to the place in the body', async () => {
    const body = JSON.stringify({ agent, listings: bad }, null, 2);
    const { diagnostics } = (await (await post(body)).json()) as {
      diagnostics: { range: Record<'start' | 'end', { offset: number }> }[];
    };
    const { start, end } = diagnostics[0]?.range ?? { start: { offset: 0 }, end: { offset: 0 } };
    expect(body.slice(start.offset, end.offset)).toBe('"Edit your copy"');
  });

  test('a page says what stands in the way, and shows no line of the body', async () => {
    const body = JSON.stringify({ agent, listings: [...drafts, ...bad] });
    const page = await (await post(body, '?format=html')).text();
    expect(page).toContain('listing/title-form');
    expect(page).toContain('/listings/2/title');
    expect(page).not.toContain('CANARY');
  });

  test('a warning is a 422 only with fail-on=warning', async () => {
    const tagged = listings.map((one) => ({ ...one, tags: ['writing', 'writing'] }));
    expect((await post({ agent, listings: tagged }, '?fail-on=error')).status).toBe(200);
    expect((await post({ agent, listings: tagged }, '?fail-on=warning')).status).toBe(422);
  });

  test.each<[string, unknown]>([
    ['drafts', drafts],
    ['nothing', []],
    ['faults', [{ state: 'in_review', title: 'CANARY' }, 'CANARY']],
  ])('no public listing is a conflict: %s', async (_, list) => {
    const problem = await expectProblem(await post({ agent, listings: list }), 'agent-card-unavailable');
    expect(problem.code).toBe('agent_card_unavailable');
    const { requestId: _id, ...rest } = problem;
    const { requestId: _other, ...same } = await expectProblem(
      await post({ agent, listings: [] }),
      'agent-card-unavailable',
    );
    expect(rest).toEqual(same);
  });

  test.each<[string, unknown, string[]]>([
    ['nothing in it', {}, ['agent', 'listings']],
    ['a list', listings, ['agent', 'listings']],
    ['no listings', { agent }, ['listings']],
    ['listings that are no list', { agent, listings: 'x' }, ['listings']],
    ['an agent that is a text', { agent: 'Harbor', listings }, ['agent']],
    ['a wrong id', { agent: { ...agent, agent_id: 'agent_1' }, listings }, ['agent.agent_id']],
    ['a name that is no text', { agent: { ...agent, name: 5 }, listings }, ['agent.name']],
    ['no id anywhere', { agent: { name: 'Harbor' }, listings }, ['agent.agent_id']],
    ['no name anywhere', { agent: { agent_id: agent.agent_id }, listings }, ['agent.name']],
  ])('a body with %s is refused', async (_, body, names) => {
    const { parameters } = await expectProblem(await post(body), 'bad-preview');
    expect(parameters?.map(({ name }) => name)).toEqual(names);
  });

  test.each<[string, Record<string, string | File>, string[]]>([
    ['no listings', { ...agent }, ['listings']],
    ['an unknown field', { ...agent, nam: 'x', listings: file(listings) }, ['nam']],
    ['a wrong id', { ...agent, agent_id: 'x', listings: file(listings) }, ['agent_id']],
  ])('a form with %s is refused', async (_, fields, names) => {
    const { parameters } = await expectProblem(await send(fields), 'bad-preview');
    expect(parameters?.map(({ name }) => name)).toEqual(names);
  });

  test('two files with listings are one too many', async () => {
    await expectProblem(await send({ ...agent, listings: file(listings), file: file(listings) }), 'bad-form');
  });

  test.each([
    ['an empty body', ' ', 'empty-body'],
    ['too much', 'x'.repeat(300_000), 'content-too-large'],
  ] as const)('%s is refused', async (_, body, id) => {
    await expectProblem(await post(body), id);
  });

  test.each([
    [200, 'larger than'],
    [201, 'At most 200 public listings'],
  ])('%i listings, whose card would be too large, are refused', async (length, words) => {
    const many = Array.from({ length }, (_, index) => ({
      ...listings[0],
      listing_id: `lst_${index.toString(16).padStart(32, '0')}`,
    }));
    const body = JSON.stringify({ agent, listings: [...many, ...drafts] });
    expect(body.length).toBeLessThan(256 * 1024);
    const { detail } = await expectProblem(await post(body), 'content-too-large');
    expect(detail).toContain(words);
  });

  test.each(['{"agent": {}, "listings": [,]}', '\0', '['])('%j is judged as the JSON it is not', async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ valid: false, card: null, summary: { errors: 1 } });
  });

  test.each(['?format=text', '?fail-on=note', '?kind=card'])('%s is no parameter here', async (query) => {
    await expectProblem(await post({ agent, listings }, query), 'bad-parameter');
  });
});

describe('nothing private is in any answer', () => {
  const odd = '{"state": "draft", "note": "CANARY \\ud800", "CANARY": 1, "CANARY": 2}';
  const private_ = '"owner": {"CANARY": 1, "CANARY": 2}';
  const open = JSON.stringify(listings).slice(1, -1);
  const sent: [string, string, number][] = [
    [
      'odd drafts',
      `{"agent": {${JSON.stringify(agent).slice(1, -1)}, ${private_}}, "listings": [${odd}, ${open}]}`,
      200,
    ],
    ['a page', `{"agent": ${JSON.stringify(agent)}, "listings": {"data": [${open}], "CANARY": 1, "CANARY": 2}}`, 200],
    ['broken JSON', `{"agent": ${JSON.stringify(agent)}, "listings": [{"state": "draft", "title": CANARY}]}`, 422],
    [
      'broken YAML',
      JSON.stringify({
        agent: { ...agent, text: '---\nname: harbor\ndescription: ok\nmodel: CANARY: x\n---\nCANARY' },
        listings,
      }),
      422,
    ],
    ['drafts alone', `{"agent": ${JSON.stringify(agent)}, "listings": [${odd}]}`, 409],
  ];
  test.each(sent)('%s', async (_, body, status) => {
    for (const format of ['json', 'html', 'card']) {
      const answer = await post(body, `?format=${format}`);
      const headers = [...answer.headers].join('\n');
      expect(headers + (await answer.text())).not.toContain('CANARY');
      if (format === 'card' || status === 409) expect(answer.status).toBe(status);
    }
  });
});

test.each<[string, () => Promise<Response>, string]>([
  ['bytes that are no UTF-8', () => latin('name'), 'name'],
  ['two ids', () => post({ agent: { ...agent, agentId: `agent_${'a'.repeat(32)}` }, listings }), 'agent.agentId'],
])('%s are refused', async (_, sent, name) => {
  const { parameters } = await expectProblem(await sent(), 'bad-preview');
  expect(parameters?.map((one) => one.name)).toEqual([name]);
});

/** A form with a field in Latin-1. */
function latin(field: string): Promise<Response> {
  const text = [
    '--x\r\nContent-Disposition: form-data; name="listings"\r\n\r\n',
    `${JSON.stringify(listings)}\r\n--x\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n\xff\r\n--x--\r\n`,
  ].join('');
  const body = Uint8Array.from(text, (char) => char.charCodeAt(0));
  return ask('/preview', { method: 'POST', body, headers: { 'Content-Type': 'multipart/form-data; boundary=x' } });
}

test('the name of a file cannot act on the page that shows it', async () => {
  const fields = { ...agent, listings: file(bad, 'a\u202e\u001b[1m.json') };
  for (const format of ['json', 'html'])
    expect(await (await send(fields, `?format=${format}`)).text()).not.toMatch(/[\u202e\u001b]/);
});

test('the form is a page that posts without script', async () => {
  const answer = await ask('/preview', { headers: { Accept: 'text/html' } });
  expectPolicy(answer);
  const page = await answer.text();
  expect(page).toContain('action="/preview?format=html"');
  for (const field of ['name', 'agent_id', 'agent', 'listings', 'listings.json'])
    expect(page).toContain(`name="${field}"`);
  expect(answer.headers.get('content-security-policy')).toContain("connect-src 'none'");
  expect((await ask('/preview', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
});

test('in Indonesian: the form at its address, the answer with lang', async () => {
  const form = await ask('/id/preview', { headers: { Accept: 'text/html' } });
  expectPolicy(form);
  const page = await form.text();
  expect(page).toContain('<html lang="id">');
  expect(page).toContain('action="/preview?format=html&amp;lang=id"');
  const made = await (await post({ agent, listings }, '?format=html&lang=id')).text();
  for (const shown of ['<html lang="id">', '1.500 kredit (USD 1,50)', 'nama agen', '3 hari']) {
    expect(made).toContain(shown);
  }
  expect(await (await post({ agent, listings: bad }, '?lang=id')).text()).not.toBe(
    await (await post({ agent, listings: bad })).text(),
  );
  await expectProblem(await post({ agent, listings }, '?lang=de'), 'bad-parameter');
});

test('every origin of a card has words in Indonesian', async () => {
  const { trace } = (await (await post({ agent, listings })).json()) as { trace: Origin[] };
  expect(trace.length).toBeGreaterThan(20);
  const isSame = (origin: Origin) => {
    const { from, unproven } = originText(origin, 'id');
    return from === origin.from || (unproven !== '' && unproven === origin.unproven);
  };
  expect(trace.filter(isSame)).toEqual([]);
});

test('the form as a browser sends it, with one of its two lists left empty', async () => {
  const fields = { ...agent, agent: file('', ''), listings: JSON.stringify(listings), 'listings.json': file('', '') };
  expect(await (await send(fields, '?format=html')).text()).toContain('3 days');
});
