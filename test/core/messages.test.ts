import { describe, expect, test } from 'vitest';
import { type CheckOptions, check, examine } from '../../src/core/check.ts';
import type { JsonObject } from '../../src/core/document.ts';
import { becauseWords as englishBecause } from '../../src/core/messages/en/because.ts';
import { becauseWords as indonesianBecause } from '../../src/core/messages/id/because.ts';
import { objectName } from '../../src/core/messages/id/schema-names.ts';
import { describe as inWords } from '../../src/core/messages/index.ts';
import { pageWording } from '../../src/core/messages/pages.ts';
import { repair } from '../../src/core/repair.ts';
import { exampleOptions, exampleText } from '../../src/core/rules/example.ts';
import { catalogue } from '../../src/core/rules/index.ts';
import { schemas } from '../../src/core/schema/registry.ts';
import { judgeFolder } from './folder/judge.ts';
import { wholeCard01, wholeCard02, wholeCard03 } from './schema/older-whole-cards.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** Words that English cannot do without and that are none in Indonesian. */
const english =
  /\b(?:the|an|is|are|was|of|for|and|or|to|with|without|must|has|have|this|that|which|not|cannot|from|its|it|nothing|draft|entry)\b/i;

/** A sentence without what it quotes: names in quotes, JSON, names of characters, and these texts of the document. */
const prose = (sentence: string, quoted: readonly string[] = []) =>
  quoted
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, one) => rest.replaceAll(one, '…'), sentence)
    .replace(/"[^"]*"|“[^”]*”|\{.*\}|U\+[A-F\d]+(?: [A-Z-]+)*/g, '…');

/** All texts in the facts of a finding. */
const strings = (fact: unknown): string[] =>
  typeof fact === 'string'
    ? [fact]
    : typeof fact === 'object' && fact !== null
      ? Object.values(fact).flatMap(strings)
      : [];

describe.each(catalogue.map(({ code }) => [code]))('%s', (code) => {
  test('is worded in Indonesian', () => {
    const { title, why } = pageWording(code, 'id');
    for (const words of [title, why]) expect(prose(words)).not.toMatch(english);
    expect(title).toMatch(/^(?:[A-Z]|---).*[^.!]$/);
    expect(why).toMatch(/^[A-Z].*\.$/);
    expect([title, why]).not.toEqual([pageWording(code).title, pageWording(code).why]);
  });
});

describe('a finding in Indonesian', () => {
  const examples = catalogue.filter(({ wrong }) => wrong !== undefined);

  test.each(examples.filter(({ kinds }) => kinds[0] !== 'folder').map((info) => [info.code, info] as const))(
    '%s tells the names that it tells in English',
    async (_code, info) => {
      const text = await exampleText(info.wrong ?? '', info);
      const { findings } = await examine(encode(text), exampleOptions(info));
      expect(findings).not.toEqual([]);
      for (const finding of findings) {
        const [en, id] = [inWords(finding, 'en'), inWords(finding, 'id')];
        // What kind of thing it is has a word in each language.
        const { kind: _, of: __, ...facts } = finding.data as JsonObject;
        const names = strings(facts).filter((one) => one.length > 1 && text.includes(one));
        for (const part of ['message', 'fix', 'also'] as const) {
          expect(id[part] === '', `${finding.code}: ${part}`).toBe(en[part] === '');
          for (const name of names) if (en[part].includes(name)) expect(id[part]).toContain(name);
        }
        for (const said of Object.values(id)) expect(prose(said ?? '', names)).not.toMatch(english);
      }
    },
  );

  test.each(examples.filter(({ kinds }) => kinds[0] === 'folder').map((info) => [info.code, info] as const))(
    '%s',
    async (code, { wrong }) => {
      const { report } = await judgeFolder(JSON.parse(wrong as string), { language: 'id' });
      expect(report.diagnostics.map((one) => one.code)).toContain(code);
      for (const { message, hint } of report.diagnostics) expect(prose(`${message} ${hint}`)).not.toMatch(english);
    },
  );
});

const agentFile = (keys: string, description = 'Edits product copy') =>
  `---\nname: copy-editor\ndescription: ${description}\n${keys}---\nEdit the text.\n`;
const interfaces = { supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding: 'JSONRPC' }] };
const oldMembers = {
  authentication: {},
  protocolVersions: ['1.0'],
  capabilities: { stateTransitionHistory: true },
  securitySchemes: { key: { apiKeySecurityScheme: { location: 'header', in: 'header', name: 'X-Api-Key' } } },
};

test.each<[says: string, document: string | JsonObject, sentences: readonly string[]]>([
  [
    'where in a list a value stands',
    { ...interfaces, skills: [{ tags: ['a', 7] }] },
    ['Entri 2 dari tags harus berupa teks, tetapi isinya angka.'],
  ],
  ['that the document is no object', '7', ['Kartu harus berupa objek, tetapi isinya angka.']],
  [
    'which versions had a member, and where it went',
    { ...interfaces, ...oldMembers },
    [
      '"authentication" berasal dari 0.1. Klien 1.0 mengabaikannya.',
      'Dalam 1.0, ini ditulis dalam securitySchemes dan securityRequirements.',
      '"protocolVersions" berasal dari draf 1.0. Klien 1.0 mengabaikannya.',
      '"stateTransitionHistory" berasal dari 0.1 sampai 0.3. Klien 1.0 mengabaikannya.',
    ],
  ],
  [
    'what one half of a card demands, and that the other demands nothing',
    { ...interfaces, security: [{ key: [] }, {}], securityRequirements: [{ schemes: { token: {} } }] },
    ['Bagi klien 0.3, "security" menyatakan key atau tanpa kredensial, sedangkan klien 1.0 membaca token.'],
  ],
  ['what a document is in place of a card', { mcpServers: {} }, ['Ini daftar server MCP, bukan kartu agen A2A.']],
  [
    'counts with a point for thousands',
    agentFile('', 'a'.repeat(1200)),
    ['Deskripsi ini punya 1.200 karakter; di atas 1.024, sebagian alat memotongnya atau melewati berkasnya.'],
  ],
  [
    'which entry YAML takes for a number',
    agentFile('tools: [7]\n'),
    ['YAML menganggap 7 sebagai angka, padahal entri 1 dari tools harus berupa teks.'],
  ],
])('in Indonesian a report says %s', async (_says, document, sentences) => {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const { report } = await check(encode(text), { kind: text.startsWith('---') ? 'agent' : 'card', language: 'id' });
  const told = report.diagnostics.flatMap(({ message, hint }) => [message, hint]);
  for (const sentence of sentences) expect(told).toContain(sentence);
});

test.each([
  ['every key of other tools', 'color: blue\npermission: {}\nprovider: any\n'],
  [
    'model, tools, servers and skills',
    'model: any\ntools: [web.search, "*", mcp__docs__find, Paint]\nmcpServers: [github]\nskills: [./a]\n',
  ],
  [
    'an alias, no tool, a server with its settings',
    'model: sonnet\ntools: []\nmcpServers: [{docs: {command: docs}}]\nskills: []\n',
  ],
  ['a model id and no server', 'model: gpt-5\nmcpServers: []\n'],
])('where a file works is told in Indonesian: %s', async (_what, keys) => {
  const text = agentFile(keys, 'a'.repeat(600));
  const rows = async (language: 'en' | 'id') =>
    (await check(encode(text), { kind: 'agent', language })).report.agent?.portability ?? [];
  const told = (await rows('id')).flatMap(({ reasons }) => reasons);
  expect(told.length).toBe((await rows('en')).flatMap(({ reasons }) => reasons).length);
  expect(told.length).toBeGreaterThan(5);
  for (const { message } of told) expect(prose(message)).not.toMatch(english);
});

const { authentication, ...mostOf01 } = wholeCard01;

test.each<[string, JsonObject]>([
  ['with all that 0.1 has', wholeCard01],
  ['with all that 0.2 has', wholeCard02],
  ['with all that 0.3 has', wholeCard03],
  ['with what a draft of 1.0 has', { ...wholeCard03, ...oldMembers, ...interfaces }],
  ['of 0.1 that needs no credentials', { ...mostOf01, authentication: { schemes: ['none'] } }],
  ['that says its credentials twice', { ...wholeCard03, authentication, capabilities: { tasks: true } }],
  [
    'with more interfaces, and a scheme that says none',
    {
      ...wholeCard03,
      preferredTransport: 'json-rpc',
      additionalInterfaces: [{ url: wholeCard03.url, transport: 'JSONRPC' }, 7],
      securitySchemes: { open: { type: 'none' } },
      security: [{ open: [] }],
    },
  ],
])('what becomes of an old card %s is told in Indonesian', async (_what, card) => {
  const { fixes } = await repair(encode(JSON.stringify(card)), { kind: 'card', language: 'id' });
  expect(fixes.length).toBeGreaterThan(3);
  for (const { title, reason } of fixes) expect(prose(`${title} ${reason}`)).not.toMatch(english);
});

/** Titles of the objects that a finding can name: those with members that they must or must not have. */
function objectTitles(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { title, required, additionalProperties, oneOf } = schema as JsonObject;
  const below = Object.values(schema).flatMap(objectTitles);
  return typeof title === 'string' && (required || oneOf || additionalProperties === false) ? [title, ...below] : below;
}

test('every object of a document has a name in Indonesian', () => {
  const ofDocuments = schemas.filter(({ path }) => !/report|problem/.test(path));
  const titles = new Set(ofDocuments.flatMap(({ schema }) => objectTitles(schema)));
  expect(titles.size).toBeGreaterThan(20);
  expect([...titles].filter((title) => objectName(title) === title)).toEqual([]);
});

describe('why a document is taken for what it is', () => {
  const old = { url: 'https://harbor.studio', name: 'a' };
  test.each<[text: string, options: CheckOptions, en: string, id: string]>([
    ['{}', { kind: 'card' }, 'the request says so;', 'permintaannya menyebutkan begitu;'],
    ['x', { name: 'SKILL.md' }, 'its name is SKILL.md', 'namanya SKILL.md'],
    ['{}', {}, 'it begins as JSON does; it has nothing of Goloco', 'diawali seperti JSON; tidak memuat apa pun'],
    [JSON.stringify({ ...old, security: [] }), {}, 'it has security, and', 'ada security dan url'],
    [
      JSON.stringify({ ...old, protocolVersion: '0.3.0' }),
      {},
      'its protocolVersion is 0.3.0',
      'protocolVersion-nya 0.3.0',
    ],
    [JSON.stringify({ title: 1, pricing: 1 }), {}, 'title and pricing', 'title dan pricing'],
    [JSON.stringify({ ...old, protocolVersion: '0.3\u001b[2J' }), {}, '0.3\\u001b[2J', '0.3\\u001b[2J'],
  ])('%s', async (text, options, en, id) => {
    const because = async (language: 'en' | 'id') =>
      (await check(encode(text), { ...options, language })).report.detected.because;
    expect(await because('en')).toContain(en);
    expect(await because('id')).toContain(id);
  });

  test('every reason is worded in Indonesian', () => {
    for (const [code, word] of Object.entries(indonesianBecause)) {
      expect(prose(word('…'))).not.toMatch(english);
      expect(word('…').includes('…')).toBe(englishBecause[code as keyof typeof englishBecause]('…').includes('…'));
    }
  });

  test('of a folder', async () => {
    const { report } = await judgeFolder({ 'a/SKILL.md': 'x' }, { language: 'id' });
    expect(report.detected.because).toBe('isinya beberapa berkas; ada SKILL.md');
  });
});
