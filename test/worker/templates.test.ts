import { describe, expect, test } from 'vitest';
import { templates } from '../../src/core/templates/index.ts';
import { proseOf } from '../../src/render/strings/templates/prose.ts';
import { expectPolicy, expectProblem } from '../answers.ts';
import { ask } from './ask.ts';
import { post } from './documents.ts';

const HTML = { headers: { Accept: 'text/html' } };

test('/templates lists three agent files and six cards', async () => {
  const { templates: listed }: { templates: { id: string; kind: string; path: string }[] } = await (
    await ask('/templates')
  ).json();
  expect(listed.map(({ kind }) => kind)).toEqual([...Array(3).fill('agent'), ...Array(6).fill('card')]);
  const page = await (await ask('/templates', HTML)).text();
  for (const { path } of listed) expect(page).toContain(`href="${path}"`);
});

describe.each(templates)('/templates/$id', (template) => {
  const { id, kind, text, why, checklist } = template;

  test('is there for programs and for people', async () => {
    const json = await ask(`/templates/${id}`);
    expectPolicy(json);
    expect(json.headers.get('content-type')).toBe('application/json');
    expect(await json.json()).toEqual({ ...template, path: `/templates/${id}` });
    const html = await ask(`/templates/${id}`, HTML);
    expectPolicy(html);
    const page = await html.text();
    expect(page).not.toMatch(/undefined|\[object/);
    expect(page.match(/<li>/g)?.length).toBe(why.length + checklist.length);
  });

  test('is there bare, in its own media type, and is right', async () => {
    const raw = await ask(`/templates/${id}?format=raw`);
    expectPolicy(raw);
    expect(raw.headers.get('content-type')).toBe(kind === 'card' ? 'application/json' : 'text/markdown; charset=utf-8');
    expect(await raw.text()).toBe(text);
    const again = await ask(`/templates/${id}?format=raw`, {
      headers: { 'If-None-Match': raw.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    const report = (await (await post(text, `?kind=${kind}&fail-on=warning`)).json()) as object;
    expect(report).toMatchObject({ valid: true, summary: { errors: 0, warnings: 0 } });
  });
});

test.each([
  ['kind=agent', ['research-brief', 'copy-edit', 'product-description']],
  ['kind=&security=none', ['research']],
  ['security=oauth2SecurityScheme&streaming=no', ['internal-workflow']],
  ['input=application/json&output=text/plain', ['coding']],
  ['kind=agent&streaming=yes', []],
])('/templates?%s lists %j, and its page shows them', async (query, ids) => {
  const { templates: listed } = (await (await ask(`/templates?${query}`)).json()) as { templates: { id: string }[] };
  expect(listed.map(({ id }) => id)).toEqual(ids);
  const page = await (await ask(`/templates?${query}`, HTML)).text();
  const shown = [...page.matchAll(/<li class="template"[^>]*>/g)].filter(([tag]) => !tag.endsWith(' hidden>'));
  expect(shown).toHaveLength(ids.length);
});

test.each(['kind=skill', 'sort=title', 'output=x'])('/templates?%s is refused', async (query) => {
  await expectProblem(await ask(`/templates?${query}`), 'bad-parameter');
});

test.each(['/id/templates', ...templates.map(({ id }) => `/id/templates/${id}`)])('%s is Indonesian', async (path) => {
  const answer = await ask(path, HTML);
  expectPolicy(answer);
  expect(answer.headers.get('content-language')).toBe('id');
  const page = await answer.text();
  expect(page).toContain('<html lang="id">');
  for (const { description } of templates) expect(page).not.toContain(description);
});

test.each(templates)('$id has all its reasons and its checklist in Indonesian', (template) => {
  const { why, checklist } = proseOf(template, 'id');
  expect([why.length, checklist.length]).toEqual([template.why.length, template.checklist.length]);
});

test.each(['/templates/', '/templates/nope', '/templates/__proto__'])('%s is not found', async (path) => {
  await expectProblem(await ask(path), 'not-found');
});

test('an unknown format is refused', async () => {
  await expectProblem(await ask('/templates/research?format=yaml'), 'bad-parameter');
});
