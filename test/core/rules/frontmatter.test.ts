import { describe, expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';
import { applyEdits } from '../../../src/core/edit/apply.ts';
import { olderType } from '../../../src/core/parse/yaml/older.ts';

const report = async (text: string, kind: 'agent' | 'skill' = 'agent') =>
  (await check(new TextEncoder().encode(text), { kind })).report;

const found = async (text: string) =>
  (await report(text)).diagnostics.map(
    ({ severity, code, pointer, range: { start } }) => `${severity} ${code} ${pointer} ${start.line}:${start.column}`,
  );

const good = '---\nname: a\ndescription: Edits\n---\nEdit.\n';
const file = (keys: string) => `---\nname: a\ndescription: Edits\n${keys}---\nEdit.\n`;

describe('line ends', () => {
  test.each([
    ['LF', good, []],
    ['CR LF', good.replaceAll('\n', '\r\n'), ['note frontmatter/windows-line-ends  1:4']],
    ['CR LF behind one key', good.replace('name: a\n', 'name: a\r\n'), ['note frontmatter/windows-line-ends  2:8']],
    ['CR LF in the instructions', `${good}More.\r\n`, []],
    ['CR', good.replaceAll('\n', '\r'), ['error frontmatter/lone-carriage-return  1:4']],
    ['CR behind one key', good.replace('name: a\n', 'name: a\r'), ['error frontmatter/lone-carriage-return  2:8']],
    ['CR behind the closing fence', good.replace('---\nE', '---\rE'), ['error frontmatter/lone-carriage-return  4:4']],
    ['CR in the instructions', `${good}More.\rAnd more.`, []],
  ])('%s', async (_, text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  test('a safe fix ends lines of CR with LF', async () => {
    const text = good.replaceAll('\n', '\r');
    const [fix] = (await report(text)).diagnostics[0]?.fixes ?? [];
    expect(fix?.safe).toBe(true);
    expect(fixed(text, fix)).toBe(good);
  });
});

const fixed = (
  text: string,
  fix: NonNullable<Awaited<ReturnType<typeof report>>['diagnostics'][0]['fixes']>[0] | undefined,
) =>
  applyEdits(
    text,
    (fix?.edits ?? []).map(({ range, text: by }) => ({
      span: { start: range.start.offset, end: range.end.offset },
      text: by,
    })),
  );

describe('three hyphens inside', () => {
  test.each([
    ['a value', 'model: a---b\n', ['warning frontmatter/inner-fence /model 4:9']],
    ['a list', 'skills:\n  - ./a\n  - ./b---c\n', ['warning frontmatter/inner-fence /skills/1 6:8']],
    ['a key', 'a---b: c\n', ['warning agent/unknown-key /a---b 4:1', 'warning frontmatter/inner-fence /a---b 4:2']],
    ['a comment with keys below', '# --- more\nmodel: any\n', ['warning frontmatter/inner-fence  4:3']],
    ['a comment at the end', 'model: any\n# --- that is all\n', []],
    ['two hyphens', 'model: a--b\n', []],
  ])('%s', async (_, keys, expected) => {
    expect((await found(file(keys))).sort()).toEqual(expected.sort());
  });

  test('what Goose does not see is named', async () => {
    const text = '---\nname: a\ndescription: Edits --- copy\nmodel: any\ntools: []\n---\nEdit.\n';
    const { message, fixes } = (await report(text)).diagnostics[0] ?? {};
    expect(message).toBe(
      'Goose ends the frontmatter at this ---, in the middle of description, and does not see model and tools.',
    );
    expect(fixes?.map(({ safe }) => safe)).toEqual([false]);
    expect(fixed(text, fixes?.[0])).toContain('description: Edits — copy\n');
  });
});

describe('values that are no text', () => {
  test.each([
    ['name: 3000', 'YAML takes 3000 for a number, and name must be a text.', 'name: "3000"'],
    ['name: 1e3', 'YAML takes 1e3 for the number 1000, and name must be a text.', 'name: "1e3"'],
    ['model: 1.10', 'YAML takes 1.10 for the number 1.1, and model must be a text.', 'model: "1.10"'],
    ['model: true', 'YAML takes true for a yes or no, and model must be a text.', 'model: "true"'],
    ['model: 0x1F # hex', 'YAML takes 0x1F for the number 31, and model must be a text.', 'model: "0x1F" # hex'],
    ['skills: [./a, 7]', 'YAML takes 7 for a number, and entry 2 of skills must be a text.', 'skills: [./a, "7"]'],
    [
      'tools:\n  - False',
      'YAML takes False for a yes or no, and entry 1 of tools must be a text.',
      'tools:\n  - "False"',
    ],
  ])('%j', async (keys, message, expected) => {
    const text = keys.startsWith('name') ? good.replace('name: a', keys) : file(`${keys}\n`);
    const [one, ...others] = (await report(text)).diagnostics;
    expect([one?.code, one?.severity, one?.message, others]).toEqual(['frontmatter/typed-value', 'error', message, []]);
    expect(one?.fixes?.[0]?.safe).toBe(true);
    expect(fixed(text, one?.fixes?.[0])).toBe(text.replace(keys, expected));
  });

  test.each(['tools: 7', 'mcpServers: true', 'mood: 7', 'mood: no'])('%j is another fault, or none', async (keys) => {
    expect((await found(file(`${keys}\n`))).join()).not.toMatch(/typed-value|older-type/);
  });

  test('a skill has texts of its own', async () => {
    const text = '---\nname: "1"\ndescription: Edits\ncompatibility: 3.10\nlicense: no\n---\nEdit.\n';
    expect((await report(text, 'skill')).diagnostics.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'frontmatter/typed-value /compatibility',
      'yaml/older-type /license',
    ]);
  });
});

describe('values that YAML 1.1 takes for something else', () => {
  test.each([
    ['no', 'boolean'],
    ['Yes', 'boolean'],
    ['off', 'boolean'],
    ['y', 'boolean'],
    ['2026-01-02', 'date'],
    ['2026-01-02 10:00:00', 'date'],
    ['12:30', 'number'],
    ['12:30:45', 'number'],
    ['1_000', 'number'],
    ['0b101', 'number'],
    ['none', undefined],
    ['not', undefined],
    ['2026', undefined],
    ['2026-13', undefined],
    ['any', undefined],
    ['web.search', undefined],
    ['gpt-5', undefined],
    ['1:2:x', undefined],
    ['', undefined],
    [`1${'_'.repeat(5000)}`, undefined],
  ])('%s: %s', async (written, expected) => {
    // What is a number or a boolean to YAML 1.2 as well is told as that.
    if (written !== '2026') expect(olderType(written)).toBe(expected);
  });

  test.each([
    ['no', '"no"'],
    ['2026-01-02', '"2026-01-02"'],
  ])('%s gets quotes', async (written, expected) => {
    const text = good.replace('Edits', written);
    const { diagnostics, valid } = await report(text);
    expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['warning yaml/older-type']);
    expect(valid).toBe(true);
    const mended = fixed(text, diagnostics[0]?.fixes?.[0]);
    expect(mended).toBe(good.replace('Edits', expected));
    expect((await report(mended)).diagnostics).toEqual([]);
  });

  test.each(['"no"', "'no'", '|\n  no'])('%j is text to everybody', async (written) => {
    expect((await found(good.replace('Edits', written))).join()).not.toContain('older-type');
  });
});

describe('a description', () => {
  test.each([
    [1024, '€', []],
    [1025, '€', ['warning agent/long-description /description 3:14']],
    [1024, '😀', []],
    [1025, '😀', ['warning agent/long-description /description 3:14']],
  ])('of %i %s', async (length, char, expected) => {
    expect(await found(good.replace('Edits', char.repeat(length)))).toEqual(expected);
  });
});

describe('paths of skills', () => {
  test.each([
    ['./skills/a', undefined, undefined],
    ['skills/a', undefined, undefined],
    ['a', undefined, undefined],
    ['../a', undefined, undefined],
    ['./a.md/SKILL.mdx', undefined, undefined],
    ['/home/mara/a', 'error', undefined],
    ['C:\\skills\\a', 'error', undefined],
    ['c:/skills/a', 'error', undefined],
    ['~/skills/a', 'error', undefined],
    ['https://harbor.studio/a', 'error', undefined],
    ['.\\skills\\a', 'warning', './skills/a'],
    ['./skills/a/SKILL.md', 'warning', './skills/a'],
    ['skills\\a\\skill.md', 'warning', 'skills/a'],
    ['SKILL.md', 'warning', '.'],
  ])('%s', async (path, severity, mended) => {
    const text = file(`skills:\n  - '${path}'\n`);
    const { diagnostics } = await report(text);
    expect(diagnostics.map((one) => `${one.severity} ${one.code}`)).toEqual(
      severity === undefined ? [] : [`${severity} agent/skill-path`],
    );
    const fix = diagnostics[0]?.fixes?.[0];
    expect(fix?.safe).toBe(mended === undefined ? undefined : true);
    if (mended) expect(fixed(text, fix)).toBe(file(`skills:\n  - ${JSON.stringify(mended)}\n`));
  });
});
