import { describe, expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';
import { applyEdits } from '../../../src/core/edit/apply.ts';

const report = async (text: string, kind: 'agent' | 'card' = 'agent') =>
  (await check(new TextEncoder().encode(text), { kind })).report;

const found = async (text: string, kind: 'agent' | 'card' = 'agent') =>
  (await report(text, kind)).diagnostics.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);

const file = (yaml: string, body = 'Edit the text.\n') => `---\nname: a\ndescription: Edits\n${yaml}---\n${body}`;

describe('keys that are not of the format', () => {
  test.each([
    ['another case', 'Model: any\n', ['warning agent/unknown-key /Model'], 'Did you mean model?'],
    ['a typing error', 'skils: [a]\n', ['warning agent/unknown-key /skils'], 'Did you mean skills?'],
    [
      'the name of another file',
      'allowedTools: [Read]\n',
      ['warning agent/unknown-key /allowedTools'],
      'Did you mean tools?',
    ],
    [
      'one of another tool',
      'color: blue\n',
      ['warning agent/unknown-key /color'],
      'Remove it if the file is meant for other tools too.',
    ],
    ['two letters swapped', 'modle: any\n', ['warning agent/unknown-key /modle'], 'Did you mean model?'],
    [
      'a value that the key meant cannot have',
      'allowed-tools: Read\n',
      ['warning agent/unknown-key /allowed-tools'],
      'Did you mean tools? Its value has to be written another way there.',
    ],
    ['one of nobody', 'mood: calm\n', ['warning agent/unknown-key /mood'], 'Remove it, or say it in the instructions.'],
    [
      'a listing term',
      'Turn-around: 2\n',
      ['error agent/marketplace-term /Turn-around'],
      'Remove it here; it belongs in the listing, as delivery_window_seconds.',
    ],
    [
      'a card term',
      'capabilities: {}\n',
      ['error agent/marketplace-term /capabilities'],
      'Remove it here; Goloco writes capabilities into the card that it generates.',
    ],
  ])('%s', async (_, yaml, expected, hint) => {
    expect(await found(file(yaml))).toEqual(expected);
    expect((await report(file(yaml))).diagnostics[0]?.hint).toBe(hint);
  });

  test.each([
    ['color', 'only Claude Code and OpenCode read it'],
    ['disallowedTools', 'only Claude Code reads it'],
    ['mcp-servers', 'only Copilot reads it'],
    ['hooks', 'only Claude Code and Copilot read it'],
    ['infer', 'only Copilot reads it'],
    ['maxSteps', 'only OpenCode reads it'],
    ['agent_card_url', 'only Gemini CLI reads it'],
    ['sandbox_mode', 'only Codex reads it'],
  ])('%s: who reads it is said', async (key, words) => {
    expect((await report(file(`${key}: x\n`))).diagnostics[0]?.message).toContain(words);
  });

  test('a required key in another case is one error, not two', async () => {
    expect(await found('---\nName: a\ndescription: Edits\n---\nEdit.\n')).toEqual(['error agent/unknown-key /Name']);
  });

  test.each(['nmae: a\ndescription: Edits', 'name: a\ndesc: Edits'])(
    'a required key misspelt is one error, with its fix: %j',
    async (yaml) => {
      const { diagnostics } = await report(`---\n${yaml}\n---\nEdit.\n`);
      expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['error agent/unknown-key']);
      expect(diagnostics[0]?.fixes).toHaveLength(1);
    },
  );

  test.each([
    ['Tools: Read', 0],
    ['Tools: [Read]', 1],
    ['allowed-tools: Read', 0],
    ['allowed-tools: [Read]', 1],
    ['skill: {a: b}', 0],
  ])('a key is renamed where its value fits: %s', async (yaml, fixes) => {
    const [diagnostic] = (await report(file(`${yaml}\n`))).diagnostics;
    expect(diagnostic?.code).toBe('agent/unknown-key');
    expect(diagnostic?.fixes ?? []).toHaveLength(fixes);
  });

  test.each(['constructor', 'Constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'a name that every object has is a key of nobody: %s',
    async (key) => {
      const { diagnostics } = await report(file(`${key}: x\n`));
      expect(diagnostics.map(({ code, hint, fixes }) => [code, hint, fixes])).toEqual([
        ['agent/unknown-key', 'Remove it, or say it in the instructions.', undefined],
      ]);
    },
  );

  test('two spellings of one missing key: nobody knows which counts, so none is renamed', async () => {
    const { diagnostics } = await report(file('mcpservers: []\nmcp_Servers: []\n'));
    expect(diagnostics.map(({ code, hint, fixes }) => [code, hint, fixes])).toEqual([
      ['agent/unknown-key', 'Did you mean mcpServers? mcp_Servers means it too; keep one of the two.', undefined],
      ['agent/unknown-key', 'Did you mean mcpServers? mcpservers means it too; keep one of the two.', undefined],
    ]);
  });

  test('a key that differs from another in case only is told once', async () => {
    expect(await found(file('Name: b\n'))).toEqual(['warning yaml/duplicate-key /Name']);
  });
});

test('an escape that is none is told with its letter', async () => {
  const { diagnostics } = await report(file('model: "C:\\path"\n'));
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Between double quotes, \\p is no escape that YAML knows.',
  ]);
});

describe('the description', () => {
  test.each([
    ['plain, wrapped', 'Edits\n  copy', 'Edits copy', true],
    ['folded', '>-\n  Edits\n  copy', 'Edits copy', true],
    ['literal', '|\n  Edits\n  copy', 'Edits copy', false],
    ['with an escaped line break', '"Edits\\n\\ncopy"', 'Edits copy', false],
  ])('%s: comes to one line by the fix', async (_, written, line, safe) => {
    const text = `---\nname: a\ndescription: ${written}\nmodel: any\n---\nEdit.\n`;
    const { diagnostics } = await report(text);
    expect(diagnostics.map(({ code }) => code)).toEqual(['agent/multi-line-description']);
    const fix = diagnostics[0]?.fixes?.[0];
    const edit = fix?.edits[0];
    expect(fix?.safe).toBe(safe);
    const fixed = text.slice(0, edit?.range.start.offset) + edit?.text + text.slice(edit?.range.end.offset);
    expect(fixed).toBe(`---\nname: a\ndescription: "${line}"\nmodel: any\n---\nEdit.\n`);
  });
});

test.each([
  ['tools:\n  -Read\n  -Grep\n', 'tools:\n  - Read\n  - Grep\n'],
  ['skills:\n-./a\n', undefined],
  ['skills:\n -./a\n\n -./b\n', 'skills:\n - ./a\n\n - ./b\n'],
  ['tools: -Read\n', undefined],
  ['tools:\n  -Read and\n  more\n', undefined],
  ['tools:\n  \u00a0\n', undefined],
  ['tools:\n  \u2028\n', undefined],
])('items without a blank behind their hyphens: %j', async (yaml, expected) => {
  const text = file(yaml);
  const { diagnostics } = await report(text);
  if (expected === undefined) expect(diagnostics.map(({ code }) => code)).not.toContain('yaml/tight-hyphen');
  else {
    expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['error yaml/tight-hyphen']);
    const edits = diagnostics[0]?.fixes?.[0]?.edits ?? [];
    const spans = edits.map(({ range: { start, end }, text: by }) => ({
      span: { start: start.offset, end: end.offset },
      text: by,
    }));
    expect(applyEdits(text, spans)).toBe(file(expected));
  }
});

test('a backslash that makes a line break is told as one', async () => {
  const [diagnostic] = (await report('---\nname: a\ndescription: "C:\\new"\n---\nEdit.\n')).diagnostics;
  expect([diagnostic?.message, diagnostic?.hint]).toEqual([
    'The \\n between double quotes is a line break, and tools list the description as one line.',
    'Write it on one line. If a backslash belongs to the text, write it twice.',
  ]);
});

test.each([': a', '"": a'])('an empty key is called one: %s', async (yaml) => {
  const [diagnostic] = (await report(file(`${yaml}\n`))).diagnostics;
  expect(diagnostic?.message).toBe('An empty key is not a key of the format, and no tool that we know reads it.');
});

describe('values that are not there', () => {
  test.each([
    ['no value', 'model:\n', ['warning agent/no-value /model']],
    ['null', 'tools: ~\n', ['warning agent/no-value /tools']],
    ['a comment only', 'skills: # none\n', ['warning agent/no-value /skills']],
    ['an empty list', 'tools: []\n', []],
    ['a list on the next lines', 'tools: # mine\n  - a\n', []],
    ['a key of another tool', 'color:\n', ['warning agent/unknown-key /color']],
  ])('%s', async (_, yaml, expected) => {
    expect(await found(file(yaml))).toEqual(expected);
  });

  test('a required key is one error', async () => {
    expect(await found('---\nname: a\ndescription:\n---\nEdit.\n')).toEqual(['error agent/no-value /description']);
  });

  test.each(['""', '"  "', '"\\n\\t"', '|', '"\u00a0"'])('blank is empty: %s', async (blank) => {
    expect(await found(`---\nname: a\ndescription: ${blank}\n---\nEdit.\n`)).toEqual([
      'error agent/empty-value /description',
    ]);
  });
});

describe('text behind a #', () => {
  const warning = (pointer: string) => [`warning yaml/comment-cuts-text ${pointer}`];
  const described = (text: string) => `---\nname: a\ndescription: ${text}\n---\nEdit.\n`;
  test.each([
    ['a word', described('tags #one two'), warning('/description'), '#one two'],
    ['a number', described('Mends issue #12 and more  '), warning('/description'), '#12 and more'],
    ['one word before it', described('tags #one'), warning('/description'), '#one'],
    ['two of them', described('tags ##one'), warning('/description'), '##one'],
    ['nothing before it', described('#one two'), ['error yaml/comment-cuts-text /description'], '#one two'],
    ['nothing but a comment', described('# Edits copy'), ['error yaml/comment-cuts-text /description'], '# Edits copy'],
    ['a model that is nothing', file('model: #any\n'), warning('/model'), '#any'],
    ['prose in a list', file('skills:\n  - the skill #1\n'), warning('/skills/0'), '#1'],
  ])('%s is told', async (_, text, expected, cut) => {
    expect(await found(text)).toEqual(expected);
    const [diagnostic] = (await report(text)).diagnostics;
    expect(diagnostic?.message).toContain(cut);
    const { start, end } = diagnostic?.range ?? {};
    expect(text.slice(start?.offset, end?.offset)).toBe(cut);
    const edit = diagnostic?.fixes?.[0]?.edits[0];
    const fixed = text.slice(0, edit?.range.start.offset) + edit?.text + text.slice(edit?.range.end.offset);
    expect(await found(fixed)).toEqual([]);
    expect(fixed.replaceAll('"', '')).toBe(text);
  });

  test.each([
    ['an aligned comment', file('model: any          #the default\ntools: [a]          #the tools\n')],
    ['a comment in prose', described('Edits copy # and more')],
    ['a rule of them', described('Edits copy ##########')],
    ['set apart', described('Edits copy  #todo')],
    ['behind one word that is no prose', file('model: any #todo\n')],
    ['behind a list', file('tools: [a, the b] #todo\n')],
    ['behind quotes', described('"Edits copy" #todo')],
    ['in a word', described('Edits C#and F#')],
    ['on a line of its own', described('Edits copy\n #todo')],
    ['behind the mark of a block', file('skills:\n  - >- #todo\n    a b\n')],
  ])('%s is a comment', async (_, text) => {
    expect(await found(text)).toEqual([]);
  });

  test('a wrapped description is not put into quotes without it', async () => {
    const { diagnostics } = await report(described('Edits copy\n  as in #12'));
    expect(diagnostics.map(({ code, fixes }) => [code, fixes?.length ?? 0])).toEqual([
      ['agent/multi-line-description', 0],
      ['yaml/comment-cuts-text', 1],
    ]);
  });
});

describe('the fix of a missing key gives a file that is read', () => {
  test.each([
    ['name: a', 'name: a\ndescription: "?"'],
    ['  name: a', '  name: a\n  description: "?"'],
    ['{name: a}', '{name: a, description: "?"}'],
    ['{\n  name: a,\n}', '{\n  name: a, description: "?",\n}'],
    ['name: a # c\n# d', 'name: a # c\n# d\ndescription: "?"'],
    ['? name\n: a', undefined],
  ])('%j', async (yaml, expected) => {
    for (const [end, ...ofTheLineEnds] of [
      ['\n'],
      ['\r\n', 'note frontmatter/windows-line-ends '],
      ['\r', 'error frontmatter/lone-carriage-return '],
    ] as const) {
      const text = `---\n${yaml}\n---\nEdit.\n`.replaceAll('\n', end);
      const diagnostics = (await report(text)).diagnostics.filter(({ code }) => code.startsWith('agent/'));
      expect(diagnostics.map(({ code }) => code)).toEqual(['agent/missing-member']);
      const edit = diagnostics[0]?.fixes?.[0]?.edits[0];
      if (expected === undefined) expect(edit).toBeUndefined();
      else {
        const fixed = text.slice(0, edit?.range.start.offset) + edit?.text + text.slice(edit?.range.end.offset);
        expect(fixed.replace(/"[^"]+"/, '"?"')).toBe(`---\n${expected}\n---\nEdit.\n`.replaceAll('\n', end));
        expect(await found(fixed)).toEqual(ofTheLineEnds);
      }
    }
  });
});

describe('the body', () => {
  test.each([
    ['', 4],
    ['\n \n\t\n', 4],
  ])('%j is blank', async (body, line) => {
    const { diagnostics } = await report(file('', body));
    expect(diagnostics.map(({ code, pointer, range }) => [code, pointer, range.start.line])).toEqual([
      ['agent/blank-body', '/body', line],
    ]);
  });
});

const hex = '0123456789abcdef';

describe('secrets', () => {
  test.each([
    ['a key in any spelling', 'API_Keys: x\n', ['error text/secret-key /API_Keys']],
    ['a key deep inside', 'mcpServers:\n  - a:\n      env: {T: x}\n', ['error text/secret-key /mcpServers/0/a/env']],
    [
      'a key below such a key is told once',
      'mcpServers:\n  - a:\n      env: {API_KEY: x}\n',
      ['error text/secret-key /mcpServers/0/a/env'],
    ],
    [
      'a value below such a key is told once',
      `mcpServers:\n  - a:\n      env: {T: sk-${hex}${hex}}\n`,
      ['error text/secret-key /mcpServers/0/a/env'],
    ],
    ['an API key', `model: sk-proj-${hex}${hex}\n`, ['error text/live-secret /model']],
    ['a GitHub token', `model: ghp_${hex}${hex}abcd\n`, ['error text/live-secret /model']],
    ['an AWS key', `model: AKIA${hex.toUpperCase()}\n`, ['error text/live-secret /model']],
    ['a Slack token', `model: xoxb-${hex}\n`, ['error text/live-secret /model']],
    ['a private key', 'model: "-----BEGIN RSA PRIVATE KEY-----"\n', ['error text/live-secret /model']],
    ['a JSON Web Token', `model: eyJhbGciOiJ.eyJzdWIiOiI.${hex}\n`, ['error text/live-secret /model']],
    ['a placeholder', 'model: sk-your-key-here\n', []],
    ['words with hyphens', 'model: sk-learn-is-a-python-library-2\n', []],
    ['a word in a text', 'model: resets a password\n', []],
  ])('%s', async (_, yaml, expected) => {
    expect(await found(file(yaml))).toEqual(expected);
  });

  test('the prose below is not searched for keys', async () => {
    expect(await found(file('', 'password: ask the user\n'))).toEqual([]);
  });

  test('no more than four characters of a secret are told', async () => {
    const secret = `ghp_${hex}${hex}abcd`;
    const { diagnostics } = await report(file(`model: ${secret}\n`));
    expect(diagnostics[0]?.message).toContain('ghp_…');
    expect(JSON.stringify(diagnostics)).not.toContain(secret.slice(0, 6));
  });

  test.each([
    [
      'a scheme, its uses, scopes and the password flow',
      {
        securitySchemes: { apiKey: { oauth2SecurityScheme: { flows: { password: { scopes: { secret: 'x' } } } } } },
        securityRequirements: [{ schemes: { apiKey: { list: [] } } }],
        security: [{ apiKey: [] }],
      },
      [],
    ],
    ['a signature', { signatures: [{ protected: 'eyJhbGciOiJFUzI1NiIsImtpZCI6IjEifQ', signature: hex }] }, []],
    ['an example', { skills: [{ examples: ['reset my password'] }] }, []],
    [
      'a secret in the params of an extension',
      { capabilities: { extensions: [{ uri: 'https://harbor.studio/x', params: { api_key: 'x' } }] } },
      ['warning text/secret-key /capabilities/extensions/0/params/api_key'],
    ],
    ['a token in a description', { description: `Bearer sk-${hex}${hex}` }, ['error text/live-secret /description']],
  ])('in a card: %s', async (_, card, expected) => {
    const all = await found(JSON.stringify(card), 'card');
    expect(all.filter((one) => /text\/(secret-key|live-secret)/.test(one))).toEqual(expected);
  });
});
