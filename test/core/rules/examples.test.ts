import { describe, expect, test } from 'vitest';
import { type CheckOptions, check } from '../../../src/core/check.ts';
import { wording } from '../../../src/core/messages/index.ts';
import { exampleText } from '../../../src/core/rules/example.ts';
import { catalogue } from '../../../src/core/rules/index.ts';

const judge = async (text: string, options: CheckOptions) =>
  (await check(new TextEncoder().encode(text), options)).report;

describe.each(catalogue.map((info) => [info.code, info] as const))('%s', (code, info) => {
  const kind = typeof info.wrong === 'string' && info.wrong.includes('---') ? 'agent' : (info.kinds[0] ?? 'card');

  const profile = info.profiles?.[0];
  const spec = info.specs?.[0];

  test.runIf(info.wrong !== undefined)('its wrong example has this fault and no error of another', async () => {
    const { diagnostics } = await judge(await exampleText(info.wrong ?? '', info), {
      kind,
      ...(profile && { profile }),
      ...(spec && { spec }),
    });
    expect(diagnostics.map((one) => one.code)).toContain(code);
    expect(diagnostics.filter((one) => one.severity === 'error' && one.code !== code)).toEqual([]);
  });

  test.runIf(info.right !== undefined)('its right example is valid and has nothing of the kind', async () => {
    const { diagnostics, valid } = await judge(await exampleText(info.right ?? '', info), {
      kind,
      ...(profile && { profile }),
    });
    expect(diagnostics).toEqual([]);
    expect(valid).toBe(true);
  });

  test('it is worded', () => {
    const { title, why } = wording(code);
    for (const words of [title, why]) expect(words).toMatch(/^["A-Z].+/);
    expect(title).not.toMatch(/[.!]$/);
  });
});

test('no code stands twice', () => {
  const codes = catalogue.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});
