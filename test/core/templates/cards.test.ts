import { AgentCard } from '@a2a-js/sdk';
import { describe, expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';
import { cardTemplates } from '../../../src/core/templates/cards.ts';

const told = (id: string) => cardTemplates.find((one) => one.id === id);

test('the six kinds of cards that people start from', () => {
  expect(cardTemplates.map(({ id }) => id)).toEqual([
    'customer-support',
    'booking',
    'shopping',
    'coding',
    'research',
    'internal-workflow',
  ]);
});

describe.each(cardTemplates.map((one) => [one.id, one] as const))('%s', (_, { text, why, checklist, kind }) => {
  test('is a valid 1.0 card; its placeholder hosts are a note, and nothing else is to be said', async () => {
    const { report } = await check(new TextEncoder().encode(text));
    expect(report).toMatchObject({ kind: 'card', profile: 'a2a', specVersion: '1.0', valid: true });
    expect(report.diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'note card/placeholder-host',
    ]);
    expect(report.card).toMatchObject({ ignored: [], emptied: [] });
  });

  test('says why, and what to do before it is published', () => {
    expect(kind).toBe('card');
    expect(why.length).toBeGreaterThan(3);
    expect(checklist.length).toBeGreaterThan(7);
    for (const sentence of [...why, ...checklist]) expect(sentence).toMatch(/^[A-Za-z].*\.$/);
  });

  test('is read by the official SDK with all that it says', () => {
    const read = AgentCard.fromJSON(JSON.parse(text));
    const written = JSON.parse(text);
    expect(read.skills.map(({ id, tags, examples }) => ({ id, tags, examples }))).toEqual(
      written.skills.map(({ id, tags, examples }: AgentCard['skills'][number]) => ({ id, tags, examples })),
    );
    const demanded = (written.securityRequirements ?? []).flatMap(({ schemes }: { schemes: object }) =>
      Object.entries(schemes).map(([name, { list }]) => [name, list]),
    );
    const demands = read.securityRequirements.flatMap(({ schemes }) =>
      Object.entries(schemes).map(([name, { list }]) => [name, list]),
    );
    expect(demands).toEqual(demanded);
  });
});

test.each([
  ['customer-support', ['clientCredentials'], true, true, false, ['text/plain', 'text/markdown']],
  ['booking', ['X-Partner-Key'], false, true, false, ['application/json']],
  ['shopping', ['authorizationCode'], true, false, false, ['application/json']],
  ['coding', ['X-Team-Key'], true, true, true, ['text/plain', 'application/json']],
  ['internal-workflow', ['clientCredentials'], false, true, true, ['application/json']],
])('%s is protected and can do what it is for', (id, security, streaming, push, extended, modes) => {
  const text = told(id)?.text ?? '';
  const card = JSON.parse(text);
  for (const word of security) expect(JSON.stringify(card.securitySchemes)).toContain(word);
  expect(card.securityRequirements).toHaveLength(1);
  expect(card.capabilities).toMatchObject({ streaming, pushNotifications: push });
  expect(card.capabilities.extendedAgentCard ?? false).toBe(extended);
  expect(card.defaultOutputModes).toEqual(modes);
});

test('research has no security at all: left out, not empty', () => {
  const text = told('research')?.text ?? '';
  expect(text).not.toMatch(/security/);
});
