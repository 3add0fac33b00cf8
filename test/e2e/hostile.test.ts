import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectPolicy, expectProblem, expectReport } from '../answers.ts';
import harbor from '../fixtures/card/harbor/input.json' with { type: 'json' };
import { bundleOurs, Served } from '../workerd.ts';

// The Worker in workerd itself: the proxy of local development has answers of its own to what is not quite HTTP.
let served: Served;
beforeAll(async () => {
  served = await Served.start(bundleOurs());
});
afterAll(() => served.stop());
const base = () => `http://127.0.0.1:${served.port}`;

const CARD = JSON.stringify(harbor);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A piece of a request, or a pause in milliseconds. */
type Piece = string | Uint8Array | number;

/**
 * What comes back for bytes that no client would send, as text. `Connection: close` stands in every request, so that the
 * connection's end is the answer's.
 */
function raw(pieces: readonly Piece[], { end = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(served.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
    socket.on('connect', async () => {
      for (const piece of pieces) {
        if (typeof piece === 'number') await wait(piece);
        else if (socket.writable) socket.write(piece);
      }
      if (end) socket.end();
    });
    // A server that goes on waiting for the rest has not been stopped by it.
    setTimeout(() => socket.destroy(), 4_000);
  });
}

const head = (path: string, headers: readonly string[] = [], method = 'POST') =>
  `${[`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
const status = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const length = (bytes: number) => `Content-Length: ${bytes}`;

describe('bodies', () => {
  // what is sent, the statuses that are right; 0 is a connection that ends without an answer
  const table: [string, readonly Piece[], readonly number[], boolean?][] = [
    ['in pieces, slowly', [head('/validate', [length(CARD.length)]), CARD.slice(0, 50), 300, CARD.slice(50)], [200]],
    [
      'in chunks, slowly',
      [
        head('/validate', ['Transfer-Encoding: chunked']),
        chunk(CARD.slice(0, 9)),
        300,
        chunk(CARD.slice(9)),
        '0\r\n\r\n',
      ],
      [200],
    ],
    [
      'one byte a chunk',
      [head('/validate', ['Transfer-Encoding: chunked']), [...CARD.slice(0, 900)].map(chunk).join(''), '0\r\n\r\n'],
      [200],
    ],
    ['longer than its length', [head('/validate', [length(20)]), CARD], [200]],
    ['shorter than its length, then nothing', [head('/validate', [length(CARD.length + 9)]), CARD], [0, 400], true],
    ['chunks that break off', [head('/validate', ['Transfer-Encoding: chunked']), chunk(CARD)], [0, 400], true],
    [
      'chunks that are none',
      [head('/validate', ['Transfer-Encoding: chunked']), 'zz\r\n{}\r\n0\r\n\r\n'],
      [0, 400],
      true,
    ],
    ['a length that is no number', [head('/validate', ['Content-Length: many']), CARD], [0, 400]],
    ['a length below zero', [head('/validate', ['Content-Length: -1']), CARD], [0, 400]],
    ['two lengths', [head('/validate', [length(3), length(CARD.length)]), CARD], [0, 400]],
    [
      'a length and chunks',
      [head('/validate', [length(3), 'Transfer-Encoding: chunked']), chunk(CARD), '0\r\n\r\n'],
      [0, 200, 400],
    ],
    ['no length', [head('/validate')], [400, 411]],
    ['no type', [head('/validate', [length(CARD.length)]), CARD], [200]],
    ['a type that is none', [head('/validate', [length(2), 'Content-Type: ;;;=']), '{}'], [415]],
    [
      'another charset',
      [head('/validate', [length(2), 'Content-Type: application/json; charset=utf-16']), '{}'],
      [415],
    ],
    ['gzip', [head('/validate', [length(gzipSync(CARD).length), 'Content-Encoding: gzip']), gzipSync(CARD)], [415]],
    ['a coding nobody has', [head('/validate', [length(2), 'Content-Encoding: harbor']), '{}'], [415]],
    ['with GET', [head('/validate', [length(2)], 'GET'), '{}'], [405]],
    ['a client that waits for leave', [head('/validate', [length(2), 'Expect: 100-continue']), 100, '{}'], [100, 200]],
  ];
  test.each(table)('%s', async (_, pieces, right, end = false) => {
    expect(right).toContain(status(await raw(pieces, { end })));
  });
});

describe('heads', () => {
  const many = Array.from({ length: 500 }, (_, index) => `X-Flood-${index}: ${'x'.repeat(20)}`);
  const table: [string, string, readonly number[]][] = [
    ['500 fields', head('/health', many, 'GET'), [0, 200, 400, 431]],
    ['a field of 200 KB', head('/health', [`X-Flood: ${'x'.repeat(200_000)}`], 'GET'), [0, 200, 400, 431]],
    ['a field without a name', head('/health', [': x'], 'GET'), [0, 400]],
    ['a line break in a field', head('/health', ['X-A: a\rb'], 'GET'), [0, 200, 400]],
    ['an address of 16 KB', head(`/${'a'.repeat(16_000)}`, [], 'GET'), [404, 414]],
    ['a query of 16 KB', head(`/schema?${'a'.repeat(16_000)}`, [], 'GET'), [200, 414]],
    ['a method nobody has', head('/health', [], 'HARBOR'), [0, 400, 405, 501]],
    ['no version', 'GET /health\r\n\r\n', [0, 400]],
    ['no HTTP', '\u0016\u0003\u0001\u0000\u0000\r\n\r\n', [0, 400]],
    ['a NUL in the path', head('/a\u0000b', [], 'GET'), [0, 400, 404]],
  ];
  test.each(table)('%s', async (_, request, right) => {
    expect(right).toContain(status(await raw([request], { end: true })));
  });
});

test.each([
  '/%2e%2e/%2e%2e/wrangler.toml',
  '/%252e%252e/wrangler.toml',
  '/..%5c..%5cwrangler.toml',
  '/assets/..%2f..%2fsrc/index.ts',
  '//schema',
  '/schema//',
  '/schema/',
  '/Schema',
  '/%73chema%00',
  '/schema%00',
  '/schema/%2e%2e/schema/x',
  '/%',
  '/%zz',
  '/%c0%af',
  '/%ff',
  '/rules/__proto__/constructor',
  '/rules/card/%2e%2e%2furl',
  '/problems/__proto__',
  '/problems/constructor',
  '/templates/toString',
  '/.git/config',
  '/.dev.vars',
])('GET %s is not found', async (path) => {
  const answer = await raw([head(path, [], 'GET')], { end: true });
  expect([400, 404]).toContain(status(answer));
  expect(answer).not.toMatch(/compatibility_date|export default/);
});

const post = (query: string, body: string) => fetch(`${base()}/validate${query}`, { method: 'POST', body });

test.each([
  ['a key twice', '?kind=card&kind=card'],
  ['a key a thousand times', `?${'kind=card&'.repeat(1_000)}`],
  ['a thousand keys', `?${Array.from({ length: 1_000 }, (_, index) => `k${index}=1`).join('&')}`],
  ['__proto__', '?__proto__=1'],
  ['constructor', '?constructor[prototype]=1'],
  ['an empty key', '?=1'],
  ['a value that is no UTF-8', '?kind=%ff%fe'],
  ['a value that is another’s', '?kind=toString'],
])('a query with %s is refused', async (_, query) => {
  const answer = await post(query, '{}');
  if (answer.status === 400) await expectProblem(answer, 'bad-parameter');
  else expect(answer.status).toBe(414);
});

test('10,000 problems in one document are told as the 200 worst', async () => {
  const answer = await post('?kind=card', `{"skills": [${'0,'.repeat(9_999)}0]}`);
  const { diagnostics, summary, truncated } = await expectReport(answer);
  expect(diagnostics).toHaveLength(200);
  expect([truncated, summary.errors >= 10_000]).toEqual([true, true]);
});

test.each([
  ['JSON', 'card', '{"__proto__": {"skills": []}, "constructor": {"prototype": {"valid": true}}, "toString": 1}'],
  [
    'YAML',
    'agent',
    '---\nname: a\ndescription: b\n__proto__:\n  valid: true\nconstructor: 1\ntoString: 2\nvalueOf:\n  - 1\n---\nx\n',
  ],
  ['YAML', 'skill', '---\nname: a\ndescription: b\n__proto__:\n  valid: true\nconstructor: 1\n---\nx\n'],
])('names of the language in %s of a(n) %s are names like others', async (_, kind, body) => {
  const { diagnostics } = await expectReport(await post(`?kind=${kind}`, body));
  const pointers = diagnostics.map(({ pointer }) => pointer);
  expect(pointers).toEqual(expect.arrayContaining(['/__proto__', '/constructor']));
  const after = await fetch(`${base()}/health`);
  expectPolicy(after);
  expect(after.status).toBe(200);
});
