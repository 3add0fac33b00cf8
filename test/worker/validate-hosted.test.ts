import { describe, expect, test } from 'vitest';
import { agentTemplates } from '../../src/core/templates/agents.ts';
import { expectReport } from '../answers.ts';
import { ask } from './ask.ts';

const post = (body: string, query: string) =>
  ask(`/validate${query}`, { method: 'POST', body, headers: { 'Content-Type': 'text/markdown' } });

const file = (keys: string) => `---\nname: copy-edit\ndescription: Edits launch copy.\n${keys}---\nYou edit copy.\n`;

describe('the hosted profile', () => {
  test('knows the models that the configuration lists', async () => {
    const report = await expectReport(await post(file('model: any\n'), '?profile=hosted'));
    expect(report).toMatchObject({ valid: false, profile: 'hosted' });
    expect(report.diagnostics).toMatchObject([{ code: 'hosted/unpriced-model', hint: 'Use gpt-5 or gpt-5-mini.' }]);
  });

  test.each(agentTemplates.map(({ id, text }) => [id, text] as const))('takes the starter %s', async (_, text) => {
    const answer = await post(text, '?profile=hosted&format=text&fail-on=warning');
    expect([answer.status, await answer.text()]).toEqual([200, 'valid: nothing to report\n']);
  });

  test('is not what a file is judged by unasked', async () => {
    const report = await expectReport(await post(file('model: any\n'), ''));
    expect(report).toMatchObject({ valid: true, profile: 'portable', diagnostics: [] });
  });
});

describe('where an agent file works', () => {
  test('is a table on the page', async () => {
    const page = await (await post(file('model: any\n'), '?format=html')).text();
    expect(page).toContain('<h2>Where it works</h2>');
    expect(page.match(/<th scope="row">/g)).toHaveLength(8);
    expect(page).toContain('<code>.claude/agents/copy-edit.md</code>');
    expect(page).toContain('Claude Code has no model called any.');
  });

  test('is not on the page of a file with errors', async () => {
    expect(await (await post(file('price: 5\n'), '?format=html')).text()).not.toContain('Where it works');
  });

  test('is a line in the text, of one that Goloco does not run itself', async () => {
    const written = async (query: string) => (await post(file('model: gpt-5\n'), `?format=text${query}`)).text();
    expect(await written('')).toMatch(
      /^works as it is in Goose, .*; needs a change for Claude Code.*\n\nvalid: nothing to report\n$/,
    );
    expect(await written('&profile=hosted')).toBe('valid: nothing to report\n');
  });
});
