import { describe, expect, test } from 'vitest';
import { bundle, schemas } from '../../src/core/schema/registry.ts';
import { expectPolicy, expectProblem } from '../answers.ts';
import { ask } from './ask.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

interface SchemaList {
  schemas: { id: string; path: string; digest: string }[];
}

const tagOf = async (path: string, accept = '*/*') =>
  (await ask(path, { headers: { Accept: accept } })).headers.get('etag') ?? '';

describe.each(schemas)('$path', ({ id, path, schema }) => {
  test('is the schema at its id, with all that a validator and a cache need', async () => {
    const answer = await ask(path);
    expectPolicy(answer);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/schema+json');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(answer.headers.get('vary')).toBe('Accept');
    expect(answer.headers.get('etag')).toMatch(/^"[^"]+"$/);
    expect(answer.headers.get('link')).toBe('<https://json-schema.org/draft/2020-12/schema>; rel="describedby"');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const body: { $id: string } = await answer.json();
    expect(body).toEqual(schema);
    expect(body.$id).toBe(id);
  });

  test.each([
    ['the tag', (tag: string) => tag, 304],
    ['the tag, weak', (tag: string) => `W/${tag}`, 304],
    ['a list', (tag: string) => `"x", ${tag}`, 304],
    ['a list without spaces, weak', (tag: string) => `W/"x,y",W/${tag},"z"`, 304],
    ['the star', () => '*', 304],
    ['another tag', () => '"x"', 200],
    ['a tag that only begins alike', (tag: string) => `${tag.slice(0, -2)}"`, 200],
    ['the tag inside another one', (tag: string) => `"a${tag.slice(1)}`, 200],
    ['a tag behind a letter', (tag: string) => `a${tag}`, 200],
    ['tags without a comma', (tag: string) => `"x" ${tag}`, 200],
    ['the tag and a star', (tag: string) => `${tag}, *`, 200],
    ['a weak sign in lower case', (tag: string) => `w/${tag}`, 200],
    ['empty places in the list', (tag: string) => `, ,${tag} ,\t,`, 304],
    ['no tag at all', () => 'x', 200],
    ['nothing', () => '', 200],
  ])('If-None-Match with %s', async (_, header, status) => {
    const fresh = await ask(path);
    const answer = await ask(path, { headers: { 'If-None-Match': header(fresh.headers.get('etag') ?? '') } });
    expectPolicy(answer);
    expect(answer.status).toBe(status);
    for (const name of ['etag', 'cache-control', 'vary', 'link']) {
      expect(answer.headers.get(name)).toBe(fresh.headers.get(name));
    }
    expect(await answer.text()).toBe(status === 304 ? '' : await fresh.text());
  });

  test.each([
    ['application/json', 'application/json'],
    ['application/json, text/plain, */*', 'application/json'],
    ['application/json;q=0.5, */*;q=0.9', 'application/schema+json'],
    ['application/schema+json, application/json', 'application/schema+json'],
    [
      'application/schema+json; schema="https://json-schema.org/draft/2020-12/schema", */*; q=0.1',
      'application/schema+json',
    ],
    ['application/*', 'application/schema+json'],
    [BROWSER, 'text/html; charset=utf-8'],
    ['text/html', 'text/html; charset=utf-8'],
  ])('Accept: %s gets %s', async (accept, type) => {
    const answer = await ask(path, { headers: { Accept: accept } });
    expectPolicy(answer);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toBe('Accept');
  });

  test('no two representations share a tag, and a tag of one is no match for another', async () => {
    const tags = await Promise.all(
      ['application/schema+json', 'application/json', 'text/html'].map((type) => tagOf(path, type)),
    );
    expect(new Set(tags).size).toBe(3);
    const answer = await ask(path, { headers: { Accept: 'application/json', 'If-None-Match': tags[0] ?? '' } });
    expect(answer.status).toBe(200);
  });

  test('Accept that rules everything out is 406', async () => {
    const problem = await expectProblem(await ask(path, { headers: { Accept: 'image/png' } }), 'not-acceptable');
    expect(problem.accepted).toEqual(['application/schema+json', 'application/json', 'text/html']);
  });

  test('HEAD is GET without the body', async () => {
    const [head, get] = await Promise.all([ask(path, { method: 'HEAD' }), ask(path)]);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['content-type', 'etag', 'cache-control', 'vary', 'link']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });

  test('OPTIONS answers the preflight', async () => {
    const answer = await ask(path, {
      method: 'OPTIONS',
      headers: { Origin: 'https://a.example', 'Access-Control-Request-Method': 'GET' },
    });
    expectPolicy(answer);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
    expect(answer.headers.get('access-control-allow-headers')).toBe('*, Authorization');
    expect(answer.headers.get('access-control-max-age')).toBe('86400');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PURGE'])('%s is 405', async (method) => {
    const answer = await ask(path, { method });
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect((await expectProblem(answer, 'method-not-allowed')).allow).toEqual(['GET', 'HEAD', 'OPTIONS']);
  });

  test.each(['?bundle', '?bundle=', '?bundle=1', '?bundle=false'])('%s is one compound document', async (query) => {
    const answer = await ask(path + query, { headers: { Accept: BROWSER } });
    expect(answer.headers.get('content-type')).toBe('application/schema+json');
    expect(await answer.json()).toEqual(bundle(id));
  });

  test('a parameter of a stranger changes nothing', async () => {
    expect(await tagOf(`${path}?utm_source=x`)).toBe(await tagOf(path));
  });

  test.each([`${path}/`, `/${path}`, path.toUpperCase(), `${path}.json`])(
    '%s is 404 and no redirect',
    async (other) => {
      await expectProblem(await ask(other), 'not-found');
    },
  );

  test('the page of a browser names every member and definition, and links only to what is there', async () => {
    const page = await (await ask(path, { headers: { Accept: BROWSER } })).text();
    const names = Object.keys((schema as { properties?: object }).properties ?? {});
    for (const name of names) expect(page).toContain(`<code>${name}</code>`);
    const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor);
    for (const anchor of anchors) expect(page).toContain(`id="${anchor}"`);
    for (const definition of Object.keys((schema as { $defs?: object }).$defs ?? {})) {
      expect(page).toContain(`id="${definition}"`);
    }
    expect(page).not.toContain('undefined');
    expect(page).not.toMatch(/ style=|<script/);
  });
});

test('/schema lists every schema with the digest of its bytes', async () => {
  const answer = await ask('/schema');
  expectPolicy(answer);
  const { schemas: listed }: SchemaList = await answer.json();
  expect(listed.map(({ path }) => path)).toEqual(schemas.map(({ path }) => path));
  for (const { path, digest } of listed) {
    const bytes = await (await ask(path)).arrayBuffer();
    const hash = Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    expect(digest).toBe(`sha256:${hash}`);
    expect(await tagOf(path)).toContain(hash);
  }
});

test('/health names the version and the same digests', async () => {
  const answer = await ask('/health');
  expectPolicy(answer);
  const health: { version: string; schemas: Record<string, string> } = await answer.json();
  const { schemas: listed }: SchemaList = await (await ask('/schema')).json();
  expect(health.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Object.entries(health.schemas)).toEqual(listed.map(({ id, digest }) => [id, digest]));
});
