import { describe, expect, test } from 'vitest';
import { expectPolicy, expectProblem, expectReport } from '../answers.ts';
import { ask } from './ask.ts';
import { AGENT, BAD_AGENT, BAD_CARD, bytes, CARD, post } from './documents.ts';

describe('the verdict', () => {
  test.each([
    ['a good card', CARD, true, 'card'],
    ['a bad card', BAD_CARD, false, 'card'],
    ['a good agent file', AGENT, true, 'agent'],
    ['a bad agent file', BAD_AGENT, false, 'agent'],
  ])('%s', async (_, body, valid, kind) => {
    const answer = await post(body);
    expect(answer.status).toBe(200);
    expect(await expectReport(answer)).toMatchObject({ valid, kind });
  });

  test.each([
    ['a good card', 'error', 200, CARD],
    ['a card with a warning', 'warning', 422, CARD],
    ['a bad card', 'error', 422, BAD_CARD],
    ['a bad card', 'warning', 422, BAD_CARD],
    ['a good agent file', 'warning', 200, AGENT],
  ])('%s with fail-on=%s is %i', async (_, failOn, status, body) => {
    const answer = await post(body, `?fail-on=${failOn}`);
    expect(answer.status).toBe(status);
    const failed = await expectReport(answer);
    expect(failed).toEqual(await expectReport(await post(body)));
  });

  test.each([
    ['note', ['error', 'warning', 'note']],
    ['warning', ['error', 'warning']],
    ['error', ['error']],
  ])('level=%s shows only %j, and counts all', async (level, shown) => {
    const all = await expectReport(await post(CARD.replace('"1500"', '"1501"')));
    const report = await expectReport(await post(CARD.replace('"1500"', '"1501"'), `?level=${level}`));
    expect(report.diagnostics).toEqual(all.diagnostics.filter(({ severity }) => shown.includes(severity)));
    expect(report.diagnostics.length).toBeGreaterThan(0);
    expect(report.summary).toEqual(all.summary);
    expect(report.valid).toBe(all.valid);
  });

  test('PUT, as curl -T sends it, is answered like POST', async () => {
    const answer = await ask('/validate?fail-on=error', { method: 'PUT', body: bytes(BAD_CARD) });
    expect(answer.status).toBe(422);
    expect(await expectReport(answer)).toEqual(await expectReport(await post(BAD_CARD)));
  });

  test('kind and profile are taken as asked', async () => {
    expect(await expectReport(await post(CARD, '?kind=card&profile=a2a'))).toMatchObject({
      kind: 'card',
      profile: 'a2a',
    });
    expect(await expectReport(await post(CARD, '?kind=agent'))).toMatchObject({ kind: 'agent', valid: false });
  });

  test.each([
    ['hosted', AGENT, 'agent'],
    ['portable', CARD, 'agent'],
    ['goloco', CARD, 'card'],
    ['a2a', AGENT, 'card'],
  ])('the profile %s names the kind', async (profile, body, kind) => {
    expect(await expectReport(await post(body, `?profile=${profile}`))).toMatchObject({ kind, profile });
  });

  test('name is the file of every diagnostic', async () => {
    const { diagnostics } = await expectReport(await post(BAD_CARD, '?name=a%20b.json'));
    expect(new Set(diagnostics.map(({ file }) => file))).toEqual(new Set(['a b.json']));
  });
});

describe('formats', () => {
  test.each([
    ['', undefined, 'application/json'],
    ['', '*/*', 'application/json'],
    ['', 'text/plain', 'text/plain; charset=utf-8'],
    ['', 'text/html,application/xhtml+xml,*/*;q=0.8', 'text/html; charset=utf-8'],
    ['?format=text', undefined, 'text/plain; charset=utf-8'],
    ['?format=html', 'application/json', 'text/html; charset=utf-8'],
    ['?format=json', 'image/png', 'application/json'],
  ])('%s with Accept %s is %s', async (query, accept, type) => {
    const answer = await post(BAD_CARD, query, accept ? { Accept: accept } : {});
    expectPolicy(answer);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('x-verdict')).toBe('invalid');
    expect(answer.headers.get('vary')).toBe('Accept');
  });

  test('Accept that rules everything out is 406', async () => {
    await expectProblem(await post(CARD, '', { Accept: 'image/png' }), 'not-acceptable');
  });

  test('html escapes what the document says', async () => {
    const page = await (
      await post('{"<img src=x>": 1, "supportedInterfaces": "<script>"}', '?format=html&kind=card')
    ).text();
    expect(page).not.toMatch(/<img|<script/);
    expect(page).toContain('&lt;');
  });
});

describe('parameters', () => {
  test.each([
    ['?failon=error', 'failon', 'Did you mean "fail-on"?'],
    ['?fail-on=errors', 'fail-on', 'Did you mean "error"?'],
    ['?fail-on=note', 'fail-on', 'not taken'],
    ['?kind=', 'kind', 'not taken'],
    ['?kind=Card', 'kind', 'Did you mean "card"?'],
    ['?kind=card&kind=card', 'kind', 'more than once'],
    ['?profile=hosted&kind=card', 'profile', 'no profile of this name'],
    ['?spec=0.1', 'spec', 'not taken'],
    ['?format=nope', 'format', 'not taken'],
    ['?level=all', 'level', 'not taken'],
    ['?name=', 'name', 'at least one'],
    [`?name=${'x'.repeat(256)}`, 'name', 'at most 255'],
    ['?name=a%0Ab', 'name', 'control characters'],
    ['?__proto__=x', '__proto__', 'no parameter'],
    ['?constructor=x', 'constructor', 'no parameter'],
    ['?=x', '(empty)', 'no parameter'],
  ])('%s is refused', async (query, name, detail) => {
    const { parameters, detail: sentence } = await expectProblem(await post(CARD, query), 'bad-parameter');
    expect(parameters?.map((parameter) => parameter.name)).toEqual([name]);
    expect(parameters?.[0]?.detail).toContain(detail);
    expect(sentence).toContain(name);
  });

  test('all that is wrong is told at once, with what is allowed', async () => {
    const { parameters } = await expectProblem(await post(CARD, '?kind=cart&level=x&what=1'), 'bad-parameter');
    expect(parameters?.map(({ name }) => name).toSorted()).toEqual(['kind', 'level', 'what']);
    expect(parameters?.find(({ name }) => name === 'kind')?.allowed).toEqual(['card', 'agent']);
  });

  test.each(['?spec=auto', '?spec=1.0', `?name=${'x'.repeat(255)}`, '?name=%F0%9F%93%84.json'])(
    '%s is taken',
    async (query) => {
      await expectReport(await post(CARD, query));
    },
  );
});
