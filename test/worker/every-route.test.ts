import { describe, expect, test } from 'vitest';
import { app } from '../../src/app.ts';
import { expectPolicy } from '../answers.ts';
import { ask } from './ask.ts';

/** What stands for the parameters of a route. */
const sample: Readonly<Record<string, string>> = { group: 'card', name: 'url', id: 'not-found' };

/** Every path that a route has, so that a new one is held to the same. The last is no route's. */
const paths = [
  ...new Set(
    app.routes
      .map(({ path }) => path)
      .filter((path) => path !== '/*')
      .map((path) => path.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string) => sample[name] ?? 'x').replace('/*', '/x')),
  ),
  '/nothing/here',
];

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

test('the table has the routes that the service is known for', () => {
  expect(paths).toEqual(
    expect.arrayContaining(['/validate', '/schema', '/rules/card/url', '/problems/not-found', '/health']),
  );
});

describe.each(paths)('%s', (path) => {
  test.each(METHODS)('%s has the headers of every answer and no fault of the server', async (method) => {
    const answer = await ask(path, { method, ...(/^P/.test(method) && { body: 'x' }) });
    expectPolicy(answer);
    expect([answer.status, answer.status < 500 || answer.status === 501]).toEqual([answer.status, true]);
    if (answer.status === 405) {
      expect(answer.headers.get('allow')?.split(', ')).not.toContain(method);
      expect(answer.headers.get('allow')?.split(', ')).toContain('OPTIONS');
    }
    if (method === 'HEAD') expect(await answer.text()).toBe('');
  });

  test('HEAD says what GET says', async () => {
    const told = async (method: string) => {
      const { status, headers } = await ask(path, { method });
      return {
        status,
        type: headers.get('content-type'),
        etag: headers.get('etag'),
        cache: headers.get('cache-control'),
      };
    };
    expect(await told('HEAD')).toEqual(await told('GET'));
  });
});
