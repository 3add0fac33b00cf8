import { expect, test } from 'vitest';
import { expectReport } from '../answers.ts';
import { bytes, post } from './documents.ts';

const bodies: [string, BodyInit][] = [
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Uint8Array(100)])],
  ['Latin-1', new Uint8Array([...bytes('{"name":"'), 0xe9, ...bytes('"}')])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
  ['[]', '[]'],
  ['null', 'null'],
  ['"x"', '"x"'],
  ['{}', '{}'],
  ['---', '---\n'],
  ['100,000 [', '['.repeat(100_000)],
  ['50,000 {"a":', '{"a":'.repeat(50_000)],
  ['100,000 levels that close', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['__proto__', '{"__proto__": {"name": "x"}, "constructor": 1}'],
  ['NUL', '\0'],
  ['quotes', '"'.repeat(10_000)],
];
test.each(
  bodies.flatMap(([name, body]) => ['', '?kind=card', '?kind=agent'].map((query) => [name, query, body] as const)),
)('%s%s is judged and not valid', async (_, query, body) => {
  for (const format of ['json', 'text', 'html']) {
    const answer = await post(body, `${query}${query ? '&' : '?'}format=${format}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-verdict')).toBe('invalid');
    if (format === 'json') await expectReport(answer);
    else expect((await answer.text()).length).toBeGreaterThan(20);
  }
});
