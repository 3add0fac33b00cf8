import { describe, expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';
import { repair } from '../../../src/core/repair.ts';
import { goodCard } from '../../../src/core/rules/good-card.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const print = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const old = { name: 'A', url: 'https://a.dev/a2a', version: '1.0.0', capabilities: {}, skills: [] };

const judge = async (value: unknown) => {
  const { report, text } = await check(encode(print(value)), { kind: 'card' });
  return report.diagnostics.map(({ code, pointer, range }) => {
    const at = text.slice(range.start.offset, range.end.offset);
    return `${code} ${pointer} ${at.split('\n')[0]}`;
  });
};

describe('a card inside something else is told as that, once', () => {
  test.each<[what: string, value: unknown, pointer: string, at: string]>([
    ['a member', { agentCard: goodCard }, '/agentCard', '"agentCard"'],
    ['a member of a record that has a name too', { id: 7, name: 'A', card: old }, '/card', '"card"'],
    ['the answer to a call', { jsonrpc: '2.0', id: 1, result: goodCard }, '/result', '"result"'],
    ['two levels down', { data: { agent_card: old } }, '/data/agent_card', '"agent_card"'],
    ['a list of one', [goodCard], '/0', '{'],
    ['a list of several', [goodCard, old], '/0', '{'],
    ['a registry', { total: 2, agents: [old, { card: old }] }, '/agents/0', '{'],
  ])('%s', async (_, value, pointer, at) => {
    expect(await judge(value)).toEqual([`card/enclosed ${pointer} ${at}`]);
  });

  test.each<[what: string, value: unknown]>([
    ['a card that holds another as a member of its own', { ...goodCard, parent: old }],
    ['a list of what are no cards', { agents: [{ name: 'A', url: 'https://a.dev' }] }],
    ['a manifest', { identity: { name: 'A', version: '1' }, io: {}, runtime: {} }],
    ['a plugin marketplace', { owner: { name: 'A' }, plugins: [{ name: 'A', version: '1', skills: [] }] }],
  ])('not %s', async (_, value) => {
    expect((await judge(value)).filter((one) => one.startsWith('card/enclosed'))).toEqual([]);
  });
});

describe('the card is taken out', () => {
  const mended = async (value: unknown, unsafe = false) =>
    (await repair(encode(print(value)), { kind: 'card', unsafe })).document;

  test('with its own layout, where nothing else says anything', async () => {
    expect(await mended({ agentCard: goodCard })).toBe(print(goodCard));
    expect(await mended([goodCard])).toBe(print(goodCard));
    expect(await mended({ jsonrpc: '2.0', id: 1, result: goodCard })).toBe(print(goodCard));
  });

  test('in one edit where each line would be one of too many', async () => {
    const long = { ...goodCard, metadata: Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`k${at}`, at])) };
    const { report, text } = await check(encode(print({ card: long })), { kind: 'card' });
    const edits = report.diagnostics[0]?.fixes?.[0]?.edits ?? [];
    expect(edits).toHaveLength(1);
    for (const { range, text: by } of edits) {
      expect(text.slice(0, range.start.offset) + by + text.slice(range.end.offset)).toBe(print(long));
    }
  });

  test('only when asked, where the rest would be lost', async () => {
    const record = { status: 'active', owner: 'me', card: goodCard };
    expect(await mended(record)).toBe(print(record));
    expect(await mended(record, true)).toBe(print(goodCard));
  });

  test('only when asked, where another stands under the same name', async () => {
    const card = JSON.stringify(goodCard);
    const twice = `{"card": ${JSON.stringify({ ...goodCard, name: 'First' })}, "c\\u0061rd": ${card}}\n`;
    for (const [unsafe, left] of [
      [false, twice],
      [true, `${card}\n`],
    ] as const) {
      expect((await repair(encode(twice), { kind: 'card', unsafe })).document).toBe(left);
    }
  });

  test('never one of several', async () => {
    expect(await mended([goodCard, goodCard], true)).toBe(print([goodCard, goodCard]));
  });
});
