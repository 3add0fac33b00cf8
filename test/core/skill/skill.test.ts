import { describe, expect, test } from 'vitest';
import { type CheckOptions, check } from '../../../src/core/check.ts';
import { applyFixes } from '../../../src/core/edit/apply.ts';

const judge = async (text: string, options: CheckOptions = { kind: 'skill' }) =>
  (await check(new TextEncoder().encode(text), options)).report;

const brief = async (text: string, options?: CheckOptions) =>
  (await judge(text, options)).diagnostics.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);

const file = (more = '', name = 'house-style', body = 'Read the text.\n') =>
  `---\nname: ${name}\ndescription: Applies the house style\n${more}---\n${body}`;
const named = (name: string): CheckOptions => ({ kind: 'skill', name });

test('a good skill has no diagnostic, and the report says what tools see', async () => {
  const report = await judge(file('license: MIT\nallowed-tools: Read Bash(git:*)\nmetadata:\n  version: "1.10"\n'));
  expect(report).toMatchObject({ valid: true, kind: 'skill', profile: 'portable', diagnostics: [] });
  expect(report.skill).toEqual({ name: 'house-style', description: 'Applies the house style' });
});

describe('the name', () => {
  test.each([
    ['-house', ['error skill/name-hyphens /name']],
    ['house-', ['error skill/name-hyphens /name']],
    ['house--style', ['error skill/name-hyphens /name']],
    ['House', ['error skill/wrong-form /name']],
    ['house_style', ['error skill/wrong-form /name']],
    ['"house style"', ['error skill/wrong-form /name']],
    ['a'.repeat(65), ['error skill/too-long /name']],
    ['技能', ['warning skill/unicode-name /name']],
    ['мой-навык', ['warning skill/unicode-name /name']],
    // An accent by itself, that NFKC folds into its letter.
    ['cafe\u0301', ['warning skill/unicode-name /name']],
    ['НАВЫК', ['error skill/unicode-name /name']],
    ['café!', ['error skill/unicode-name /name']],
    ['house→style', ['error skill/unicode-name /name']],
    // A full-width hyphen is one in NFKC.
    ['house\uff0d\uff0dstyle', ['error skill/name-hyphens /name', 'warning skill/unicode-name /name']],
    ['claude-style', ['warning skill/reserved-word /name']],
    ['my-anthropic-skill', ['warning skill/reserved-word /name']],
    ['3000', ['error frontmatter/typed-value /name']],
  ])('%s', async (name, expected) => {
    expect(await brief(file('', name))).toEqual(expected);
  });

  test('an invisible character in it is an error, and told once', async () => {
    expect(await brief(file('', 'house\u200bstyle'))).toEqual(['error text/invisible-character /name']);
  });
});

describe('the folder', () => {
  test.each([
    ['house-style/SKILL.md', []],
    ['skills/house-style/SKILL.md', []],
    ['./house-style/SKILL.md', []],
    ['SKILL.md', []],
    ['./SKILL.md', []],
    ['../SKILL.md', []],
    ['other/SKILL.md', ['error skill/name-directory /name']],
    ['other\\SKILL.md', ['error skill/name-directory /name']],
    ['other/draft.md', []],
    ['house-style/skill.md', ['warning skill/file-name ']],
    ['house-style/Skill.md', ['error skill/file-name ']],
  ])('%s', async (path, expected) => {
    expect(await brief(file(), named(path))).toEqual(expected);
  });

  test('is compared in NFKC', async () => {
    expect(await brief(file('', 'cafe\u0301'), named('café/SKILL.md'))).toEqual(['warning skill/unicode-name /name']);
  });

  test('a name that has to change anyway is told for that', async () => {
    expect(await brief(file('', 'house_style'), named('house-style/SKILL.md'))).toEqual([
      'error skill/wrong-form /name',
    ]);
  });
});

describe('other keys', () => {
  test.each([
    ['model: sonnet\n', 'only Claude Code reads it', 'Move it under metadata, as a text, or remove it.'],
    ['argument-hint: x\n', 'only Claude Code and VS Code read it', 'Move it under metadata, as a text, or remove it.'],
    ['mood: calm\n', 'no tool that we know reads it', 'Move it under metadata, as a text, or remove it.'],
    ['License: MIT\n', 'no tool', 'Did you mean license?'],
    ['allowed_tools: Read\n', 'no tool', 'Did you mean allowed-tools?'],
    ['licence: MIT\n', 'no tool', 'Did you mean license?'],
    ['license: MIT\nlicence: MIT\n', 'no tool', 'license is here already; remove this one.'],
  ])('%s', async (more, message, hint) => {
    const { diagnostics } = await judge(file(more));
    expect(diagnostics.map(({ code }) => code)).toEqual(['skill/unknown-key']);
    expect(diagnostics[0]?.message).toContain(message);
    expect(diagnostics[0]?.hint).toBe(hint);
  });

  test.each(['License: MIT\nlicense: MIT\n', 'license: MIT\nLicense: MIT\n'])(
    'a key that stands twice but for case is told once: %j',
    async (more) => {
      expect(await brief(file(more))).toEqual(['error skill/unknown-key /License']);
    },
  );

  test('two spellings of one missing key: none is renamed', async () => {
    const { diagnostics } = await judge(file('allowedTools: Read\nallowed_tools: Grep\n'));
    expect(diagnostics.map(({ hint, fixes }) => [hint, fixes])).toEqual([
      ['Did you mean allowed-tools? allowed_tools means it too; keep one of the two.', undefined],
      ['Did you mean allowed-tools? allowedTools means it too; keep one of the two.', undefined],
    ]);
  });

  test('a required key misspelt is one error', async () => {
    expect(await brief('---\nname: a\ndesription: b\n---\nRead.\n')).toEqual(['error skill/unknown-key /desription']);
  });

  test.each([
    ['api_key: x\n', ['error text/secret-key /api_key']],
    ['metadata:\n  password: x\n', ['error text/secret-key /metadata/password']],
    [`license: ghp_${'0123456789abcdef'.repeat(2)}abcd\n`, ['error text/live-secret /license']],
  ])('secrets: %s', async (more, expected) => {
    expect(await brief(file(more))).toEqual(expected);
  });
});

test('metadata without a value is told at its key', async () => {
  const text = file('metadata:\n  author:\n');
  const [found] = (await judge(text)).diagnostics;
  expect(text.slice(found?.range.start.offset, found?.range.end.offset)).toBe('author');
});

describe('values', () => {
  test.each([
    ['license:\n', ['warning skill/no-value /license']],
    ['compatibility: ""\n', ['warning skill/no-value /compatibility']],
    ['metadata:\n', ['warning skill/no-value /metadata']],
    ['metadata: {}\n', []],
    ['metadata:\n  tags: [a, b]\n', ['warning skill/metadata-value /metadata/tags']],
    ['metadata:\n  a:\n    b: c\n', ['warning skill/metadata-value /metadata/a']],
    ['metadata:\n  draft: true\n', ['warning skill/metadata-value /metadata/draft']],
    ['metadata: [a]\n', ['error skill/wrong-type /metadata']],
    ['allowed-tools: {Read: true}\n', ['error skill/wrong-type /allowed-tools']],
    [`compatibility: ${'x'.repeat(501)}\n`, ['error skill/too-long /compatibility']],
  ])('%s', async (more, expected) => {
    expect(await brief(file(more))).toEqual(expected);
  });

  test.each([
    ['<b>x</b>', ['warning skill/markup /description']],
    ['<example> and more', ['warning skill/markup /description']],
    ['a < b and c > d', []],
    ['use <3', []],
  ])('tags: %s', async (said, expected) => {
    expect(await brief(`---\nname: a\ndescription: "${said}"\n---\nRead.\n`)).toEqual(expected);
  });
});

test('one fix mends all paths with backslashes', async () => {
  const text = file('', 'house-style', 'See references\\guide.md, and scripts\\a\\b.sh.\n');
  const [edit, another] = (await judge(text)).diagnostics[0]?.fixes?.[0]?.edits ?? [];
  expect([edit?.text, another?.text]).toEqual(['references/guide.md', 'scripts/a/b.sh']);
});

describe('backslashes that are no path, or may be none', () => {
  test.each<[string, string, string[], boolean?]>([
    ['in a fence', '```bat\nscripts\\run.bat /q\n```\n', []],
    ['in indented code', 'Run:\n\n    scripts\\run.sh\n', []],
    ['a pattern', 'It matches scripts\\d+ and references\\w*.\n', []],
    ['in a code span', 'Read `references\\guide.md`.\n', ['references/guide.md'], true],
    ['a command in a code span', 'Run `scripts\\run.sh -q`.\n', []],
    ['in parentheses', 'Read it (references\\guide.md).\n', ['references/guide.md'], true],
    ['a file of Windows', 'Run scripts\\run.bat first.\n', ['scripts/run.bat'], false],
    ['without an ending', 'They are in assets\\new.\n', ['assets/new'], false],
    ['only some for sure', 'See assets\\new and assets\\a.md.\n', ['assets/a.md'], true],
  ])('%s', async (_, body, texts, safe) => {
    const fixes = (await judge(file('', 'house-style', body))).diagnostics.flatMap((one) => one.fixes ?? []);
    expect(fixes.flatMap((fix) => fix.edits.map(({ text }) => text))).toEqual(texts);
    if (safe !== undefined) expect(fixes[0]?.safe).toBe(safe);
  });
});

test.each([
  ['y: yes', 'yes'],
  ['d: 2024-01-02', '2024-01-02'],
])('a value of metadata that YAML 1.1 reads otherwise: %s', async (line, written) => {
  const { diagnostics } = await judge(file(`metadata:\n  ${line}\n`));
  expect(diagnostics.map(({ severity, code, fixes }) => [severity, code, fixes?.[0]?.edits[0]?.text])).toEqual([
    ['warning', 'yaml/older-type', `"${written}"`],
  ]);
});

describe('fixes give a file that says the same', () => {
  test.each([
    ['allowed-tools: [Read, "Bash(git:*)"]\n', 'allowed-tools: "Read Bash(git:*)"\n'],
    ['allowed-tools:\n  - Read\n  - Grep\n', 'allowed-tools: "Read Grep"\n'],
    ['allowed-tools:\n- Read\n- Grep\nlicense: MIT\n', 'allowed-tools: "Read Grep"\nlicense: MIT\n'],
    ['allowed-tools: [Bash(git add)]\n', undefined],
    ['allowed-tools: # mine\n  - Read\n', undefined],
    ['allowed-tools: []\n', undefined],
    ['metadata:\n  version: 1.10\n', 'metadata:\n  version: "1.10"\n'],
    ['metadata: {version: 1.10, draft: true}\n', 'metadata: {version: "1.10", draft: "true"}\n'],
    ['metadata:\n  tags: [a]\n', undefined],
  ])('%s', async (more, expected) => {
    const text = file(more);
    const { diagnostics } = await judge(text);
    expect(diagnostics).not.toEqual([]);
    const safe = diagnostics.filter(({ code }) => code.startsWith('skill/')).flatMap(({ fixes = [] }) => fixes);
    const edits = safe.map(({ edits: all }) => ({
      edits: all.map(({ range, text: by }) => ({
        span: { start: range.start.offset, end: range.end.offset },
        text: by,
      })),
    }));
    const fixed = applyFixes(text, edits).text;
    expect(fixed).toBe(file(expected ?? more));
    if (expected) expect(await brief(fixed)).toEqual([]);
  });
});

describe('the body', () => {
  test.each([
    ['', ['warning skill/blank-body /body']],
    ['\n \t\n', ['warning skill/blank-body /body']],
    ['See references\\guide.md, and scripts\\a\\b.sh.\n', ['warning skill/backslash-path /body']],
    ['See references/deep/nested/guide.md for details.\n', ['note skill/deep-reference /body']],
    ['See [it](data/deep/guide.md).\n', ['note skill/deep-reference /body']],
    ['See [it](references/guide.md) and https://a.dev/references/a/b/c.md\n', []],
  ])('%j', async (body, expected) => {
    expect(await brief(file('', 'house-style', body))).toEqual(expected);
  });

  const lines = (count: number) => file('', 'house-style', 'a\n'.repeat(count - 4));
  test.each<[number, CheckOptions['profile'] & string, string[]]>([
    [500, 'portable', []],
    [501, 'portable', ['warning skill/too-many-lines /body']],
    [500, 'hosted', []],
    [501, 'hosted', ['error skill/too-many-lines /body']],
  ])('%i lines, %s', async (count, profile, expected) => {
    expect(await brief(lines(count), { kind: 'skill', profile })).toEqual(expected);
    expect(await brief(lines(count).slice(0, -1), { kind: 'skill', profile })).toEqual(expected);
  });

  test('the first line over the limit is shown', async () => {
    expect((await judge(lines(600))).diagnostics[0]?.range.start).toMatchObject({ line: 501, column: 1 });
  });
});

describe('a skill is known by', () => {
  test.each<[string, string, CheckOptions, string]>([
    ['its name', file(), { name: 'x/SKILL.md' }, 'skill'],
    ['its name in lower case', file(), { name: 'skill.md' }, 'skill'],
    ['a key that only skills have', file('allowed-tools: Read\n'), {}, 'skill'],
    ['such a key behind a byte order mark', `\ufeff${file('license: MIT\n')}`, {}, 'skill'],
    ['no key', file(), {}, 'agent'],
    ['a key of agents beside it', file('license: MIT\ntools: [a]\n'), {}, 'agent'],
    ['such a key in the body', file('', 'a', 'license: MIT\n---\n'), {}, 'agent'],
    ['the name of an agent file', file('license: MIT\n'), { name: 'x.agent.md' }, 'agent'],
    ['the kind asked for', file(), { kind: 'agent', name: 'SKILL.md' }, 'agent'],
    ['a profile that fits what was found', file(), { profile: 'hosted', name: 'SKILL.md' }, 'skill'],
    ['a profile that does not', file(), { profile: 'goloco' }, 'card'],
  ])('%s', async (_, text, options, kind) => {
    expect((await judge(text, options)).kind).toBe(kind);
  });
});

test('hostile bodies are read in time that grows with them', async () => {
  for (const part of ['[', '](', '`', '](<', '[a]: ', 'references/', 'references\\', '<a ', '```\n', '~~~', '](a(']) {
    const text = file('', 'house-style', part.repeat(Math.floor(200_000 / part.length)));
    expect((await judge(text)).kind).toBe('skill');
  }
});
