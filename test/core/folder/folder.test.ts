import { describe, expect, test } from 'vitest';
import type { CheckFolderOptions } from '../../../src/core/check-folder.ts';
import { limits } from '../../../src/core/limits.ts';
import { judgeFolder, type Texts } from './judge.ts';

const skill = (name = 'house-style', body = 'Read the text.\n') =>
  `---\nname: ${name}\ndescription: Applies the house style\n---\n${body}`;
const agent = (skills?: string) =>
  `---\nname: copy-editor\ndescription: Edits product copy\n${skills === undefined ? '' : `skills: ${skills}\n`}---\nEdit the text.\n`;
const AGENT = 'goloco.agent.md';
const SKILL = 'skills/house-style/SKILL.md';
const count = (number: number) =>
  Object.fromEntries(Array.from({ length: number }, (_, at) => [`house-style/references/${at}.md`, '']));
const large = { 'house-style/assets/a': 'x'.repeat(2 * 1024 * 1024) };

/** Each diagnostic as `severity code file pointer line:column`. */
async function brief(texts: Texts, options?: CheckFolderOptions): Promise<string[]> {
  const { report } = await judgeFolder(texts, options);
  return report.diagnostics.map(({ severity, code, file, pointer, range: { start } }) =>
    [severity, code, file, pointer, `${start.line}:${start.column}`].join(' '),
  );
}

describe('a folder with nothing to say of it', () => {
  test.each<[string, Texts]>([
    ['an agent', { [AGENT]: agent() }],
    ['an agent with its skill', { [AGENT]: agent('[./skills/house-style]'), [SKILL]: skill() }],
    ['without ./', { [AGENT]: agent('[skills/house-style]'), [SKILL]: skill() }],
    ['with a slash at the end', { [AGENT]: agent('[./skills/house-style/]'), [SKILL]: skill() }],
    ['in a folder', { [`a/b/${AGENT}`]: agent('[./skills/house-style]'), [`a/b/${SKILL}`]: skill() }],
    [
      'beside other files',
      { 'README.md': 'x', [`a/${AGENT}`]: agent('[./skills/house-style]'), [`a/${SKILL}`]: skill() },
    ],
    ['an agent of another name', { 'copy-editor.agent.md': agent('[./skills/house-style]'), [SKILL]: skill() }],
    ['goloco.agent.md among others', { [AGENT]: agent(), 'b.agent.md': agent() }],
    ['a skill', { 'house-style/SKILL.md': skill() }],
    ['a skill without its folder', { 'SKILL.md': skill() }],
    ['a skill deep down', { '.claude/skills/house-style/SKILL.md': skill(), 'README.md': 'x' }],
    [
      'a skill with an agent file among its files',
      { 'house-style/SKILL.md': skill(), 'house-style/assets/x.agent.md': 'x' },
    ],
    ['50 files', { 'house-style/SKILL.md': skill(), ...count(49) }],
  ])('%s', async (_, texts) => {
    expect(await brief(texts)).toEqual([]);
  });
});

describe('an agent and its skills', () => {
  const named = agent('[./skills/house-style, ./skills/fact-check]');
  test.each<[string, Texts, string[]]>([
    [
      'named and not there',
      { [AGENT]: named, [SKILL]: skill() },
      [`error folder/missing-skill ${AGENT} /skills/1 4:32`],
    ],
    [
      'named and outside of the root',
      { [AGENT]: agent('[../house-style]') },
      [`error folder/missing-skill ${AGENT} /skills/0 4:10`],
    ],
    ['named and beside the folder of the agent', { [`a/${AGENT}`]: agent('[../b]'), 'b/SKILL.md': skill('b') }, []],
    [
      'named by a path that leads out and to nothing',
      { [`a/${AGENT}`]: agent('[../c]'), 'b/x.md': '' },
      [`error folder/missing-skill a/${AGENT} /skills/0 4:10`],
    ],
    [
      'beside the folder of the agent and not named',
      { [`agents/${AGENT}`]: agent(), 'skills/b/SKILL.md': 'Hello' },
      [`warning folder/unnamed-skill agents/${AGENT} /skills 1:1`, 'error frontmatter/missing skills/b/SKILL.md  1:1'],
    ],
    [
      'named in another case: told once',
      { [AGENT]: agent('[./Skills/House-Style]'), [SKILL]: skill() },
      [`error folder/missing-skill ${AGENT} /skills/0 4:10`],
    ],
    [
      'named by the name alone: told once',
      { [AGENT]: agent('[house-style]'), [SKILL]: skill() },
      [`error folder/missing-skill ${AGENT} /skills/0 4:10`],
    ],
    [
      'missing and named twice: told once',
      { [AGENT]: agent('[./s/a, s/a/]') },
      [`error folder/missing-skill ${AGENT} /skills/0 4:10`],
    ],
    [
      'of another agent beside',
      { [AGENT]: agent(), 'b.agent.md': agent('[./skills/house-style, ./c]'), [SKILL]: skill() },
      ['error folder/missing-skill b.agent.md /skills/1 4:32'],
    ],
    [
      'named by an absolute path: that is told, and that it is not there is not',
      { [AGENT]: agent('[/x]') },
      [`error agent/skill-path ${AGENT} /skills/0 4:10`],
    ],
    [
      'without SKILL.md',
      { [AGENT]: named, [SKILL]: skill(), 'skills/fact-check/README.md': 'x' },
      [`error folder/no-skill-file ${AGENT} /skills/1 4:32`],
    ],
    [
      'named one level too high',
      { [AGENT]: agent('[./skills]'), [SKILL]: skill() },
      [`error folder/no-skill-file ${AGENT} /skills/0 4:10`],
    ],
    [
      'there and not named',
      { [AGENT]: agent('[]'), [SKILL]: skill(), 'skills/b/SKILL.md': skill('b') },
      [`warning folder/unnamed-skill ${AGENT} /skills 4:1`],
    ],
    [
      'there, and no skills at all',
      { [AGENT]: agent(), [SKILL]: skill() },
      [`warning folder/unnamed-skill ${AGENT} /skills 1:1`],
    ],
    [
      'named in another way than a list: told once',
      { [AGENT]: agent('./skills/house-style'), [SKILL]: skill() },
      [`error agent/wrong-type ${AGENT} /skills 4:9`],
    ],
    [
      'of one name',
      { [AGENT]: agent('[./a/x, ./b/x]'), 'a/x/SKILL.md': skill('x'), 'b/x/SKILL.md': skill('x') },
      ['error folder/duplicate-name b/x/SKILL.md /name 2:7'],
    ],
    [
      'of another name than its folder',
      { [AGENT]: agent('[./skills/house-style]'), [SKILL]: skill('other') },
      [`error skill/name-directory ${SKILL} /name 2:7`],
    ],
    [
      'in lower case',
      { [AGENT]: agent('[./skills/house-style]'), 'skills/house-style/skill.md': skill() },
      ['warning skill/file-name skills/house-style/skill.md  1:1'],
    ],
    [
      'that cannot be read',
      { [AGENT]: agent('[./skills/house-style]'), [SKILL]: 'Hello' },
      [`error frontmatter/missing ${SKILL}  1:1`],
    ],
    [
      'of an agent that cannot be read',
      { [AGENT]: 'Hello', [SKILL]: skill('other') },
      [`error frontmatter/missing ${AGENT}  1:1`, `error skill/name-directory ${SKILL} /name 2:7`],
    ],
    [
      'with a secret',
      {
        [AGENT]: agent('[./skills/house-style]'),
        [SKILL]: skill().replace('---\nRead', 'metadata: {token: ghp_0123456789abcdef0123456789}\n---\nRead'),
      },
      [`error text/live-secret ${SKILL} /metadata/token 4:19`],
    ],
  ])('%s', async (_, texts, expected) => {
    expect(await brief(texts)).toEqual(expected);
  });
});

describe('a skill and its files', () => {
  const linked = (link: string, files: Texts = {}): Texts => ({
    'house-style/SKILL.md': skill('house-style', `See ${link}.\n`),
    ...files,
  });
  const rules = { 'house-style/references/my rules.md': 'x' };
  const broken = ['warning folder/broken-link house-style/SKILL.md /body 5:'];
  test.each<[string, Texts, string[]]>([
    ['a file', linked('[it](references/rules.md)', { 'house-style/references/rules.md': '' }), []],
    [
      'a file with ./ and a fragment',
      linked('[it](./references/rules.md#a)', { 'house-style/references/rules.md': '' }),
      [],
    ],
    ['a folder', linked('[it](references/)', rules), []],
    ['a name with blanks, encoded', linked('[it](references/my%20rules.md)', rules), []],
    ['a name with blanks, in brackets', linked('[it](<references/my rules.md>)', rules), []],
    ['the folder itself', linked('[it](.)'), []],
    ['a file that is not there', linked('[it](references/rules.md)'), [`${broken[0]}10`]],
    ['an image', linked('![it](a.png "A title")'), [`${broken[0]}11`]],
    ['two links', linked('[a](a.md) and [b](b.md)'), [`${broken[0]}9`, `${broken[0]}23`]],
    ['outside', linked('[it](../other/SKILL.md)'), [`${broken[0]}10`]],
    ['another case', linked('[it](References/My%20Rules.md)', rules), [`${broken[0]}10`]],
    ['an address', linked('[it](https://harbor.studio/x.md), [me](mailto:a@b.c), [it](//x.dev/y)'), []],
    ['a fragment', linked('[it](#rules)'), []],
    ['a path of a site', linked('[it](/docs/rules)'), []],
    ['a placeholder', linked('[it]($DIR/rules.md), [it]({baseDir}/rules.md), [it](<name>.md)'), []],
    ['code', linked('`[it](rules.md)` and\n```\n[it](rules.md)\n```\n'), []],
    ['behind code', linked('`a` [it](rules.md)'), [`${broken[0]}14`]],
    ['a footnote', linked('[^1]\n\n[^1]: see text'), []],
    ['a note of prose', linked('[note]: this is prose'), []],
    ['an escaped bracket', linked('\\[x\\](no.md) \\[x](no.md)'), []],
    ['an escaped backslash in front', linked('\\\\[x](no.md)'), [`${broken[0]}11`]],
    ['code by indentation', linked('\n\n    [x](no.md)\n\n        [x](no.md)'), []],
    [
      'a list below an item',
      linked('\n\n- a\n\n    [x](no.md)'),
      ['warning folder/broken-link house-style/SKILL.md /body 9:9'],
    ],
    ['a comment', linked('a <!-- [x](no.md) -->\n\n<!-- [x](no.md)\n\n```\n[x](no.md) -->\n'), []],
    ['a fence in a quote', linked('\n\n> ```\n> [x](no.md)\n> ```\n'), []],
    ['a code span over two lines', linked('`a\n[x](no.md)` b'), []],
    [
      'a code span that is none',
      linked('`a\n\n[x](no.md) ` b'),
      ['warning folder/broken-link house-style/SKILL.md /body 7:5'],
    ],
    ['what is to be filled in', linked('[title](url), [Name](link), [x](path/to/file.md)'), []],
    ['an address without its scheme', linked('[a](me@example.org), [a](www.example.org)'), []],
    ['a deep file that is not there: told once', linked('[it](references/a/b.md)'), [`${broken[0]}10`]],
    ['a definition', linked('[it][a]\n\n[a]: rules.md'), ['warning folder/broken-link house-style/SKILL.md /body 7:6']],
  ])('a link to %s', async (_, texts, expected) => {
    expect(await brief(texts)).toEqual(expected);
  });

  test.each<[string, Texts, CheckFolderOptions, string[]]>([
    [
      '51 files',
      { 'house-style/SKILL.md': skill(), ...count(50) },
      {},
      ['warning folder/too-many-files house-style/SKILL.md  1:1'],
    ],
    [
      '51 files, hosted',
      { 'house-style/SKILL.md': skill(), ...count(50) },
      { profile: 'hosted' },
      ['error folder/too-many-files house-style/SKILL.md  1:1'],
    ],
    [
      'over 2 MiB',
      { 'house-style/SKILL.md': skill(), ...large },
      {},
      ['warning folder/too-large house-style/SKILL.md  1:1'],
    ],
    [
      'over 2 MiB, hosted',
      { 'house-style/SKILL.md': skill(), ...large },
      { profile: 'hosted' },
      ['error folder/too-large house-style/SKILL.md  1:1'],
    ],
    [
      'a skill in a skill',
      { 'house-style/SKILL.md': skill(), 'house-style/b/SKILL.md': skill('b') },
      {},
      ['warning folder/nesting house-style/b/SKILL.md  1:1'],
    ],
    [
      'files far down',
      { 'house-style/SKILL.md': skill(), 'house-style/a/b/c': '' },
      {},
      ['note folder/nesting house-style/SKILL.md  1:1'],
    ],
    [
      'files far down, linked: told once',
      { 'house-style/SKILL.md': skill('house-style', 'See [c](a/b/c).\n'), 'house-style/a/b/c': '' },
      {},
      ['note skill/deep-reference house-style/SKILL.md /body 5:9'],
    ],
  ])('%s', async (_, texts, options, expected) => {
    expect(await brief(texts, options)).toEqual(expected);
  });
});

describe('a folder that is about nothing, or about too much', () => {
  test.each<[string, Texts, string[]]>([
    ['no agent and no skill', { 'a/README.md': 'x' }, ['error folder/no-entry a/SKILL.md  1:1']],
    ['files without a folder', { 'a.txt': 'x', 'b/c.txt': 'x' }, ['error folder/no-entry SKILL.md  1:1']],
    ['two skills', { 'a/SKILL.md': skill('a'), 'b/SKILL.md': skill('b') }, ['error folder/no-entry a/SKILL.md  1:1']],
    [
      'two skills, one further down',
      { 'a/SKILL.md': skill('a'), 'more/b/SKILL.md': 'Hello' },
      ['error folder/no-entry a/SKILL.md  1:1', 'error frontmatter/missing more/b/SKILL.md  1:1'],
    ],
    ['two agents', { 'a.agent.md': agent(), 'b.agent.md': agent() }, ['error folder/no-entry a.agent.md  1:1']],
    [
      'two agents, and a skill before them',
      { 'x/a.agent.md': agent(), 'x/b.agent.md': agent(), 'a/b/SKILL.md': skill('b') },
      ['error folder/no-entry x/a.agent.md  1:1'],
    ],
  ])('%s', async (_, texts, expected) => {
    expect(await brief(texts)).toEqual(expected);
  });

  test.each<[string, string[]]>([
    ['Word', ['[Content_Types].xml', '_rels/.rels', 'word/document.xml']],
    ['OpenDocument', ['mimetype', 'content.xml', 'META-INF/manifest.xml']],
  ])('a document of an office program is told to be one: %s', async (_, paths) => {
    const texts = Object.fromEntries(paths.map((path) => [path, '<?xml version="1.0"?>']));
    for (const name of [undefined, 'agent.docx']) {
      const { report } = await judgeFolder(texts, { ...(name && { name }) });
      expect(report.diagnostics).toHaveLength(1);
      expect(report.diagnostics[0]?.message).toMatch(/^This is a document of Word or another office program/);
    }
  });

  test('skills are told though a file of that name is beside them', async () => {
    const { report } = await judgeFolder({
      'a/SKILL.md': skill('a'),
      'b/SKILL.md': skill('b'),
      '[Content_Types].xml': '',
    });
    expect(report.diagnostics[0]?.message).toContain('SKILL.md');
  });

  test('what it could be about is named', async () => {
    const { report } = await judgeFolder({ 'a/SKILL.md': skill('a'), 'b/SKILL.md': skill('b') });
    expect(report.diagnostics[0]?.message).toContain('a/SKILL.md and b/SKILL.md');
  });
});

describe('no agent file and no skill passes unseen', () => {
  test.each<[string, Texts, string[]]>([
    ['beside goloco.agent.md', { [AGENT]: agent(), 'b.agent.md': 'x' }, ['error frontmatter/missing b.agent.md  1:1']],
    [
      'below a skill',
      { 'SKILL.md': skill(), 'agents/x.agent.md': 'x' },
      ['error frontmatter/missing agents/x.agent.md  1:1'],
    ],
    [
      'with its ending in another case',
      { 'Goloco.agent.MD': 'x', 'a/SKILL.md': skill('a') },
      ['error frontmatter/missing Goloco.agent.MD  1:1'],
    ],
    [
      'of another tool',
      { '.claude/agents/a.agent.md': agent(), '.claude/skills/x/SKILL.md': 'x' },
      [
        'warning folder/unnamed-skill .claude/agents/a.agent.md /skills 1:1',
        'error frontmatter/missing .claude/skills/x/SKILL.md  1:1',
      ],
    ],
  ])('%s', async (_, texts, expected) => {
    expect(await brief(texts)).toEqual(expected);
  });
});

test('a skill that was evidently meant is named, and its path is the fix', async () => {
  const { report } = await judgeFolder({ [`a/${AGENT}`]: agent('[house-style]'), [`a/${SKILL}`]: skill() });
  expect(report.diagnostics[0]?.hint).toContain('./skills/house-style');
  expect(report.diagnostics[0]?.fixes).toMatchObject([{ safe: false, edits: [{ text: '"./skills/house-style"' }] }]);
  const { report: cased } = await judgeFolder({ [AGENT]: agent('[./Skills/house-style]'), [SKILL]: skill() });
  expect(cased.diagnostics[0]?.message).toContain('another case');
  expect(cased.diagnostics[0]?.fixes).toMatchObject([{ safe: true, edits: [{ text: '"./skills/house-style"' }] }]);
});

test('two agents are told in words about agents', async () => {
  const { report } = await judgeFolder({ 'a.agent.md': agent(), 'b.agent.md': agent() });
  expect(report.diagnostics[0]?.hint).toContain('agent');
  expect(report.diagnostics[0]?.hint).not.toContain('skill');
});

test('the name of an archive is not the name of the folder in it', async () => {
  const { report } = await judgeFolder({ 'SKILL.md': skill() }, { name: 'skills/house-style.zip' });
  expect(report.diagnostics).toEqual([]);
});

test('past the limit of frontmatter in all no file is read, and that is an error', async () => {
  const big = (name: string) =>
    skill(name).replace('---\nRead', `metadata:\n  a: ${'x'.repeat(limits.yamlBytes - 600)}\n---\nRead`);
  const names = Array.from({ length: 6 }, (_, at) => `s${at}`);
  const texts = Object.fromEntries(names.map((name) => [`${name}/SKILL.md`, big(name)]));
  expect(await brief({ [AGENT]: agent(`[${names.join(', ')}]`), ...texts })).toEqual([
    'error folder/too-much-frontmatter s4/SKILL.md  1:1',
    'error folder/too-much-frontmatter s5/SKILL.md  1:1',
  ]);
});

test('links past those that are looked up are told', async () => {
  const links = '[a](a.md)\n'.repeat(limits.links + 2);
  const texts = { 'house-style/SKILL.md': skill('house-style', links), 'house-style/a.md': '' };
  expect(await brief(texts)).toEqual([`note folder/unchecked-links house-style/SKILL.md /body ${limits.links + 5}:5`]);
});

test('the report says what the folder is about, and what tools see', async () => {
  const { report: bundle } = await judgeFolder({ [AGENT]: agent('[./skills/house-style]'), [SKILL]: skill() });
  expect(bundle).toMatchObject({ valid: true, kind: 'folder', profile: 'portable', agent: { name: 'copy-editor' } });
  expect(bundle.detected.because).toContain(AGENT);
  const { report: alone } = await judgeFolder({ 'house-style/SKILL.md': skill() });
  expect(alone).toMatchObject({ kind: 'folder', skill: { name: 'house-style' } });
  expect(alone.detected.because).toContain('SKILL.md');
});

test('a bundle is judged as hosted, each file by what Goloco asks of it', async () => {
  const hosted = agent('[./skills/house-style]').replace('skills:', 'model: gpt-5\ntools: []\nskills:');
  const long = skill('house-style', 'a\n'.repeat(600));
  const options = { profile: 'hosted', hostedModels: ['gpt-5'] } as const;
  expect(await brief({ [AGENT]: hosted, [SKILL]: skill() }, options)).toEqual([]);
  expect(await brief({ [AGENT]: hosted, [SKILL]: long }, options)).toEqual([
    `error skill/too-many-lines ${SKILL} /body 501:1`,
  ]);
});

test('the texts are those of the files that were judged', async () => {
  const { texts } = await judgeFolder({ [AGENT]: agent('[./skills/house-style]'), [SKILL]: skill(), 'a.txt': 'x' });
  expect([...texts]).toEqual([
    [AGENT, agent('[./skills/house-style]')],
    [SKILL, skill()],
  ]);
});

test('more than 200 diagnostics are cut, the worst kept, and all counted', async () => {
  const links = '[a](a.md)\n'.repeat(150);
  const skills = Object.fromEntries(
    ['a', 'b'].map((name) => [`skills/${name}/SKILL.md`, skill(name === 'b' ? 'wrong' : name, links)]),
  );
  const { report } = await judgeFolder({ [AGENT]: agent('[./skills/a, ./skills/b]'), ...skills });
  expect(report).toMatchObject({ truncated: true, summary: { errors: 1, warnings: 300 } });
  expect(report.diagnostics).toHaveLength(200);
  expect(report.diagnostics[0]).toMatchObject({ severity: 'error', file: 'skills/b/SKILL.md' });
});
