import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimit } from '../../src/http/rate-limit.ts';
import { expectPolicy, expectProblem } from '../answers.ts';
import { startWorker } from './start.ts';

const toml = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8');

test('the numbers of the binding are those that a refusal tells', () => {
  const { requests, seconds } = rateLimit;
  expect(toml).toContain(`simple = { limit = ${requests}, period = ${seconds} }`);
});

test('the binding is production’s alone: elsewhere nothing is counted', () => {
  expect(toml.match(/^\[\[.*ratelimits\]\]$/gm)).toEqual(['[[env.production.ratelimits]]']);
});

describe('the Worker as in production', () => {
  let worker: Awaited<ReturnType<typeof startWorker>>;
  beforeAll(async () => {
    worker = await startWorker('production');
    await worker.ready;
  });
  afterAll(() => worker.dispose());

  const send = async (path: string, method: string, address: string) => {
    const answer = await worker.fetch(`http://localhost${path}`, {
      method,
      headers: { 'CF-Connecting-IP': address },
      ...(method !== 'GET' && { body: ' ' }),
    });
    return answer as unknown as Response;
  };

  test('refuses an address that sends too much, and no other one, and no schema', async () => {
    let refused: Response | undefined;
    // The window may turn over once meanwhile.
    for (let count = 0; count <= 2 * rateLimit.requests && !refused; count += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => send('/validate', 'POST', '203.0.113.7')));
      expect([400, 429]).toEqual(expect.arrayContaining([...new Set(answers.map(({ status }) => status))]));
      refused = answers.find(({ status }) => status === 429);
    }
    if (!refused) throw new Error('Nothing was refused');
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.headers.get('ratelimit-policy')).toBe('"judging";q=600;w=60');
    await expectProblem(refused, 'too-many-requests');
    const others: [string, string, string, number][] = [
      ['/validate', 'PUT', '203.0.113.7', 429],
      ['/repair', 'POST', '203.0.113.7', 429],
      ['/preview', 'POST', '203.0.113.7', 429],
      ['/validate', 'POST', '203.0.113.8', 400],
      ['/schema/goloco-agent-card.schema.json', 'GET', '203.0.113.7', 200],
      ['/extensions/labor-terms/v1', 'GET', '203.0.113.7', 200],
      ['/schema/goloco-agent-card.schema.json', 'POST', '203.0.113.7', 405],
      ['/rules', 'GET', '203.0.113.7', 200],
      ['/', 'GET', '203.0.113.7', 200],
      [`/a2a/agents/agent_${'0'.repeat(32)}`, 'POST', '203.0.113.7', 200],
    ];
    for (const [path, method, address, status] of others) {
      const answer = await send(path, method, address);
      expect([path, method, address, answer.status]).toEqual([path, method, address, status]);
      expectPolicy(answer);
    }
  });
});
