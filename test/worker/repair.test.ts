import { describe, expect, test } from 'vitest';
import { limits } from '../../src/core/limits.ts';
import { expectPolicy, expectProblem } from '../answers.ts';
import { ask } from './ask.ts';
import { AGENT, BAD_CARD, bytes, CARD, post as validate } from './documents.ts';

const post = (body: BodyInit, query = '', headers: Record<string, string> = {}) =>
  ask(`/repair${query}`, { method: 'POST', body, headers });

const OLD_CARD = `{
  "name": "Harbor Studio",
  "description": "Edits copy.",
  "url": "https://harbor.studio/a2a",
  "protocolVersion": "0.3.0",
  "version": "1.0.0",
  "capabilities": {},
  "defaultInputModes": ["text/plain"],
  "defaultOutputModes": ["text/plain"],
  "skills": []
}
`;
const COLON = AGENT.replace('Edits', 'Use when: edits');
const QUOTED = AGENT.replace('Edits launch copy.', '"Use when: edits launch copy."');

describe('the corrected document, in its own media type', () => {
  test.each([
    ['an agent file', COLON, QUOTED, 'text/markdown; charset=utf-8', 'goloco.agent.md'],
    ['a good agent file', AGENT, AGENT, 'text/markdown; charset=utf-8', 'goloco.agent.md'],
    ['a card', CARD.replace('\n}', ',\n}'), CARD, 'application/json', 'agent-card.json'],
    ['a good card', CARD, CARD, 'application/json', 'agent-card.json'],
    ['a card that nobody can mend', BAD_CARD, BAD_CARD, 'application/json', 'agent-card.json'],
  ])('%s', async (_, body, expected, type, name) => {
    const answer = await post(body);
    expectPolicy(answer);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toContain(`filename="${name}"`);
    const text = await answer.text();
    expect(text).toBe(expected);
    // The verdict is that of the result.
    expect(answer.headers.get('x-verdict')).toBe((await validate(text)).headers.get('x-verdict'));
  });

  test('a document that is no UTF-8 comes back byte for byte', async () => {
    const body = Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d);
    const answer = await post(body, '?kind=card');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(body);
    expect(answer.headers.get('x-verdict')).toBe('invalid');
  });

  test.each(['POST', 'PUT'])('an old card by %s, with nothing but the body, is one of 1.0', async (method) => {
    const answer = await ask('/repair', { method, body: OLD_CARD });
    expect(await answer.json()).toMatchObject({
      supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding: 'JSONRPC', protocolVersion: '0.3' }],
    });
  });

  test('a name gives the file its name, whatever is in it', async () => {
    const answer = await post(AGENT, `?name=${encodeURIComponent('agents/"é.md')}`);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="__.md"; filename*=UTF-8''%22%C3%A9.md`,
    );
  });

  test('a form', async () => {
    const data = new FormData();
    data.append('document', COLON);
    data.append('kind', 'agent');
    expect(await (await ask('/repair', { method: 'POST', body: data })).text()).toBe(QUOTED);
  });
});

describe('formats', () => {
  test('json: the text, each fix, the difference, both reports', async () => {
    const answer = await post(COLON, '?format=json');
    expectPolicy(answer);
    expect(answer.headers.get('content-type')).toBe('application/json');
    const body: object = await answer.json();
    expect(Object.keys(body)).toEqual(['document', 'fixes', 'diff', 'before', 'after']);
    expect(body).toEqual({
      document: QUOTED,
      fixes: [
        {
          code: 'yaml/unquoted-colon',
          title: expect.any(String),
          reason: expect.any(String),
          safe: true,
          pointer: '/description',
        },
      ],
      diff: expect.stringMatching(/^--- a\/goloco\.agent\.md\n\+\+\+ b\/goloco\.agent\.md\n@@ /),
      before: await (await validate(COLON, '', { 'Content-Type': 'text/plain' })).json(),
      after: await (await validate(QUOTED, '', { 'Content-Type': 'text/plain' })).json(),
    });
  });

  test('diff', async () => {
    const answer = await post(COLON, '?format=diff&name=./agents/a.md');
    expect(answer.headers.get('content-type')).toBe('text/x-diff; charset=utf-8');
    expect(await answer.text()).toMatch(
      /^--- a\/agents\/a\.md\n[\s\S]*\n-description: Use when: .*\n\+description: "Use/,
    );
    expect(await (await post(AGENT, '?format=diff')).text()).toBe('');
  });

  test('level hides what is milder in both reports', async () => {
    const body: unknown = await (await post(OLD_CARD, '?format=json&level=error')).json();
    // An empty list of skills is right in 0.3, and an error in 1.0.
    expect(body).toMatchObject({
      before: { diagnostics: [], summary: { warnings: 1 } },
      after: { diagnostics: [{ severity: 'error', pointer: '/skills' }] },
    });
  });
});

describe('options', () => {
  test.each<[string, object]>([
    ['to=1.0', { supportedInterfaces: [{ protocolVersion: '0.3' }] }],
    ['server-version=1.0', { supportedInterfaces: [{ protocolVersion: '1.0' }] }],
    ['dual=1', { supportedInterfaces: [{ protocolVersion: '0.3' }], url: 'https://harbor.studio/a2a' }],
    ['dual=0', { supportedInterfaces: [{ protocolVersion: '0.3' }] }],
  ])('%s', async (query, expected) => {
    const card: Record<string, unknown> = await (await post(OLD_CARD, `?${query}`)).json();
    expect(card).toMatchObject(expected);
    expect('url' in card).toBe(query === 'dual=1');
  });

  test('to=same keeps the version', async () => {
    expect(await (await post(OLD_CARD, '?to=same')).text()).toBe(OLD_CARD);
  });

  test('fail-on: 422 with the same body where the result is still bad', async () => {
    expect((await post(COLON, '?fail-on=error')).status).toBe(200);
    const failed = await post(BAD_CARD, '?fail-on=error');
    expect(failed.status).toBe(422);
    expect(await failed.text()).toBe(BAD_CARD);
  });

  test.each([
    ['?unsafe=yes', CARD, 'unsafe'],
    ['?to=0.3', CARD, 'to'],
    ['?dual=true', CARD, 'dual'],
    ['?server-version=1.0.0', CARD, 'server-version'],
    ['?server-version=new', CARD, 'server-version'],
    ['?format=sarif', CARD, 'format'],
    ['?fix=1', CARD, 'fix'],
    ['?dual=1', AGENT, 'dual'],
    ['?dual=1', CARD, 'dual'],
    ['?server-version=0.3', CARD, 'server-version'],
    ['?dual=1&to=same', OLD_CARD, 'dual'],
    ['?server-version=0.2&to=same', OLD_CARD, 'server-version'],
    ['?to=1.0', AGENT, 'to'],
    ['?kind=folder', AGENT, 'kind'],
  ])('%s is refused', async (query, body, name) => {
    const { parameters } = await expectProblem(await post(body, query), 'bad-parameter');
    expect(parameters?.map((parameter) => parameter.name)).toEqual([name]);
  });
});

describe('what cannot be judged is a problem', () => {
  test.each([
    ['nothing', '', {}, 'empty-body'],
    ['too much', ' '.repeat(limits.documentBytes + 1), {}, 'content-too-large'],
    ['another type', CARD, { 'Content-Type': 'image/png' }, 'unsupported-media-type'],
  ] as const)('%s', async (_, body, headers, id) => {
    await expectProblem(await post(bytes(body), '', headers), id);
  });

  test('another method', async () => {
    await expectProblem(await ask('/repair'), 'method-not-allowed');
  });
});

describe('the button on the page of a report', () => {
  const page = async (body: string) => (await validate(body, '?format=html', { 'Content-Type': 'text/plain' })).text();

  test.each([
    ['a fault with a fix', COLON],
    ['an old card', OLD_CARD],
    [
      'a text that begins with a line end and holds markup',
      `\n${OLD_CARD.replace('Edits copy.', '</textarea><b>&amp;')}`,
    ],
  ])('%s: sends the document as it is', async (_, text) => {
    const html = await page(text);
    const form = /<form [^>]*>(?=[\s\S]*formaction="\/repair" name="kind")[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
    const [, held = ''] = /<textarea [^>]*>\n([\s\S]*?)<\/textarea>/.exec(form) ?? [];
    const unescaped = held
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    expect(unescaped).toBe(text);
  });

  test.each([
    ['nothing to mend', AGENT],
    ['only what a person can mend', BAD_CARD],
    ['line ends that a form would change', COLON.replaceAll('\n', '\r\n')],
  ])('%s: none', async (_, text) => {
    expect(await page(text)).not.toContain('/repair');
  });
});

test('an old card that would become too large is refused, and mended as it is with to=same', async () => {
  const additionalInterfaces = Array.from({ length: 3500 }, (_, at) => ({
    url: `https://b.dev/${at}`,
    transport: 'GRPC',
  }));
  const body = JSON.stringify({ ...JSON.parse(OLD_CARD), additionalInterfaces });
  await expectProblem(await post(body), 'content-too-large');
  expect((await post(body, '?to=same')).status).toBe(200);
});

test('of many changes the first are told, and that there are more', async () => {
  const body = JSON.stringify({ ...JSON.parse(CARD), defaultInputModes: Array.from({ length: 1000 }, () => 'text') });
  const answer = (await (await post(body, '?format=json&profile=a2a')).json()) as {
    fixes: object[];
    truncated: boolean;
  };
  expect([answer.fixes.length, answer.truncated]).toEqual([limits.diagnostics, true]);
});
