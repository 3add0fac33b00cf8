import { describe, expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';
import type { Kind } from '../../../src/core/report.ts';
import { goodCard } from '../../../src/core/rules/good-card.ts';

/** The text after the fix at a place, and whether it is safe; undefined where there is none. */
async function mended(text: string, kind: Kind, at: string) {
  const { report } = await check(new TextEncoder().encode(text), { kind });
  const found = report.diagnostics.find(({ code, pointer }) => code.endsWith('/wrong-type') && pointer === at);
  const fix = found?.fixes?.[0];
  if (!fix) return undefined;
  const { range, text: by } = fix.edits[0] ?? {};
  if (!range) return undefined;
  return { safe: fix.safe, text: text.slice(0, range.start.offset) + by + text.slice(range.end.offset) };
}

const scheme = { securitySchemes: { b: { httpAuthSecurityScheme: { scheme: 'Bearer' } } } };
const [skill] = goodCard.skills as object[];

describe('a list where one thing should be, and one thing where a list should be', () => {
  test.each<[what: string, members: object, at: string, after: object | undefined, safe?: boolean]>([
    ['a mode', { defaultInputModes: 'text/plain' }, '/defaultInputModes', { defaultInputModes: ['text/plain'] }, true],
    [
      'modes with commas',
      { defaultInputModes: 'text/plain, image/png' },
      '/defaultInputModes',
      { defaultInputModes: ['text/plain', 'image/png'] },
      false,
    ],
    ['a skill', { skills: skill }, '/skills', { skills: [skill] }, false],
    ['extensions by their names', { capabilities: { extensions: { a: {} } } }, '/capabilities/extensions', undefined],
    ['skills by their ids', { skills: { a: skill } }, '/skills', undefined],
    [
      'a requirement',
      { ...scheme, securityRequirements: { schemes: { b: {} } } },
      '/securityRequirements',
      { securityRequirements: [{ schemes: { b: {} } }] },
      false,
    ],
    ['a name', { name: ['A'] }, '/name', { name: 'A' }, true],
    ['names', { name: ['A', 'B'] }, '/name', undefined],
    ['a number', { name: [1] }, '/name', undefined],
    [
      'capabilities',
      { capabilities: [{ streaming: true }] },
      '/capabilities',
      { capabilities: { streaming: true } },
      false,
    ],
    ['words for capabilities', { capabilities: ['streaming'] }, '/capabilities', undefined],
    ['an example', { skills: [{ ...skill, examples: 'Edit this, please.' }] }, '/skills/0/examples', {}, true],
  ])('%s', async (_, members, at, after, safe) => {
    const found = await mended(JSON.stringify({ ...goodCard, ...members }), 'card', at);
    expect(found?.safe).toBe(safe);
    if (after) expect(JSON.parse(found?.text ?? '{}')).toMatchObject(after);
    if (found) expect((await check(new TextEncoder().encode(found.text), { kind: 'card' })).report.valid).toBe(true);
  });
});

describe('a value that is one of several, nearly', () => {
  const key = (location: string) => ({
    ...goodCard,
    securitySchemes: { k: { apiKeySecurityScheme: { location, name: 'X-Api-Key' } } },
    securityRequirements: [{ schemes: { k: {} } }],
  });
  test.each<[written: string, safe: boolean | undefined]>([
    ['Header', true],
    ['headers', false],
    ['body', undefined],
  ])('%s', async (written, safe) => {
    const { report } = await check(new TextEncoder().encode(JSON.stringify(key(written))), { kind: 'card' });
    const [fix] = report.diagnostics.flatMap(({ fixes = [] }) => fixes);
    expect(fix?.safe).toBe(safe);
    if (fix) expect([fix.title, fix.edits[0]?.text]).toEqual(['Write "header"', '"header"']);
  });
});

describe('tools in one text, as Claude Code documents them', () => {
  const file = (tools: string) => `---\nname: copy-editor\ndescription: Edits\n${tools}\n---\nEdit.\n`;
  test.each<[written: string, list: string | undefined]>([
    ['tools: Read, Grep, mcp__github__*', 'tools:\n  - Read\n  - Grep\n  - mcp__github__*'],
    ['tools: "Read,Grep" # mine', 'tools:\n  - Read\n  - Grep # mine'],
    ['tools: Bash(git add:*, git diff:*), Read', 'tools:\n  - "Bash(git add:*, git diff:*)"\n  - Read'],
    ['tools: Read, .5', 'tools:\n  - Read\n  - ".5"'],
    ['tools: "*"', 'tools:\n  - "*"'],
    ['skills: ./skills/pdf', 'skills:\n  - ./skills/pdf'],
    ['tools: read-only', undefined],
    ['tools: ","', undefined],
  ])('%s', async (written, list) => {
    const found = await mended(file(written), 'agent', `/${written.split(':')[0]}`);
    expect(found).toEqual(list === undefined ? undefined : { safe: false, text: file(list) });
    if (found) expect((await check(new TextEncoder().encode(found.text), { kind: 'agent' })).report.valid).toBe(true);
  });
});

describe('an entry that a colon broke', () => {
  const file = (entry: string) => `---\nname: copy-editor\ndescription: Edits\ntools:\n  - ${entry}\n---\nEdit.\n`;
  test.each<[entry: string, after: string | undefined]>([
    ['Bash(npm run: test)', '"Bash(npm run: test)"'],
    ['read files: all of them', '"read files: all of them"'],
    ['name: pdf', undefined],
    ['{a b: c}', undefined],
  ])('%s', async (entry, after) => {
    const found = await mended(file(entry), 'agent', '/tools/0');
    expect(found).toEqual(after === undefined ? undefined : { safe: true, text: file(after) });
  });
});
