import { describe, expect, test } from 'vitest';
import { expectPolicy, expectProblem, expectReport } from '../answers.ts';
import { ask } from './ask.ts';

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(path, { headers: { Accept: 'text/html', ...headers } });
const languageOf = async (answer: Response) => /<html lang="([^"]*)"/.exec(await answer.text())?.[1];

describe('the language of a page', () => {
  test.each([
    ['/', {}, 'en'],
    ['/', { 'Accept-Language': 'id' }, 'id'],
    ['/', { 'Accept-Language': 'id-ID,id;q=0.9,en-US;q=0.8,en;q=0.7' }, 'id'],
    ['/', { 'Accept-Language': 'en-GB,id;q=0.5' }, 'en'],
    ['/', { 'Accept-Language': 'de, id;q=0.1' }, 'id'],
    ['/', { 'Accept-Language': 'de' }, 'en'],
    ['/', { 'Accept-Language': '*' }, 'en'],
    ['/', { 'Accept-Language': ';;q=x, !' }, 'en'],
    ['/', { 'Accept-Language': 'id', 'Sec-Fetch-Site': 'none' }, 'id'],
    ['/', { 'Accept-Language': 'id', 'Sec-Fetch-Site': 'cross-site' }, 'id'],
    ['/', { 'Accept-Language': 'id', 'Sec-Fetch-Site': 'same-origin' }, 'en'],
    ['/id/', { 'Accept-Language': 'en' }, 'id'],
    ['/id/', {}, 'id'],
  ])('%s with %o is %s', async (path, headers, language) => {
    const answer = await get(path, headers as Record<string, string>);
    expectPolicy(answer);
    expect([answer.status, answer.headers.get('content-language')]).toEqual([200, language]);
    expect(await languageOf(answer)).toBe(language);
  });

  test('depends on what Vary says, and each language has a tag of its own', async () => {
    const [english, indonesian] = [await get('/'), await get('/', { 'Accept-Language': 'id' })];
    expect(english.headers.get('vary')).toBe('Accept-Language, Sec-Fetch-Site');
    const tag = english.headers.get('etag') ?? '';
    expect(indonesian.headers.get('etag')).not.toBe(tag);
    expect((await get('/', { 'If-None-Match': tag })).status).toBe(304);
    expect((await get('/', { 'If-None-Match': tag, 'Accept-Language': 'id' })).status).toBe(200);
  });

  test('/id is /id/', async () => {
    const answer = await get('/id');
    expectPolicy(answer);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/id/']);
  });
});

test('the page may run scripts of its own, and reach no address', async () => {
  for (const path of ['/', '/id/']) {
    const policy = (await get(path)).headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "worker-src 'self'",
        "connect-src 'none'",
        "style-src 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types goloco',
      ]),
    );
  }
});

test.each(['POST', 'PUT', 'DELETE'])('%s does nothing at /', async (method) => {
  await expectProblem(await ask('/', { method }), 'method-not-allowed');
});

describe('lang of /validate', () => {
  const post = (query: string) => ask(`/validate?${query}`, { method: 'POST', body: '---\nname: a\n---\nDo it.\n' });

  test('is the language of the page', async () => {
    expect(await languageOf(await post('format=html'))).toBe('en');
    expect(await languageOf(await post('format=html&lang=id'))).toBe('id');
  });

  test('changes no verdict, code or place', async () => {
    const [english, indonesian] = [await expectReport(await post('')), await expectReport(await post('lang=id'))];
    const facts = ({ code, range, pointer, severity }: (typeof english.diagnostics)[number]) => [
      code,
      range,
      pointer,
      severity,
    ];
    expect(english.diagnostics.length).toBeGreaterThan(0);
    expect(indonesian.diagnostics.map(facts)).toEqual(english.diagnostics.map(facts));
    expect(indonesian.summary).toEqual(english.summary);
  });

  test('is one of those there are', async () => {
    const { parameters } = await expectProblem(await post('lang=de'), 'bad-parameter');
    expect(parameters).toEqual([expect.objectContaining({ name: 'lang', allowed: ['en', 'id'] })]);
  });
});
