import { describe, expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';
import { applyEdits } from '../../../src/core/edit/apply.ts';
import type { Edit } from '../../../src/core/report.ts';

const priced = ['gpt-5', 'gpt-5-mini'];

const report = async (text: string, hostedModels = priced) =>
  (await check(new TextEncoder().encode(text), { kind: 'agent', profile: 'hosted', hostedModels })).report;

const found = async (keys: string, hostedModels = priced) =>
  (await report(file(keys), hostedModels)).diagnostics.map(
    ({ severity, code, pointer, range: { start } }) => `${severity} ${code} ${pointer} ${start.line}:${start.column}`,
  );

const edited = (text: string, edits: readonly Edit[]) =>
  applyEdits(
    text,
    edits.map(({ range, text: by }) => ({ span: { start: range.start.offset, end: range.end.offset }, text: by })),
  );

const file = (keys: string) => `---\nname: a\ndescription: Edits\n${keys}---\nEdit the text.\n`;

describe('the model', () => {
  test.each([
    ['one with a price', 'model: gpt-5\n', []],
    ['none', '', ['error hosted/missing-model /model 1:1']],
    ['nothing behind the colon', 'model:\n', ['error hosted/missing-model /model 4:1']],
    ['null', 'model: null\n', ['error hosted/missing-model /model 4:1']],
    ['any', 'model: any\n', ['error hosted/unpriced-model /model 4:8']],
    ['an alias', 'model: sonnet\n', ['error hosted/unpriced-model /model 4:8']],
    ['another id', 'model: claude-sonnet-4-5\n', ['error hosted/unpriced-model /model 4:8']],
    ['another case', 'model: GPT-5\n', ['error hosted/unpriced-model /model 4:8']],
    ['a number', 'model: 5\n', ['error frontmatter/typed-value /model 4:8']],
    ['blank', 'model: " "\n', ['error agent/empty-value /model 4:8']],
    ['a list', 'model: [gpt-5]\n', ['error agent/wrong-type /model 4:8']],
  ])('%s', async (_, keys, expected) => {
    expect(await found(keys)).toEqual(expected);
  });

  test.each([
    ['one that may have a price', 'model: gpt-5\n', ['note hosted/unchecked-model /model 4:8']],
    ['any has none, whatever the list', 'model: any\n', ['error hosted/unpriced-model /model 4:8']],
    ['none', '', ['error hosted/missing-model /model 1:1']],
  ])('without a list: %s', async (_, keys, expected) => {
    expect(await found(keys, [])).toEqual(expected);
  });

  test('the priced ones are listed, and the nearest is named', async () => {
    const [found] = (await report(file('model: gpt-5-mni\n'))).diagnostics;
    expect(found?.message).toBe('Goloco has no price for the model gpt-5-mni.');
    expect(found?.hint).toBe('Did you mean gpt-5-mini? Use gpt-5 or gpt-5-mini.');
  });
});

describe('tools, servers and skills', () => {
  const model = 'model: gpt-5\n';
  test.each([
    ['the search', 'tools: [web.search]\n', []],
    ['no tool', 'tools: []\n', []],
    ['nothing behind the colon', 'tools:\n', ['warning agent/no-value /tools 5:1']],
    ['another tool', 'tools: [web.search, image.generate]\n', ['error hosted/tool /tools/1 5:21']],
    ['the search by another spelling', 'tools: [WebSearch]\n', ['error hosted/tool /tools/0 5:9']],
    ['a text', 'tools: web.search\n', ['error agent/wrong-type /tools 5:8']],
    ['servers', 'mcpServers: [github]\n', ['error hosted/mcp-servers /mcpServers 5:1']],
    ['no servers', 'mcpServers: []\n', ['error hosted/mcp-servers /mcpServers 5:1']],
    ['servers with nothing behind the colon', 'mcpServers:\n', ['error hosted/mcp-servers /mcpServers 5:1']],
    ['servers as a text', 'mcpServers: github\n', ['error hosted/mcp-servers /mcpServers 5:1']],
    ['skills below', 'skills: [skills/a, ./b, ./c/../d]\n', []],
    [
      'skills above',
      'skills: [../a, ./b/../../c]\n',
      ['error hosted/skill-outside /skills/0 5:10', 'error hosted/skill-outside /skills/1 5:16'],
    ],
    ['an absolute path', 'skills: [/home/mara/a]\n', ['error agent/skill-path /skills/0 5:10']],
  ])('%s', async (_, keys, expected) => {
    expect(await found(model + keys)).toEqual(expected);
  });
});

test.each([
  ['mcpServers: []\nmodel: gpt-5\n', 'model: gpt-5\n'],
  ['model: gpt-5\nmcpServers: [] # none\n', 'model: gpt-5\n'],
  ['model: gpt-5\nmcpServers:\n', 'model: gpt-5\n'],
  ['model: gpt-5\ntools: [web_search]\n', 'model: gpt-5\ntools: [web.search]\n'],
])('a safe fix of %j leaves nothing to say', async (keys, expected) => {
  const { diagnostics } = await report(file(keys));
  const safe = diagnostics.flatMap(({ fixes = [] }) => fixes.filter((fix) => fix.safe));
  expect(safe).toHaveLength(1);
  const fixed = edited(file(keys), safe[0]?.edits ?? []);
  expect(fixed).toBe(file(expected));
  expect((await report(fixed)).diagnostics).toEqual([]);
});

test('servers that somebody wrote are not removed without asking', async () => {
  const { diagnostics } = await report(file('model: gpt-5\nmcpServers:\n  - github\ntools: []\n'));
  const [fix] = diagnostics[0]?.fixes ?? [];
  expect(fix?.safe).toBe(false);
  expect(edited(file('model: gpt-5\nmcpServers:\n  - github\ntools: []\n'), fix?.edits ?? [])).toBe(
    file('model: gpt-5\ntools: []\n'),
  );
});

test('the portable profile asks for none of this', async () => {
  const text = file('model: any\ntools: [image.generate]\nmcpServers: []\nskills: [../a]\n');
  const { report } = await check(new TextEncoder().encode(text), { kind: 'agent' });
  expect(report.diagnostics).toEqual([]);
});
