import { describe, expect, test } from 'vitest';
import { type CheckOptions, check } from '../../../src/core/check.ts';
import { unifiedDiff } from '../../../src/core/diff.ts';
import { pageWording } from '../../../src/core/messages/pages.ts';
import { exampleOptions, exampleText } from '../../../src/core/rules/example.ts';
import { catalogue } from '../../../src/core/rules/index.ts';
import { judgeMap } from '../folder/judge.ts';

const judge = async (text: string, options: CheckOptions) =>
  (await check(new TextEncoder().encode(text), options)).report;

describe.each(catalogue.map((info) => [info.code, info] as const))('%s', (code, info) => {
  const isFolder = info.kinds[0] === 'folder';
  const options = exampleOptions(info);

  test.runIf(info.wrong !== undefined)('its wrong example has this fault and no error of another', async () => {
    const text = await exampleText(info.wrong ?? '', info);
    const { diagnostics } = isFolder ? await judgeMap(text) : await judge(text, options);
    expect(diagnostics.map((one) => one.code)).toContain(code);
    expect(diagnostics.filter((one) => one.severity === 'error' && one.code !== code)).toEqual([]);
  });

  test.runIf(info.right !== undefined)('its right example is valid and has nothing of the kind', async () => {
    // Of its own version, where the wrong one is of another.
    const { spec, ...detecting } = options;
    const text = await exampleText(info.right ?? '', info);
    const { diagnostics, valid } = isFolder ? await judgeMap(text) : await judge(text, detecting);
    expect(diagnostics).toEqual([]);
    expect(valid).toBe(true);
  });

  // What is another document altogether, or none, has nothing to keep.
  const isOther = ['text/other-format', 'json/empty', 'json/too-deep', 'card/look-alike'].includes(code);
  test.runIf(info.wrong !== undefined && info.right !== undefined && !isOther)(
    'its right example is the wrong one, mended',
    async () => {
      const [wrong, right] = await Promise.all([
        exampleText(info.wrong ?? '', info),
        exampleText(info.right ?? '', info),
      ]);
      const added = unifiedDiff('x', wrong, right).match(/^\+(?!\+\+)/gm) ?? [];
      expect(added.length).toBeLessThanOrEqual(11);
    },
  );

  test('it is worded', () => {
    const { title, why } = pageWording(code);
    for (const words of [title, why]) expect(words).toMatch(/^["A-Z].+/);
    expect(title).not.toMatch(/[.!]$/);
  });
});

test('no code stands twice', () => {
  const codes = catalogue.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});
