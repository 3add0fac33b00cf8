import { expect, test } from 'vitest';
import { repositoryPath, usualName } from '../../../src/render/file-name.ts';
import { renderText } from '../../../src/render/text.ts';
import { diagnostic, judge, reportOf } from './reports.ts';

test('the name given stands where a diagnostic has no file', () => {
  const text = renderText(reportOf(diagnostic(), diagnostic({ file: 'b.json' })), '{\n  "name": ""\n}', usualName.card);
  expect(text).toMatch(/^agent-card\.json:2:3: error card\/empty-value\n/);
  expect(text).toContain('\nb.json:2:3: error card/empty-value\n');
});

test('what a document says cannot steer the terminal', () => {
  const wild = diagnostic({ file: 'a\u202eb', message: 'a\u001b[2J\nvalid: nothing', hint: 'b\u0007' });
  const text = renderText(reportOf(wild), '{\n  "\u001b[31m": 1 }', 'x');
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  expect(text).not.toMatch(/^valid/m);
  expect(text).toContain('a\\u001b[2J\\u000avalid: nothing');
});

test.each([
  ['agents/card.json', 'agents/card.json'],
  ['./card.json', 'card.json'],
  ['././/card.json', 'card.json'],
  ['.//a/./b', 'a/./b'],
  ['../card.json', '../card.json'],
  ['.hidden', '.hidden'],
  ['/card.json', '/card.json'],
  ['./', './'],
])('in a repository, %s is %s', (name, path) => {
  expect(repositoryPath(name)).toBe(path);
});

test.each([
  ['a card of 1.0', '1.0', 'valid: nothing to report\n'],
  ['an older card, which clients of 1.0 cannot use', '0.3', 'valid for A2A 0.3 only: nothing to report\n'],
])('the verdict on %s', (_, specVersion, verdict) => {
  expect(renderText({ ...reportOf(), specVersion: specVersion as '1.0' }, '{}', 'x')).toBe(verdict);
  expect(renderText({ ...reportOf(diagnostic()), specVersion: '0.3' }, '{}', 'x')).toMatch(/\ninvalid: 1 error\n$/);
});

test('an agent file: in which tools it works', async () => {
  const file = (keys: string) => `---\nname: a\ndescription: Edits\n${keys}---\nEdit.\n`;
  const written = async (keys: string) => {
    const { report, text } = await judge(file(keys));
    return renderText(report, text, 'x');
  };
  expect(await written('')).toMatch(
    /^works as it is in Claude Code, .*Cursor; needs a change for Codex\n\nvalid: nothing to report\n$/,
  );
  expect(await written('tools: [web.search]\n')).toMatch(/^needs a change for .*; cannot work in .*Cursor\n\nvalid/);
  expect(await written('tools: [\n')).not.toContain('works as it is');
});
