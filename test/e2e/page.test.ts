import { describe, expect, inject, test } from 'vitest';
import { expectPolicy, expectProblem } from '../answers.ts';

const ask = (path: string, init: RequestInit = {}) => fetch(inject('base') + path, { redirect: 'manual', ...init });

const FILES = [
  ['/', 'text/html; charset=utf-8'],
  ['/styles.css', 'text/css; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/share.png', 'image/png'],
  ['/assets/check.js', 'text/javascript; charset=utf-8'],
  ['/assets/check.css', 'text/css; charset=utf-8'],
  ['/assets/check-worker.en.js', 'text/javascript; charset=utf-8'],
  ['/assets/folder-worker.id.js', 'text/javascript; charset=utf-8'],
  ['/assets/preview-worker.id.js', 'text/javascript; charset=utf-8'],
] as const;

describe.each(FILES)('%s', (path, type) => {
  test('is served with the headers of every answer', async () => {
    const answer = await ask(path);
    expectPolicy(answer);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect((await answer.text()).length).toBeGreaterThan(10);
  });

  test.each([
    ['the tag', (tag: string) => tag],
    ['a list, weak', (tag: string) => `"x", W/${tag}`],
    ['the star', () => '*'],
  ])('If-None-Match with %s is 304', async (_, header) => {
    const tag = (await ask(path)).headers.get('etag') ?? '';
    const answer = await ask(path, { headers: { 'If-None-Match': header(tag) } });
    expectPolicy(answer);
    expect([answer.status, answer.headers.get('etag')]).toEqual([304, tag]);
  });

  test('answers HEAD and OPTIONS, and no other method', async () => {
    expect((await ask(path, { method: 'HEAD' })).status).toBe(200);
    const preflight = await ask(path, { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    await expectProblem(await ask(path, { method: 'POST', body: 'x' }), 'method-not-allowed');
  });
});

test.each([
  '/nope',
  '/index.html',
  '/id/index.html',
  '/styles.css/',
  '/assets/check.css/',
  '/assets/',
  '//',
  '/..%2fwrangler.toml',
])('%s is not found', async (path) => {
  await expectProblem(await ask(path), 'not-found');
});

test.each([
  ['/', '/validate?format=html'],
  ['/id/', '/validate?format=html&lang=id'],
])('%s has nothing inline, and every link, script and form of it leads somewhere', async (path, form) => {
  const page = await (await ask(path)).text();
  expect(page).not.toMatch(/<script(?! type="module" src="\/assets\/)|<style| style=| on\w+=/);
  const links = [...page.matchAll(/(?:href|src|action)="(\/[^"]*)"/g)].map(([, link = '']) =>
    link.replace('&amp;', '&'),
  );
  expect(links).toEqual(
    expect.arrayContaining(['/', '/id/', '/assets/check.js', `${path}schema`, `${path}rules`, '/health', form]),
  );
  for (const link of new Set(links)) expect([link, (await ask(link)).status]).not.toEqual([link, 404]);
});

/** Posts what a browser posts when the form of the page is sent with this text. */
function postForm(document: string, kind = '') {
  const form = new FormData();
  form.append('document', document);
  form.append('file', new File([], ''));
  form.append('kind', kind);
  return ask('/validate?format=html', { method: 'POST', body: form });
}

describe('the form', () => {
  test('shows the verdict on a good file', async () => {
    const answer = await postForm('---\r\nname: copy-edit\r\ndescription: Edits copy.\r\n---\r\nYou edit copy.\r\n');
    expectPolicy(answer);
    expect([answer.status, answer.headers.get('x-verdict')]).toEqual([200, 'valid']);
    expect(await answer.text()).toContain('<h1>Valid</h1>');
  });

  test('shows what is wrong, where, with a link to the rule', async () => {
    const answer = await postForm(
      '---\r\nname: copy-edit\r\ndescription: Use when: asked\r\n---\r\nYou edit.\r\n',
      'agent',
    );
    expect(answer.headers.get('x-verdict')).toBe('invalid');
    const page = await answer.text();
    expect(page).toContain('line 3, column 22');
    expect(page).toContain('<mark>:</mark>');
    expect(page).toContain('href="/rules/yaml/unquoted-colon"');
  });
});

test.each([
  ['/validate?format=html', '/', { document: '' }],
  ['/validate?format=html&lang=id', '/id/', { document: '' }],
  ['/preview?format=html', '/preview', { name: '', listings: '' }],
  ['/preview?format=html&lang=id', '/id/preview', { name: 'Harbor', listings: '[{"state": "draft"}]' }],
  ['/preview?format=html&lang=xx', '/preview', { name: '', listings: '' }],
])('a form that %s refuses leads back to %s', async (path, back, fields) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File([], ''));
  const answer = await ask(path, { method: 'POST', body: form, headers: { Accept: 'text/html' } });
  expectPolicy(answer);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await answer.text()).toContain(`<a href="${back}">Back to the form</a>`);
});

const megabytes = (count: number) => new Uint8Array(count * 1_000_000).fill(0x20);

describe.each([
  ['3 MB with its length', () => megabytes(3)],
  ['30 MB with its length', () => megabytes(30)],
  ['3 MB in chunks', () => new Blob([megabytes(3)]).stream()],
])('%s', (_, body) => {
  const send = (path: string) => ask(path, { method: 'POST', body: body(), duplex: 'half' } as RequestInit);

  test('is no document, and the client gets the answer', async () => {
    await expectProblem(await send('/validate'), 'content-too-large');
  });

  test('is a message that no A2A server reads, and the client gets the answer', async () => {
    const answer = await send(`/a2a/agents/agent_${'0'.repeat(32)}`);
    expect(await answer.json()).toMatchObject({ id: null, error: { code: -32004 } });
  });
});
