import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import harbor from '../fixtures/card/harbor/input.json' with { type: 'json' };
import { ask } from './ask.ts';
import { AGENT, BAD_AGENT, CARD, post } from './documents.ts';

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
beforeEach(() => log.mockClear());
afterAll(() => log.mockRestore());

/** The events of what was asked since the test began. */
const events = () => log.mock.calls.map(([line]) => JSON.parse(String(line)));

// the request, what its event says
const requests: [string, () => Promise<Response>, object][] = [
  ['a schema', () => ask('/schema/problem.schema.json'), { route: '/schema/problem.schema.json', status: 200 }],
  ['a rule', () => ask('/rules/card/url'), { route: '/rules/:group/:name', status: 200 }],
  ['no rule', () => ask('/rules/harbor/studio'), { route: '/rules/:group/:name', status: 404 }],
  ['a path nobody has', () => ask('/harbor/studio?name=harbor'), { route: '/*', status: 404 }],
  [
    'another method',
    () => ask('/validate', { method: 'DELETE' }),
    { method: 'DELETE', route: '/validate', status: 405 },
  ],
  [
    'a preflight',
    () => ask('/validate', { method: 'OPTIONS' }),
    { method: 'OPTIONS', route: '/validate', status: 204 },
  ],
  ['a caller', () => ask('/a2a/agents/harbor'), { status: 501 }],
  [
    'a card',
    () => post(CARD, '?name=harbor.json'),
    {
      method: 'POST',
      route: '/validate',
      status: 200,
      kind: 'card',
      verdict: 'valid',
      errors: 0,
      warnings: 1,
      notes: 0,
    },
  ],
  [
    'a broken agent file',
    () => post(BAD_AGENT, '?fail-on=error'),
    { status: 422, kind: 'agent', verdict: 'invalid', errors: 1, bytes: BAD_AGENT.length },
  ],
  [
    'an agent file that a repair cannot make valid',
    () => ask('/repair', { method: 'POST', body: BAD_AGENT }),
    { route: '/repair', status: 200, kind: 'agent', verdict: 'invalid', errors: 1 },
  ],
  [
    'a listing that stands in the way of a card',
    () =>
      ask('/preview', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          agent: { name: 'H', agent_id: `agent_${'0'.repeat(32)}` },
          listings: [{ state: 'public', title: 'x' }],
        }),
      }),
    { route: '/preview', status: 200, kind: 'listing', verdict: 'invalid' },
  ],
  ['a body that is refused', () => post(AGENT, '?harbor=studio'), { route: '/validate', status: 400 }],
  ['no body', () => post(''), { route: '/validate', status: 400, bytes: 0 }],
];

test.each(requests)('%s is one event, by its route', async (_, request, expected) => {
  const answer = await request();
  expect(events()).toEqual([expect.objectContaining({ event: 'request', ...expected })]);
  expect(events()[0]).toMatchObject({ requestId: answer.headers.get('x-request-id'), status: answer.status });
});

test('no event has a word of the document, of the path, of the query or of the sender', async () => {
  const headers = {
    'CF-Connecting-IP': '203.0.113.7',
    'User-Agent': 'harbor-client',
    Referer: 'https://harbor.studio/',
  };
  await post(CARD, '?name=harbor-secret.json', headers);
  await post(CARD.replace('"version"', '"harborVersion"'), '?format=text', headers);
  await post(`${AGENT}harbor`, '', headers);
  await ask('/harbor/studio', { headers });
  const lines = log.mock.calls.map(([line]) => String(line)).join('\n');
  expect(lines.split('\n')).toHaveLength(4);
  const words = [...JSON.stringify(harbor).matchAll(/"([^"]{9,})"/g)].map(([, word = '']) => word);
  const known = new Set(['/validate']);
  for (const word of [...words, 'harbor', 'Harbor', 'studio', '203.0.113.7', 'copy']) {
    if (!known.has(word)) expect(lines).not.toContain(word);
  }
});

test('an event has these members and no other', async () => {
  await post(CARD);
  expect(Object.keys(events()[0]).sort()).toEqual(
    [
      'bytes',
      'errors',
      'event',
      'kind',
      'method',
      'notes',
      'requestId',
      'route',
      'status',
      'verdict',
      'warnings',
    ].sort(),
  );
});
