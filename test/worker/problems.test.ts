import { describe, expect, test, vi } from 'vitest';
import { app } from '../../src/app.ts';
import { problemIds, problemTypes } from '../../src/http/problem-types.ts';
import { expectPolicy, expectProblem } from '../answers.ts';
import { ask } from './ask.ts';

describe.each(problemIds)('problem %s', (id) => {
  test('has a page at its type, for people and for programs', async () => {
    const html = await ask(`/problems/${id}`, { headers: { Accept: 'text/html' } });
    expectPolicy(html);
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await html.text()).toContain(problemTypes[id].title);
    const json = await ask(`/problems/${id}`);
    expectPolicy(json);
    expect(await json.json()).toEqual({ id, type: `https://1849.ai/problems/${id}`, ...problemTypes[id] });
  });

  test('is on the list', async () => {
    const html = await (await ask('/problems', { headers: { Accept: 'text/html' } })).text();
    expect(html).toContain(`href="/problems/${id}"`);
  });
});

test.each([
  ['GET', '/nope'],
  ['POST', '/nope'],
  ['OPTIONS', '/nope'],
  ['GET', '/problems/nope'],
  ['GET', '/problems/__proto__'],
  ['GET', '/schema/'],
  ['GET', '/schema//goloco-agent-card.schema.json'],
  ['GET', '/validate/'],
  ['GET', '/%00'],
  ['GET', '/%E0%A4%A'],
  ['GET', '/a2a/agents'],
  ['GET', '/a2a/agents/'],
  ['GET', '/.env'],
])('%s %s is not found', async (method, path) => {
  await expectProblem(await ask(path, { method }), 'not-found');
});

test.each([
  ['GET', '/validate', 'POST, PUT, OPTIONS'],
  ['HEAD', '/validate', 'POST, PUT, OPTIONS'],
  ['DELETE', '/validate', 'POST, PUT, OPTIONS'],
  ['POST', '/schema', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/health', 'GET, HEAD, OPTIONS'],
  ['SEARCH', '/health', 'GET, HEAD, OPTIONS'],
  ['POST', '/problems', 'GET, HEAD, OPTIONS'],
  ['POST', '/problems/nope', 'GET, HEAD, OPTIONS'],
])('%s %s is not allowed, and says what is', async (method, path, allow) => {
  const answer = await ask(path, { method });
  expect(answer.headers.get('allow')).toBe(allow);
  if (method === 'HEAD') expect(answer.status).toBe(405);
  else expect((await expectProblem(answer, 'method-not-allowed')).allow).toEqual(allow.split(', '));
});

test('a bug is a 500 problem with every header, and neither answer nor log has its message', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const ASSETS = { fetch: () => Promise.reject(new TypeError('words of a private document')) };
  const answer = await app.request('https://any.host/anything', {}, { ASSETS });
  const problem = await expectProblem(answer, 'internal-error');
  expect(JSON.stringify(problem)).not.toMatch(/private|TypeError| at /);
  expect(log).toHaveBeenCalledOnce();
  const logged = String(log.mock.calls[0]?.[0]);
  expect(logged).toContain(problem.requestId);
  expect(logged).toContain('TypeError');
  expect(logged).not.toContain('private');
  log.mockRestore();
});

test.each(['/validate', `/a2a/agents/agent_${'0'.repeat(32)}`])(
  'a client of %s that goes away before its body is there is no bug and not logged',
  async (path) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    let asked = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (asked++ === 0) controller.enqueue(new TextEncoder().encode('{"a":'));
        else controller.error(new Error('Network connection lost.'));
      },
    });
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    await expectProblem(await app.request(`https://any.host${path}`, init, {}), 'incomplete-body');
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  },
);

test('two requests have two ids', async () => {
  const ids = await Promise.all([ask('/health'), ask('/health')]);
  expect(ids[0]?.headers.get('x-request-id')).not.toBe(ids[1]?.headers.get('x-request-id'));
});
