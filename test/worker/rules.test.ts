import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/core/rules/index.ts';
import { expectPolicy, expectProblem, expectReport } from '../answers.ts';
import { ask } from './ask.ts';

/** Told only where the server has a list of models. */
const hosted = ['hosted/missing-model', 'hosted/model', 'hosted/unpriced-model', 'hosted/unchecked-model'];

describe.each(catalogue)('/rules/$code', ({ code, severity, spec, wrong }) => {
  test('explains itself to programs and to people', async () => {
    const json = await ask(`/rules/${code}`);
    expectPolicy(json);
    const rule: Record<string, string> = await json.json();
    expect(rule).toMatchObject({ code, severity, docs: `https://1849.ai/rules/${code}`, ...(spec && { spec }) });
    for (const words of [rule.title, rule.why]) expect(words).toMatch(/\S/);
    expect(rule.wrong !== undefined).toBe(wrong !== undefined);
    if (wrong !== undefined) expect(rule.wrong).not.toBe(rule.right);
    const settled = ['json/empty', ...hosted];
    if (wrong !== undefined && !settled.includes(code)) {
      const report = await expectReport(await ask(String(rule.judged), { method: 'POST', body: rule.wrong ?? '' }));
      expect(report.diagnostics.map((one) => one.code)).toContain(code);
    }
    const html = await ask(`/rules/${code}`, { headers: { Accept: 'text/html' } });
    expectPolicy(html);
    const page = await html.text();
    expect(page).toContain(code);
    expect(page).not.toMatch(/undefined|\[object/);
  });
});

test('/rules lists every code once', async () => {
  const { rules }: { rules: { code: string }[] } = await (await ask('/rules')).json();
  expect(rules.map(({ code }) => code)).toEqual(catalogue.map(({ code }) => code));
  expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
  const page = await (await ask('/rules', { headers: { Accept: 'text/html' } })).text();
  for (const { code } of rules) expect(page).toContain(`href="/rules/${code}"`);
});

test.each(['/rules/', '/rules/card', '/rules/card/', '/rules/card/nope', '/rules/__proto__/x'])(
  '%s is not found',
  async (path) => {
    await expectProblem(await ask(path), 'not-found');
  },
);
