import { describe, expect, test } from 'vitest';
import { limits } from '../../src/core/limits.ts';
import { problemTypes } from '../../src/http/problem-types.ts';
import { expectPolicy, expectProblem, expectReport } from '../answers.ts';
import { ask } from './ask.ts';
import { AGENT, BAD_CARD, bytes, CARD, post } from './documents.ts';

function form(parts: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) data.append(name, value);
  return data;
}

const URL_ENCODED = { 'Content-Type': 'application/x-www-form-urlencoded' };

const postForm = (parts: Record<string, string | File>, query = '') =>
  ask(`/validate${query}`, { method: 'POST', body: form(parts) });

test('the text area, with the line ends that were typed', async () => {
  const typed = await expectReport(
    await postForm({ document: BAD_CARD.replaceAll('\n', '\r\n'), file: new File([], ''), kind: '' }),
  );
  expect(typed).toEqual(await expectReport(await post(BAD_CARD)));
});

test('the file, byte by byte, under its name', async () => {
  const file = new File([BAD_CARD.replaceAll('\n', '\r\n')], 'my card.json');
  const report = await expectReport(await postForm({ document: '', file, kind: 'card' }));
  expect(report).toEqual(
    await expectReport(await post(BAD_CARD.replaceAll('\n', '\r\n'), '?kind=card&name=my%20card.json')),
  );
});

test('name, where it is given, goes before the name of the file', async () => {
  const { diagnostics } = await expectReport(await postForm({ file: new File([BAD_CARD], 'a.json'), name: 'b.json' }));
  expect(diagnostics[0]?.file).toBe('b.json');
});

test('URL-encoded', async () => {
  const body = new URLSearchParams({ document: CARD, kind: 'card' });
  const report = await expectReport(await ask('/validate', { method: 'POST', body }));
  expect(report).toMatchObject({ valid: true, kind: 'card' });
});

test.each(['kind=card&', 'name=a.json&kind=card&', 'name=&kind=card&'])('URL-encoded, behind %s', async (before) => {
  const body = `${before}document=${encodeURIComponent(CARD)}`;
  const report = await expectReport(await post(body, '', URL_ENCODED));
  expect(report).toMatchObject({
    valid: true,
    kind: 'card',
    detected: { because: expect.stringContaining('the request says so') },
  });
});

test('a slip in a field before the document is told', async () => {
  const answer = await post(`kin=card&document=${encodeURIComponent(CARD)}`, '', URL_ENCODED);
  expect((await expectProblem(answer, 'bad-parameter')).parameters?.[0]?.name).toBe('kin');
});

test('an agent file that speaks of forms is none', async () => {
  const file = `${AGENT}a=1&document=2\n`;
  expect(await expectReport(await post(file, '', URL_ENCODED))).toEqual(await expectReport(await post(file)));
});

describe('bytes that are no UTF-8 get the verdict that they get without a form', () => {
  const LATIN1 = '---\nname: x\ndescription: y\n---\ncaf\xe9\n';
  /** A byte for each character, whatever it stands for. */
  const raw = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
  const multipart = (disposition: string, text: string) =>
    raw(`--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}\r\n--x--\r\n`);
  const typeX = 'multipart/form-data; boundary=x';
  const encoded = (text: string) =>
    text.replace(/[^\w]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`);

  test.each([
    ['in the text area', typeX, multipart('name="document"', LATIN1)],
    ['with the line ends of a browser', typeX, multipart('name="document"', LATIN1.replaceAll('\n', '\r\n'))],
    ['in the file', typeX, multipart('name="file"; filename=""', LATIN1)],
    ['URL-encoded', URL_ENCODED['Content-Type'], `document=${encoded(LATIN1)}`],
    [
      'URL-encoded but for the byte',
      URL_ENCODED['Content-Type'],
      raw(`document=${encoded('---\nname: x\ndescription: y\n---\n')}caf\xe9%0a`),
    ],
    ['a byte that some take for a space', typeX, multipart('name="document"', '\xa0'), '\xa0'],
  ])('%s', async (_, type, body, sent = LATIN1) => {
    const report = await expectReport(await post(body, '', { 'Content-Type': type }));
    expect(report.diagnostics.map(({ code }) => code)).toEqual(['text/not-utf-8']);
    expect(report).toEqual(await expectReport(await post(raw(sent))));
  });

  test('and what is UTF-8 comes through, names too', async () => {
    const text = BAD_CARD.replace('{', '{"näme": "\u2028😀",');
    const expected = await expectReport(await post(text, '?kind=card&name=%C3%BC.json'));
    const file = new File([text], 'ü.json');
    expect(await expectReport(await postForm({ kind: 'card', file }))).toEqual(expected);
    expect(await expectReport(await postForm({ kind: 'card', document: text, name: 'ü.json' }))).toEqual(expected);
    const body = new URLSearchParams({ kind: 'card', document: text, name: 'ü.json' });
    expect(await expectReport(await ask('/validate', { method: 'POST', body }))).toEqual(expected);
  });
});

test('a document at the limit fits into either form', async () => {
  const document = CARD + '\n'.repeat(limits.documentBytes - bytes(CARD).byteLength);
  await expectReport(await postForm({ file: new File([document], 'x') }));
  await expectReport(await ask('/validate', { method: 'POST', body: new URLSearchParams({ document }) }));
  for (const size of [1, limits.documentBytes * 3]) {
    const file = new File([document, new Uint8Array(size)], 'x');
    const { limit, detail } = await expectProblem(await postForm({ file }), 'content-too-large');
    expect(limit).toBe(limits.documentBytes);
    expect(detail).toContain(String(limits.documentBytes));
  }
});

test('fields are parameters: unknown ones, and ones given in the query too, are refused', async () => {
  const unknown = await expectProblem(await postForm({ document: CARD, kin: 'card' }), 'bad-parameter');
  expect(unknown.parameters?.[0]?.name).toBe('kin');
  const twice = await expectProblem(await postForm({ document: CARD, kind: 'card' }, '?kind=card'), 'bad-parameter');
  expect(twice.parameters?.[0]?.detail).toContain('more than once');
});

test.each([
  ['no document', form({ kind: 'card' }), 'empty-body'],
  ['an empty document', form({ document: ' \r\n', file: new File([], '') }), 'empty-body'],
  ['two documents', form({ document: CARD, file: new File([CARD], 'x') }), 'bad-form'],
  ['a file in another field', form({ other: new File([CARD], 'x') }), 'bad-form'],
] as const)('%s', async (_, body, id) => {
  await expectProblem(await ask('/validate', { method: 'POST', body }), id);
});

test.each([
  ['no boundary', 'multipart/form-data', CARD],
  ['another boundary', 'multipart/form-data; boundary=x', '--y\r\n\r\n--y--'],
  [
    'a form that breaks off',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="document"\r\n\r\n{',
  ],
])('%s is no form', async (_, type, body) => {
  await expectProblem(await post(body, '', { 'Content-Type': type }), 'bad-form');
});

describe('an agent file that curl -d has put on one line', () => {
  const joined = AGENT.replaceAll('\n', '');
  test('is not judged, and the answer says what to send instead', async () => {
    const { detail } = await expectProblem(await post(joined, '', URL_ENCODED), 'bad-form');
    expect(detail).toContain('--data-binary');
  });

  test.each([
    ['a card on one line', CARD.replaceAll('\n', ''), URL_ENCODED],
    ['a fence alone', '---', URL_ENCODED],
    ['a file that opens and never closes', '---name: x', URL_ENCODED],
    ['the same line as text', joined, { 'Content-Type': 'text/plain' }],
    ['the file with its lines', AGENT, URL_ENCODED],
    ['the file with the lines of an old Mac', AGENT.replaceAll('\n', '\r'), URL_ENCODED],
  ])('%s is judged', async (_, body, headers) => {
    await expectReport(await post(body, '', headers));
  });
});

describe('what a browser form cannot get judged is told on a page', () => {
  const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
  const send = (query: string, headers: Record<string, string>, parts: Record<string, string | File>) =>
    ask(`/validate${query}`, { method: 'POST', body: form(parts), headers });
  const empty = { document: '', file: new File([], ''), kind: '' };

  test.each([
    ['nothing typed', empty, 'empty-body', 'neither a text nor a file'],
    ['a text and a file', { ...empty, document: CARD, file: new File([CARD], 'x') }, 'bad-form', 'one at a time'],
    ['a field of its own', { ...empty, document: CARD, '<b>': 'x' }, 'bad-parameter', '&lt;b&gt;'],
    ['too much', { ...empty, document: 'x'.repeat(limits.documentBytes + 1) }, 'content-too-large', '262144'],
  ] as const)('%s', async (_, parts, id, words) => {
    const answer = await send('?format=html', BROWSER, parts);
    expectPolicy(answer);
    expect(answer.status).toBe(problemTypes[id].status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')).toBe('Accept');
    expect(answer.headers.has('x-verdict')).toBe(false);
    const page = await answer.text();
    expect(page).toContain(`<h1>${problemTypes[id].title}</h1>`);
    expect(page).toContain(words);
    expect(page).toContain(`href="/problems/${id}"`);
    expect(page).toContain('<a href="/">');
    expect(page).toContain(answer.headers.get('x-request-id'));
  });

  test.each([
    ['a program that asks for HTML', '?format=html', { Accept: '*/*' }],
    ['a program that takes problems', '?format=html', { Accept: 'application/problem+json, text/html' }],
    ['a browser that asks for text', '?format=text', BROWSER],
    ['a browser that asks for nothing', '', BROWSER],
  ])('%s gets the problem', async (_, query, headers) => {
    await expectProblem(await send(query, headers, empty), 'empty-body');
  });
});
