import { describe, expect, test } from 'vitest';
import { apiStrings } from '../../src/render/strings/api.ts';
import { expectPolicy, expectProblem } from '../answers.ts';
import { ask } from './ask.ts';

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(path, { headers: { Accept: 'text/html', ...headers } });
const languageOf = async (answer: Response) => /<html lang="([^"]*)"/.exec(await answer.text())?.[1];

describe.each(['/guide', '/api', '/rules', '/rules/card/url'])('%s', (path) => {
  test.each([
    [path, {}, 'en'],
    [path, { 'Accept-Language': 'id' }, 'id'],
    [path, { 'Accept-Language': 'id', 'Sec-Fetch-Site': 'same-origin' }, 'en'],
    [`/id${path}`, { 'Accept-Language': 'en' }, 'id'],
  ])('%s with %o is %s', async (at, headers, language) => {
    const answer = await get(at, headers as Record<string, string>);
    expectPolicy(answer);
    expect([answer.status, answer.headers.get('content-language')]).toEqual([200, language]);
    expect(await languageOf(answer)).toBe(language);
  });

  test('links to itself in the other language, and to the others in its own', async () => {
    expect(await (await get(path)).text()).toContain(`<a href="/id${path}" hreflang=`);
    const indonesian = await (await get(`/id${path}`)).text();
    expect(indonesian).toContain(`<a href="${path}" hreflang=`);
    for (const other of ['/id/', '/id/guide', '/id/rules', '/id/api']) expect(indonesian).toContain(`href="${other}"`);
  });
});

test('the rules are data for programs, whatever language they like', async () => {
  const answer = await ask('/rules', { headers: { 'Accept-Language': 'id' } });
  expect([answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual(['application/json', 'Accept']);
  expect((await get('/rules')).headers.get('vary')).toBe('Accept, Accept-Language, Sec-Fetch-Site');
});

test('a rule that is none is not found in any language', async () => {
  await expectProblem(await get('/id/rules/card/nope'), 'not-found');
});

test('the API page names the parameters that /validate takes', async () => {
  const { parameters } = await expectProblem(
    await ask('/validate?none=1', { method: 'POST', body: 'x' }),
    'bad-parameter',
  );
  const taken = (parameters as { allowed: string[] }[])[0]?.allowed.toSorted();
  for (const { parameterList } of Object.values(apiStrings)) {
    expect(parameterList.map(([name]) => name).toSorted()).toEqual(taken);
  }
});
