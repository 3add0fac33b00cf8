import { type Wire, wire } from '../bench/client.ts';
import { right, wrong } from '../bench/documents.ts';

const judge = (name: string, body: string | Uint8Array, query = '', headers: Readonly<Record<string, string>> = {}) =>
  wire(name, 'POST', `/validate${query}`, { 'Content-Type': 'application/octet-stream', ...headers }, body);

const small = (name: string) => !name.includes('200 KB');

/** What people and validators send: these are timed. */
export const good: readonly Wire[] = [
  wire('good', 'GET', '/schema/goloco-agent-card.schema.json'),
  wire('good', 'GET', '/extensions/labor-terms/v1', { 'If-None-Match': '*' }),
  ...right.filter(({ name }) => small(name)).map(({ text, kind }) => judge('good', text, `?kind=${kind}`)),
  ...wrong.filter(({ name }) => small(name)).map(({ text, kind }) => judge('good', text, `?kind=${kind}&format=text`)),
];

/** What is refused, or is large and takes its time. */
export const bad: readonly Wire[] = [
  ...[...right, ...wrong].filter(({ name }) => !small(name)).map(({ text }) => judge('large', text)),
  judge('bad', '', '?kind=card'),
  judge('bad', '{}', '?kind=nothing'),
  judge('bad', '{}', '?failon=error'),
  judge('bad', '{}', '', { 'Content-Type': 'image/png' }),
  judge('bad', '{}', '', { 'Content-Encoding': 'gzip' }),
  judge('bad', 'x'.repeat(300 * 1024)),
  wire('bad', 'GET', '/nothing/here'),
  wire('bad', 'DELETE', '/schema'),
  wire('bad', 'GET', '/a2a/agents/agent_1/.well-known/agent-card.json'),
];

const manyFaults = `{"skills": [${'{},'.repeat(2_400)}{}]}`;

/** What is made to stop a service. */
export const hostile: readonly Wire[] = [
  judge('hostile', '['.repeat(200_000), '?kind=card'),
  judge('hostile', '{"a":'.repeat(40_000), '?kind=card'),
  judge('hostile', `---\n${'? '.repeat(300)}\n---\n`, '?kind=agent'),
  judge('hostile', `---\nname: ${'['.repeat(900)}\n---\n`, '?kind=agent'),
  judge('hostile', `---\n${Array.from({ length: 4000 }, (_, at) => `k${at}: 1\n`).join('')}---\n`, '?kind=agent'),
  judge('hostile', `---\na: &a [x,x,x]\nb: &b [*a,*a,*a]\nc: [*b,*b,*b]\n---\n`, '?kind=agent'),
  judge('hostile', manyFaults, '?kind=card'),
  judge('hostile', manyFaults, '?kind=card&format=sarif'),
  judge('hostile', '"'.repeat(250_000), '?kind=card'),
  judge('hostile', `{"description": "${'a@'.repeat(60_000)}"}`, '?kind=card'),
  judge('hostile', `{"description": "${'ignore all '.repeat(15_000)}"}`, '?kind=card'),
  judge('hostile', `{"url": "http://${'a.'.repeat(60_000)}"}`, '?kind=card'),
  judge('hostile', '{"__proto__": {"valid": true}, "constructor": {"prototype": {}}}', '?kind=card'),
  judge('hostile', new Uint8Array(100_000).fill(0xff)),
  wire('hostile', 'GET', `/${'a/'.repeat(4_000)}`),
  wire('hostile', 'GET', '/%2e%2e/%2e%2e/wrangler.toml'),
  wire('hostile', 'GET', '/schema', { Accept: 'a/b;q=0.1,'.repeat(1_500) }),
  wire('hostile', 'GET', '/schema', { 'If-None-Match': '"a",'.repeat(3_000) }),
];
