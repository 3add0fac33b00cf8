import { describe, expect, test } from 'vitest';
import { subjects } from '../../src/core/report.ts';
import { expectPolicy, expectProblem, expectReport } from '../answers.ts';
import { ask } from './ask.ts';
import { AGENT, BAD_AGENT, BAD_CARD, bytes, CARD, post } from './documents.ts';

describe('the verdict', () => {
  test.each([
    ['a good card', CARD, true, 'card'],
    ['a bad card', BAD_CARD, false, 'card'],
    ['a good agent file', AGENT, true, 'agent'],
    ['a bad agent file', BAD_AGENT, false, 'agent'],
    ['a listing', '{"title": "Edit", "pricing": {}}', false, 'listing'],
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

  test.each(['0.3', '0.2', '0.1'])('profile=goloco is 1.0: with spec=%s nothing is judged', async (spec) => {
    await expectProblem(await post(CARD, `?profile=goloco&spec=${spec}`), 'bad-parameter');
  });

  test.each(['auto', '1.0'])('profile=goloco with spec=%s', async (spec) => {
    expect(await expectReport(await post(CARD, `?profile=goloco&spec=${spec}`))).toMatchObject({ specVersion: '1.0' });
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
    ['', 'application/sarif+json', 'application/sarif+json'],
    ['', 'application/sarif+json, application/json;q=0.5', 'application/sarif+json'],
    ['', 'application/*', 'application/json'],
    ['', 'text/html,application/xhtml+xml,*/*;q=0.8', 'text/html; charset=utf-8'],
    ['?format=text', undefined, 'text/plain; charset=utf-8'],
    ['?format=gnu', undefined, 'text/plain; charset=utf-8'],
    ['?format=github', 'application/json', 'text/plain; charset=utf-8'],
    ['?format=sarif', undefined, 'application/sarif+json'],
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

  const formats = [
    ['json', /^\{\n {2}"valid": /],
    ['text', /^agent-card\.json:2:\d+: error card\/.*\n {2}\S/m],
    ['gnu', /^agent-card\.json:2:\d+: error: .* \[card\/[a-z-]+\]$/m],
    ['github', /^::error file=agent-card\.json,line=2,col=\d+,endLine=2,endColumn=\d+,title=card\/[a-z-]+::/m],
    ['sarif', /"uri": "agent-card\.json"/],
    ['html', /^<!doctype html>/],
  ] as const;

  test.each(formats)('%s with and without fail-on: the same body, the verdict in the header', async (format, shape) => {
    const answer = await post(BAD_CARD, `?format=${format}`);
    const failed = await post(BAD_CARD, `?format=${format}&fail-on=error`);
    expect([answer.status, failed.status]).toEqual([200, 422]);
    expect([answer, failed].map(({ headers }) => headers.get('x-verdict'))).toEqual(['invalid', 'invalid']);
    const body = await answer.text();
    expect(body).toMatch(shape);
    expect(await failed.text()).toBe(body);
  });

  test.each(formats)('%s of a good agent file has the verdict in the header', async (format) => {
    const answer = await post(AGENT, `?format=${format}`, { 'Content-Type': 'text/markdown' });
    expectPolicy(answer);
    expect(answer.headers.get('x-verdict')).toBe('valid');
    expect(await answer.text()).not.toMatch(/: error|::error|"level"/);
  });

  test.each([
    ['text', BAD_AGENT, '', 'goloco.agent.md:'],
    ['gnu', BAD_AGENT, '', 'goloco.agent.md:'],
    ['gnu', BAD_CARD, '&name=a/b.json', 'a/b.json:'],
    ['github', BAD_AGENT, '', '::error file=goloco.agent.md,'],
    ['github', BAD_CARD, '&name=./a,b.json', '::error file=a%2Cb.json,'],
    ['sarif', BAD_AGENT, '', '"uri": "goloco.agent.md"'],
    ['sarif', AGENT, '&name=a%20b.md', '"uri": "a%20b.md"'],
  ])('%s names the file', async (format, document, query, name) => {
    const answer = await post(document, `?format=${format}${query}`, { 'Content-Type': 'text/plain' });
    expect(await answer.text()).toContain(name);
  });

  test.each(['gnu', 'github', 'sarif'])('level hides notes and warnings in %s too', async (format) => {
    const body = async (query: string) =>
      (await post(CARD.replace('"1500"', '"1501"'), `?format=${format}${query}`)).text();
    expect(await body('')).toMatch(/warning/);
    expect(await body('&level=error')).not.toMatch(/warning|notice/);
  });

  test('Accept that rules everything out is 406', async () => {
    await expectProblem(await post(CARD, '', { Accept: 'image/png' }), 'not-acceptable');
  });

  test('html escapes what the document says', async () => {
    const page = await (
      await post('{"<img src=x>": 1, "supportedInterfaces": "<script>"}', '?format=html&kind=card')
    ).text();
    expect(page).not.toMatch(/<img src=x|<script>/);
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
    ['?profile=portable&kind=card', 'profile', 'no profile of this name'],
    ['?profile=hosted&kind=card', 'profile', 'no profile of this name'],
    ['?spec=0.4', 'spec', 'not taken'],
    ['?format=nope', 'format', 'not taken'],
    ['?level=all', 'level', 'not taken'],
    ['?name=', 'name', 'at least one'],
    [`?name=${'x'.repeat(256)}`, 'name', 'at most 255'],
    ['?name=a%0Ab', 'name', 'control characters'],
    ['?__proto__=x', '__proto__', 'no parameter'],
    ['?constructor=x', 'constructor', 'no parameter'],
    ['?=x', '(empty)', 'no parameter'],
    ['?a=1&a=1&a=2', 'a', 'no parameter'],
    ['?kind=x&kind=card&kind=card', 'kind', 'more than once'],
    ['?=x&=x', '(empty)', 'no parameter'],
  ])('%s is refused', async (query, name, detail) => {
    const { parameters, detail: sentence } = await expectProblem(await post(CARD, query), 'bad-parameter');
    expect(parameters?.map((parameter) => parameter.name)).toEqual([name]);
    expect(parameters?.[0]?.detail).toContain(detail);
    expect(sentence).toContain(name);
  });

  test('all that is wrong is told at once, with what is allowed', async () => {
    const { parameters } = await expectProblem(await post(CARD, '?kind=cart&level=x&what=1'), 'bad-parameter');
    expect(parameters?.map(({ name }) => name).toSorted()).toEqual(['kind', 'level', 'what']);
    expect(parameters?.find(({ name }) => name === 'kind')?.allowed).toEqual([...subjects]);
  });

  test.each(['?spec=auto', '?spec=1.0', `?name=${'x'.repeat(255)}`, '?name=%F0%9F%93%84.json'])(
    '%s is taken',
    async (query) => {
      await expectReport(await post(CARD, query));
    },
  );
});
