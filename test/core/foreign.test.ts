import { describe, expect, test } from 'vitest';
import { check } from '../../src/core/check.ts';
import { otherFormat, wrapped } from '../../src/core/parse/foreign.ts';
import { repair } from '../../src/core/repair.ts';
import type { Kind } from '../../src/core/report.ts';
import { goodCard } from '../../src/core/rules/good-card.ts';
import { corpusFiles, hasCorpus } from '../corpus.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const card = `${JSON.stringify(goodCard, null, 2)}\n`;
const agent = '---\nname: copy-editor\ndescription: Edits product copy\n---\nEdit the text.\n\n```js\nedit();\n```\n';
const listing = '{\n  "listing_id": "lst_0a1b2c3d4e5f60718293a4b5c6d7e8f9"\n}\n';
const javascript = card
  .replace(/"(\w+)":/g, '$1:')
  .replaceAll("'", '')
  .replaceAll('"', "'");

const judge = async (content: string | Uint8Array, options: { kind?: Kind; name?: string } = {}) => {
  const { kind, diagnostics } = (await check(typeof content === 'string' ? encode(content) : content, options)).report;
  return { kind, codes: diagnostics.map(({ code }) => code), diagnostics };
};

describe('a document with more around it', () => {
  test.each<[what: string, text: string, around: string, kind: Kind, alone: boolean, document: string]>([
    ['a code block', `\`\`\`json\n${card}\`\`\`\n`, 'code block', 'card', true, card],
    ['a code block that is never closed', `\`\`\`\n${card}`, 'code block', 'card', true, card],
    ['a code block with CR LF', `\`\`\`json\r\n${card}\`\`\`\r\n`, 'code block', 'card', true, card],
    ['a code block of tildes behind a blank line', `\n~~~~\n${card}~~~~`, 'code block', 'card', true, card],
    ['a code block behind a byte order mark', `\ufeff\`\`\`json\n${card}\`\`\``, 'code block', 'card', true, card],
    ['a listing in a code block', `\`\`\`json\n${listing}\`\`\``, 'code block', 'listing', true, listing],
    ['an agent file in a code block', `\`\`\`\`chatagent\n${agent}\`\`\`\`\n`, 'code block', 'agent', true, agent],
    ['the same with a shorter border', `\`\`\`md\n${agent}\`\`\`\n`, 'code block', 'agent', true, agent],
    [
      'a chat',
      `Here is your card:\n\n\`\`\`json\n${card}\`\`\`\nShall I publish it?\n`,
      'code block',
      'card',
      false,
      card,
    ],
    ['a chat with an agent file', `Sure!\n\`\`\`\n${agent}\`\`\`\nDone.`, 'code block', 'agent', false, agent],
    ['a chat without a code block', `Here is your card: ${card}Shall I publish it?`, 'Other text', 'card', false, card],
    ['an answer', `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n${card}`, 'HTTP', 'card', false, card],
    ['two answers', `HTTP/2 301\nlocation: /\n\nHTTP/2 200 \nvary: *\n\n${card}`, 'HTTP', 'card', false, card],
    ['a constant', `import x from 'y';\n\nconst card = ${card};`, 'program', 'card', false, card],
    ['a typed constant', `export const card: AgentCard = ${card} as const;`, 'program', 'card', false, card],
    ['a module', `module.exports = ${card}`, 'program', 'card', false, card],
    ['a default export', `export default ${card}`, 'program', 'card', false, card],
    ['an object of JavaScript', `const card = ${javascript}`, 'program', 'card', false, javascript],
  ])('%s', async (_, text, around, kind, alone, document) => {
    const found = await judge(text);
    expect(found).toMatchObject({ kind, codes: ['text/wrapped'] });
    const [one] = found.diagnostics;
    expect(one?.message).toContain(around);
    expect(one?.fixes).toMatchObject([{ safe: alone }]);
    const fixed = (one?.fixes?.[0]?.edits ?? []).reduceRight(
      (all, { range, text: by }) => all.slice(0, range.start.offset) + by + all.slice(range.end.offset),
      text,
    );
    expect(fixed.trim()).toBe(document.trim());
    // The same where the sender says what it is.
    expect((await judge(text, { kind })).codes).toEqual(['text/wrapped']);
  });

  test('a repair takes the code block away, and all else with unsafe only', async () => {
    expect(await repair(encode(`\`\`\`json\n${card}\`\`\`\n`), {})).toMatchObject({
      document: card,
      after: { valid: true },
    });
    const chat = `Here is your card:\n\`\`\`json\n${card}\`\`\`\n`;
    expect(await repair(encode(chat), {})).toMatchObject({ document: chat, fixes: [] });
    expect(await repair(encode(chat), { unsafe: true })).toMatchObject({ document: card });
    const code = await repair(encode(`const card = ${javascript};`), { unsafe: true });
    expect(JSON.parse(code.document)).toEqual(goodCard);
  });

  test.each([
    ['in code blocks of a language', `\`\`\`md\n${agent}\`\`\`\n\n\`\`\`md\n${agent}\`\`\`\n`],
    ['with text between them', `\`\`\`md\n${agent}\`\`\`\nAnd:\n\`\`\`md\n${agent}\`\`\`\n`],
    ['in code blocks of none', `\`\`\`\n${agent}\`\`\`\n\n\`\`\`\n${agent}\`\`\`\n`],
  ])('two agent files %s do not become one', async (_, text) => {
    expect(await repair(encode(text), { unsafe: true })).toMatchObject({ document: text, after: { valid: false } });
  });

  test('a code block behind an agent file is not taken for one inside it', async () => {
    const text = `\`\`\`md\n${agent}\`\`\`\nRun it:\n\`\`\`sh\nrun\n\`\`\`\n`;
    const [one] = (await judge(text)).diagnostics;
    expect(one).toMatchObject({ code: 'text/wrapped', fixes: [{ safe: false }] });
    expect(await repair(encode(text), { unsafe: true })).toMatchObject({ document: agent });
  });

  test.each([
    ['a card', `\`\`\`json\n${card.replace('Harbor', 'Caf\u00e9')}\`\`\`\n`],
    ['an agent file', `\`\`\`md\n${agent.replace('Edits', 'Caf\u00e9')}\`\`\`\n`],
  ])('%s in another encoding comes back as it is', async (_, text) => {
    const latin = Uint8Array.from(text, (char) => char.charCodeAt(0));
    expect((await judge(latin)).codes).toEqual(['text/not-utf-8']);
    expect(await repair(latin, { unsafe: true })).toMatchObject({ fixes: [], after: { valid: false } });
    expect((await judge(text.replace('\u00e9', '\0'))).codes).toEqual(['text/nul']);
  });

  test('what is not whole is left to the author', async () => {
    const [one] = (await judge(`const card = ${card.replace('"name":', '"name"')}`)).diagnostics;
    expect(one).toMatchObject({ code: 'text/wrapped' });
    expect(one).not.toHaveProperty('fixes');
  });
});

describe('what is none of our documents', () => {
  const bytes = (...codes: number[]) => Uint8Array.from(codes);
  const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
  test.each<[what: string, content: string | Uint8Array, says: string]>([
    ['an address', 'https://ayu.id/.well-known/agent-card.json\n', 'an address'],
    ['an address without a scheme', 'ayu.id/.well-known/agent-card.json', 'an address'],
    ['a call of curl', 'curl -s https://ayu.id/.well-known/agent-card.json', 'an address'],
    ['a web page', '\n<!DOCTYPE html>\n<html><body>Not found</body></html>', 'a web page'],
    ['a web page behind headers', 'HTTP/1.1 404 Not Found\nServer: x\n\n<html>Not found</html>', 'a web page'],
    ['a PDF', latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj'), 'a PDF'],
    ['a PDF of plain characters', '%PDF-1.4\n1 0 obj', 'a PDF'],
    ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0), 'a picture'],
    ['a JPEG', latin('\xff\xd8\xff\xe0\0\x10JFIF\0'), 'a picture'],
    ['a JPEG of a camera', latin('\xff\xd8\xff\xe1\x12\x34Exif\0'), 'a picture'],
    ['a GIF', latin('GIF89a\x01\0'), 'a picture'],
    ['a WebP', latin('RIFF\x24\0\0\0WEBPVP8 '), 'a picture'],
    ['a DOCX', latin('PK\x03\x04\x14\0\x06\0'), 'Office'],
    ['a DOC', latin('\xd0\xcf\x11\xe0\xa1\xb1'), 'Office'],
    ['an RTF', '{\\rtf1\\ansi Hello}', 'Office'],
    ['a gzip', latin('\x1f\x8b\x08\0'), 'archive'],
    ['a card in YAML', 'name: Harbor\nprotocolVersion: 0.3.0\nskills: []\n', 'YAML'],
  ])('%s', async (_, content, says) => {
    const found = await judge(content);
    expect(found.codes).toEqual(['text/other-format']);
    expect(found.diagnostics[0]?.message).toContain(says);
    for (const kind of ['card', 'agent', 'skill', 'listing'] as const)
      expect((await judge(content, { kind })).codes).toEqual(['text/other-format']);
    const sent = typeof content === 'string' ? encode(content) : content;
    expect(await repair(sent, { unsafe: true })).toMatchObject({ fixes: [] });
  });
});

describe('keys without fences', () => {
  const keys = 'name: copy-editor\ndescription: Edits product copy\n';
  test.each([
    ['instructions behind a blank line', `${keys}\nEdit the text.\n`, `---\n${keys}---\n\nEdit the text.\n`],
    ['a line of ---', `${keys}---\nEdit the text.\n`, `---\n${keys}---\nEdit the text.\n`],
    ['CR LF', `${keys}\nEdit.\n`.replaceAll('\n', '\r\n'), `---\n${keys}---\n\nEdit.\n`.replaceAll('\n', '\r\n')],
    ['nothing', keys, `---\n${keys}---\n`],
    ['not even a line end', keys.trim(), `---\n${keys}---`],
  ])('behind which is %s', async (_, text, document) => {
    const [one] = (await judge(text)).diagnostics;
    expect(one).toMatchObject({ code: 'frontmatter/missing', fixes: [{ safe: true }] });
    expect(one?.message).toContain('no lines of ---');
    expect((await repair(encode(text), {})).document).toBe(document);
  });

  test('a sentence among them is left to the author', async () => {
    const [one] = (await judge(`${keys}Note: keep names as they are\n`)).diagnostics;
    expect(one).toMatchObject({ code: 'frontmatter/missing', fixes: [{ safe: false }] });
  });

  test('without a description there is no fix', async () => {
    const [one] = (await judge('name: copy-editor\n\nEdit the text.\n')).diagnostics;
    expect(one).toMatchObject({ code: 'frontmatter/missing' });
    expect(one).not.toHaveProperty('fixes');
  });
});

describe('what stays what it was', () => {
  const prose = 'Write a card for every agent. It needs a name and skills.\n\n';
  test.each<[what: string, text: string, codes: string[]]>([
    ['plain prose', 'Edit the text that you are given.\n', ['frontmatter/missing']],
    ['prose with a short example', `${prose.repeat(9)}\`\`\`json\n{ "skills": [] }\n\`\`\`\n`, ['frontmatter/missing']],
    ['prose with a code block of something else', 'Run this:\n```json\n{ "a": 1 }\n```\n', ['frontmatter/missing']],
    ['prose with a link', 'See https://harbor.studio/guide for it.\n', ['frontmatter/missing']],
    [
      'prose with an example in YAML',
      'Role: you write cards\n\n```yaml\nprotocolVersion: 1.0\n```\n',
      ['frontmatter/missing'],
    ],
    ['keys with instructions about cards', 'name: a\n\nWrite cards.\n\nsecuritySchemes:\n', ['frontmatter/missing']],
    ['prose with markup', '<agent>Edit the text.</agent>\n', ['frontmatter/missing']],
    ['text in front of a frontmatter', `# Agent\n\n${agent}`, ['frontmatter/not-at-start']],
  ])('%s', async (_, text, codes) => {
    expect(await judge(text)).toMatchObject({ kind: 'agent', codes });
  });

  test.each([
    ['a line', '// Card of Harbor\n'],
    ['a licence', `/**\n * ${'Licensed to all. '.repeat(200)}\n **/\n\n// Card\n`],
  ])('JSON behind a comment of %s, whose comments are mended', async (_, comment) => {
    for (const options of [{}, { kind: 'card' as const }, { name: 'agent-card.json' }])
      expect(await judge(comment + card, options)).toMatchObject({ kind: 'card', codes: ['json/comment'] });
    expect(JSON.parse((await repair(encode(comment + card), {})).document)).toEqual(goodCard);
    expect(JSON.parse((await repair(encode(comment + javascript), {})).document)).toEqual(goodCard);
  });

  test('a Markdown file by its name, with a card in it', async () => {
    const text = `Here is your card:\n\`\`\`json\n${card}\`\`\`\n`;
    expect(await judge(text, { name: 'copy.agent.md' })).toMatchObject({
      kind: 'agent',
      codes: ['frontmatter/missing'],
    });
  });

  // A pattern that is not linear would need minutes for one of these.
  test('a text of one piece again and again is read in one pass', () => {
    const heads = [
      '',
      'x ',
      'const ',
      'export default ',
      'a = ',
      'curl ',
      'a.b/',
      'HTTP/1.1 200\n',
      '```\n---\n',
      '{a: ',
    ];
    const pieces = [
      'a',
      ' ',
      '\n',
      'a ',
      ' \n',
      'a.',
      'a=',
      'a = ',
      '`',
      '~',
      '```\n',
      '~~~\n{',
      '{ "',
      "{'a",
      '/*',
      '//',
      '* /',
    ];
    for (const head of [...heads, '/*', '//'])
      for (const piece of [...pieces, 'const ', 'HTTP/1.1 200\n', 'a: '])
        for (const tail of ['', '`', '\nx', '{']) {
          const text = head + piece.repeat(100_000 / piece.length) + tail;
          const before = process.cpuUsage();
          otherFormat(text);
          wrapped(text);
          const { user, system } = process.cpuUsage(before);
          expect((user + system) / 1000, JSON.stringify([head, piece, tail])).toBeLessThan(1_000);
        }
  });

  test.runIf(hasCorpus)('real agent files and skills', async () => {
    for (const [folder, kind] of [
      ['agents', 'agent'],
      ['skills', 'skill'],
    ] as const)
      for (const { name, bytes } of corpusFiles(folder, '.md')) {
        if (kind === 'skill' && !name.endsWith('SKILL.md')) continue;
        const found = await judge(bytes);
        expect(
          found.codes.filter((code) => /other-format|wrapped/.test(code)),
          name,
        ).toEqual([]);
      }
  });
});
