import { describe, expect, test } from 'vitest';
import { expectPolicy, expectProblem } from '../answers.ts';
import { ask } from './ask.ts';
import { AGENT, call, type ErrorInfo, rpc } from './rpc.ts';

describe.each(['', '/v1', '/some-tenant'])('HTTP+JSON below %j', (prefix) => {
  test.each([
    ['POST', '/message:send', 'UNSUPPORTED_OPERATION'],
    ['POST', '/message:stream', 'UNSUPPORTED_OPERATION'],
    ['GET', '/tasks', 'UNSUPPORTED_OPERATION'],
    ['GET', '/tasks/t1', 'UNSUPPORTED_OPERATION'],
    ['POST', '/tasks/t1:cancel', 'UNSUPPORTED_OPERATION'],
    ['GET', '/tasks/t1:subscribe', 'UNSUPPORTED_OPERATION'],
    ['POST', '/tasks/t1:subscribe', 'UNSUPPORTED_OPERATION'],
    ['GET', '/extendedAgentCard', 'UNSUPPORTED_OPERATION'],
    ['POST', '/tasks/t1/pushNotificationConfigs', 'PUSH_NOTIFICATION_NOT_SUPPORTED'],
    ['GET', '/tasks/t1/pushNotificationConfigs', 'PUSH_NOTIFICATION_NOT_SUPPORTED'],
    ['GET', '/tasks/t1/pushNotificationConfigs/c1', 'PUSH_NOTIFICATION_NOT_SUPPORTED'],
    ['DELETE', '/tasks/t1/pushNotificationConfigs/c1', 'PUSH_NOTIFICATION_NOT_SUPPORTED'],
  ])('%s %s is google.rpc.Status with %s', async (method, path, reason) => {
    const answer = await ask(AGENT + prefix + path, { method });
    expectPolicy(answer);
    expect(answer.status).toBe(501);
    expect(answer.headers.get('content-type')).toBe('application/a2a+json');
    const { error }: { error: { code: number; status: string; details: ErrorInfo[] } } = await answer.json();
    expect(error).toMatchObject({ code: 501, status: 'UNIMPLEMENTED' });
    expect(error.details).toMatchObject([{ reason, domain: 'a2a-protocol.org' }]);
  });
});

test('HTTP+JSON tells an unknown version', async () => {
  const answer = await ask(`${AGENT}/message:send`, { method: 'POST', headers: { 'A2A-Version': '9.9' } });
  expect(answer.status).toBe(501);
  expect(await answer.text()).toContain('VERSION_NOT_SUPPORTED');
});

test('the extended card of 0.3', async () => {
  expect((await ask(`${AGENT}/v1/card`)).headers.get('content-type')).toBe('application/a2a+json');
});

describe('everything else', () => {
  test.each([
    ['GET', ''],
    ['PUT', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['PURGE', ''],
    ['GET', '/'],
    ['GET', '/x'],
    ['GET', '//x'],
    ['GET', '/a/b/c/d'],
    ['PUT', '/'],
    ['POST', '/x'],
    ['GET', '/message:send'],
    ['DELETE', '/tasks/t1'],
    ['GET', '/a/b/tasks'],
  ])('%s %s is a 501 problem that says what the address is for', async (method, below) => {
    const problem = await expectProblem(await ask(AGENT + below, { method }), 'not-implemented');
    expect(problem.detail).toContain('every agent card that Goloco generates');
    expect(problem.detail).toContain('No A2A server answers');
    expect(problem.detail).toContain('https://1849.mintlify.app/agent-format');
    expect(problem.detail).not.toContain('never hand out');
  });

  test.each(['/.well-known/agent-card.json', '/.well-known/agent.json', '/x/.well-known/agent-card.json'])(
    '%s adds that cards are not published',
    async (below) => {
      const problem = await expectProblem(await ask(AGENT + below), 'not-implemented');
      expect(problem.detail).toContain('does not publish agent cards');
      expect(problem.detail).toContain('No A2A server answers');
    },
  );

  test.each([
    'bob',
    'agent_',
    `agent_${'0'.repeat(31)}`,
    `agent_${'0'.repeat(33)}`,
    `agent_${'A'.repeat(32)}`,
    `x-agent_${'0'.repeat(32)}`,
    '%E0%A4%A',
    '..%2f',
    '__proto__',
  ])('the id %s is none of Goloco, and still no 404', async (id) => {
    const problem = await expectProblem(await ask(`/a2a/agents/${id}`), 'not-implemented');
    expect(problem.detail).toContain('never hand out this address');
    const { error } = await rpc(call('SendMessage'), {}, `/a2a/agents/${id}`);
    expect(error.code).toBe(-32004);
    expect(error.message).toContain('never hand out this address');
  });

  test('HEAD is GET without the body', async () => {
    const answer = await ask(AGENT, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([501, '']);
  });

  test.each(['', '/message:send', '/x'])('OPTIONS %s answers the preflight', async (below) => {
    const answer = await ask(AGENT + below, { method: 'OPTIONS' });
    expectPolicy(answer);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
  });
});
