import { describe, expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';

const rows = async (text: string) =>
  (await check(new TextEncoder().encode(text), { kind: 'agent' })).report.agent?.portability;

const file = (keys: string, body = 'Edit the text.\n') =>
  `---\nname: copy-editor\ndescription: Edits product copy\n${keys}---\n${body}`;

/** Verdicts by the first letter of each tool: Claude Code, Goose, OpenCode, Factory, Copilot, Gemini, Codex, Cursor. */
const letters = { works: '+', 'needs a change': '~', cannot: '-' } as const;
const verdicts = async (text: string) => (await rows(text))?.map(({ verdict }) => letters[verdict]).join('');

describe('where a file works', () => {
  test.each([
    ['nothing but name, description and instructions', '', '++++++~+'],
    ['model: any, which is a model nowhere', 'model: any\n', '~~~~~~~~'],
    ['an alias of Claude Code', 'model: sonnet\n', '+~~~~~~~'],
    ['what the parent uses', 'model: inherit\n', '+~~+~+~+'],
    ['a full id of Anthropic', 'model: claude-sonnet-4-5\n', '++~++~~+'],
    ['a full id of OpenAI', 'model: gpt-5\n', '~+~++~~+'],
    ['a full id of Google', 'model: gemini-3-pro\n', '~+~+++~+'],
    ['a provider and a model', 'model: anthropic/claude-sonnet-4-5\n', '~++++~~+'],
    ['the tool of the format', 'tools: [web.search]\n', '~-~~~~--'],
    ['a tool that no program has', 'tools: [image.generate]\n', '--------'],
    ['no tools at all', 'tools: []\n', '+-~+++--'],
    ['tools of Claude Code', 'tools: [Read, Grep]\n', '~-~++~--'],
    ['tools of Gemini CLI', 'tools: [read_file, grep_search]\n', '~-~~~+--'],
    ['a tool of Copilot, in any case', 'tools: [READ]\n', '----+---'],
    ['a tool of an MCP server', 'tools: [mcp__docs__find]\n', '~-~+~~--'],
    ['no MCP servers', 'mcpServers: []\n', '++~++~~+'],
    ['an MCP server by name', 'mcpServers: [github]\n', '+~~+~~~~'],
    [
      'an MCP server with its settings',
      'mcpServers: [{docs: {type: http, url: "https://harbor.studio/mcp"}}]\n',
      '+~~~~~~~',
    ],
    ['a skill', 'skills: [./skills/house-style]\n', '~~~~~~~~'],
    ['no skills', 'skills: []\n', '++~++~~+'],
    ['every tool', 'tools: ["*"]\n', '~+~~++~+'],
    ['tools for lists of tasks', 'tools: [Read, TaskCreate]\n', '~-~~~---'],
    ['a tool that we do not know, among those of one program', 'tools: [Read, TodoRead]\n', '~--~~---'],
    ['tools with no value', 'tools:\n', '++~++~~+'],
    ['a model with no value', 'model:\n', '++~++~~+'],
    ['MCP servers with no value', 'mcpServers:\n', '++~++~~+'],
    ['skills with no value', 'skills:\n', '++~++~~+'],
    ['a colour that one tool knows by name', 'color: blue\n', '++~++~~+'],
    ['a colour by its digits', 'color: "#22cc88"\n', '+++++~~+'],
    ['a mode', 'mode: subagent\n', '+++++~~+'],
    ['a mode that there is not', 'mode: weird\n', '++~++~~+'],
    ['a temperature', 'temperature: 0.2\n', '++++++~+'],
    ['a temperature in words', 'temperature: hot\n', '++~++~~+'],
    ['steps', 'steps: 5\n', '+++++~~+'],
    ['fewer steps than none', 'steps: -1\n', '++~++~~+'],
    ['turns in words', 'max_turns: many\n', '++~++~~+'],
    ['a key of Codex', 'nickname_candidates: [a]\n', '++~++~~+'],
    ['a key of nobody', 'mood: calm\n', '++~++~~+'],
    ['a limit that one tool reads', 'disallowedTools: [Bash]\n', '+-------'],
    ['the same as a text', 'disallowedTools: Bash, Write\n', '+-------'],
    ['a limit that forbids nothing', 'disallowedTools: []\n', '++~++~~+'],
    ['a mode that forbids', 'permissionMode: plan\n', '+-------'],
    ['a mode that allows', 'permissionMode: bypassPermissions\n', '++~++~~+'],
    ['reading only', 'readonly: true\n', '-------+'],
    ['not reading only', 'readonly: false\n', '++~++~~+'],
    ['a permission denied', 'permission: {edit: deny, bash: {"git *": allow}}\n', '--+-----'],
    ['a permission to be asked for', 'permission: {bash: {"git *": ask}}\n', '--+-----'],
    ['permissions allowed', 'permission: {edit: allow}\n', '+++++~~+'],
    ['permissions in a list', 'permissions: [{action: edit, resource: "*", effect: deny}]\n', '--+-----'],
    ['a sandbox', 'sandbox_mode: read-only\n', '------~-'],
    ['no sandbox', 'sandbox_mode: danger-full-access\n', '++~++~~+'],
  ])('%s', async (_, keys, expected) => {
    expect(await verdicts(file(keys))).toBe(expected);
  });

  test.each([
    ['a byte order mark', `\ufeff${file('')}`, '+++++~~+'],
    ['blanks behind a fence', file('').replace('---\n', '---  \n'), '+++++~~+'],
    ['Windows line ends', file('').replaceAll('\n', '\r\n'), '++++++~+'],
    ['three hyphens in a value', file('').replace('product', '--- product'), '+~++++~+'],
    ['three hyphens in the instructions', file('', 'a\n---\nb\n'), '++++++~+'],
    ['a wrapped description', file('').replace('product', '\n  product'), '~+++++~+'],
    ['a name with a hyphen in front', file('').replace('copy-', '-copy-'), '~+++++~+'],
    ['a name that OpenCode has', file('').replace('copy-editor', 'plan'), '++~+++~+'],
    ['a name that Claude Code has', file('').replace('copy-editor', 'general-purpose'), '~+++++~+'],
    ['a name that Factory and Codex have', file('').replace('copy-editor', 'worker'), '+++~++~+'],
    ['instructions of 30,000 characters', file('', '€'.repeat(30_000)), '++++++~+'],
    ['instructions of 30,001 characters', file('', '€'.repeat(30_001)), '++++~+~+'],
    ['a description of 900 characters', file('').replace('product', 'x'.repeat(900)), '++++++~+'],
  ])('%s', async (_, text, expected) => {
    expect(await verdicts(text)).toBe(expected);
  });
});

describe('what the table says', () => {
  test('is left out where the file has an error', async () => {
    expect(await rows(file('price: 5\n'))).toBeUndefined();
    expect(await rows(`\n${file('')}`)).toBeUndefined();
    expect(await rows(file('', ''))).toBeUndefined();
  });

  test('paths hold the name of the agent', async () => {
    expect((await rows(file('')))?.map(({ tool, path }) => `${tool}: ${path}`)).toEqual([
      'Claude Code: .claude/agents/copy-editor.md',
      'Goose: .agents/agents/copy-editor.md',
      'OpenCode: .opencode/agents/copy-editor.md',
      'Factory: .factory/droids/copy-editor.md',
      'Copilot: .github/agents/copy-editor.agent.md',
      'Gemini CLI: .gemini/agents/copy-editor.md',
      'Codex: .codex/agents/copy-editor.toml',
      'Cursor: .cursor/agents/copy-editor.md',
    ]);
  });

  test('reasons point at what they are about, and a good row has none', async () => {
    const found = await rows(file('tools: [web.search, image.generate]\nskills: [./skills/house-style/]\n'));
    expect(found?.[0]?.reasons).toEqual([
      {
        pointer: '/tools',
        message: 'Some versions of Claude Code lose tools that stand in a list. Write tools: WebSearch',
      },
      { pointer: '/tools/0', message: 'Claude Code calls web.search WebSearch.' },
      {
        pointer: '/tools/1',
        message:
          'Claude Code has no tool called image.generate that we know of. Remove it if the agent can do without.',
      },
      {
        pointer: '/skills/0',
        message:
          'Claude Code finds skills by name. Put the folder at .claude/skills/house-style, and write house-style here.',
      },
    ]);
    expect((await rows(file('')))?.[0]?.reasons).toEqual([]);
  });

  test('a restriction is never turned into its absence', async () => {
    const openCode = async (tools: string) => (await rows(file(`tools: ${tools}\n`)))?.[2]?.reasons[0]?.message;
    expect(await openCode('[]')).toMatch(/Write permission: \{ "\*": deny \}$/);
    expect(await openCode('[image.generate]')).toMatch(/Write permission: \{ "\*": deny \}$/);
    expect(await openCode('[web.search]')).toMatch(/Write permission: \{ "\*": deny, websearch: allow \}$/);
    const claude = (await rows(file('tools: [image.generate]\n')))?.[0]?.reasons[0]?.message;
    expect(claude).toMatch(/Write tools: \[\]$/);
  });

  test.each(['"*"', '"*", Read'])('every tool is had without a list of them: %s', async (tools) => {
    const found = await rows(file(`tools: [${tools}]\n`));
    for (const row of [found?.[0], found?.[2]]) {
      expect(row?.reasons.map(({ message }) => message)).toEqual([
        `${row?.tool} has no sign for all tools. Leave tools out: the agent then gets all of them.`,
      ]);
    }
  });

  test('a tool of a server that is written another way is not left out of what to write', async () => {
    const first = async (tools: string, tool: number) => (await rows(file(`tools: ${tools}\n`)))?.[tool]?.reasons[0];
    expect((await first('[mcp__docs__find]', 2))?.message).toBe(
      'OpenCode takes no list of tools, and does not load the file. Write a map permission that denies "*" and allows each tool.',
    );
    expect((await first('[docs/find, Read]', 0))?.message).toBe(
      'Some versions of Claude Code lose tools that stand in a list. Write them on one line, with commas between them.',
    );
  });

  test.each(['.', './', '..', '../..'])('a path that does not say what its folder is called: %s', async (path) => {
    const found = await rows(file(`skills: ["${path}"]\n`));
    expect([0, 1].map((tool) => found?.[tool]?.reasons[0]?.message)).toEqual([
      'Claude Code finds skills by name. Put the folder into .claude/skills, and write its name here.',
      'Goose does not follow paths to skills. Put the folder into .agents/skills.',
    ]);
  });

  test('a value that a tool does not take is told with those that it takes', async () => {
    expect((await rows(file('color: blue\n')))?.[2]?.reasons).toEqual([
      {
        pointer: '/color',
        message:
          'OpenCode takes a colour such as "#22cc88" for color, and does not load a file with another value. Change it, or remove the line.',
      },
    ]);
  });

  test('nothing of the document acts on who reads it', async () => {
    const found = await rows(file('tools: ["a\\u001b[31m"]\n'));
    expect(found?.flatMap(({ reasons }) => reasons.map(({ message }) => message)).join()).not.toContain('\u001b');
    expect(found?.[0]?.reasons.at(-1)?.message).toContain('a\\u001b[31m');
  });
});

test('of very many reasons the worst are told, and how many more there are', async () => {
  const unknown = Array.from({ length: 600 }, (_, at) => `tool${at}`);
  const all = await rows(file(`tools: [Read, ${unknown.join(', ')}]\nmodel: sonnet\n`));
  const claude = all?.find(({ tool }) => tool === 'Claude Code');
  expect(claude?.verdict).toBe('cannot');
  expect(claude?.reasons).toHaveLength(51);
  expect(claude?.reasons[0]?.message).toContain('tool0');
  expect(claude?.reasons.at(-1)).toEqual({
    pointer: '',
    message: expect.stringMatching(/^And 55\d more, which are not shown/),
  });
  expect(JSON.stringify(all).length).toBeLessThan(50_000);
});
