import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { shownOutput } from './shown-output.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const consoles = [...readme.matchAll(/```console\n([\s\S]*?)```/g)].map(([, block]) => block ?? '');

/** The commands of a block, each with the output that the README shows below it; a here-document belongs to its command. */
function commandsOf(block: string): { command: string; output: string }[] {
  return block
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const heredoc = /^[^\n]*<<'END'\n[\s\S]*?\nEND\n/.exec(part);
      const command = heredoc?.[0] ?? part.slice(0, part.indexOf('\n') + 1);
      return { command, output: part.slice(command.length) };
    });
}

test('every command of the README gives the output that it shows', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'readme-'));
  const commands = consoles.flatMap(commandsOf);
  expect(commands.length).toBeGreaterThan(6);
  for (const { command, output } of commands) {
    const here = command.replaceAll('localhost:8787', inject('base').replace('http://', ''));
    expect(execFileSync('bash', ['-c', here], { cwd, encoding: 'utf8' }), command).toMatch(shownOutput(output));
  }
});

test('the workflow of the README passes for good files, and fails for a bad one and for one that cannot be judged', () => {
  const [, workflow = ''] = /```yaml\n([\s\S]*?)```/.exec(readme) ?? [];
  const { run } = parse(workflow).jobs.agents.steps.at(-1);
  const cwd = mkdtempSync(join(tmpdir(), 'workflow-'));
  const inRepository = (...args: string[]) => execFileSync('git', args, { cwd });
  inRepository('init', '-q');
  mkdirSync(join(cwd, 'my agents'));
  const good = '---\nname: copy-editor\ndescription: Edits product copy\n---\nEdit the text.\n';
  // As GitHub runs a step.
  const step = (file: string, text: string) => {
    writeFileSync(join(cwd, file), text);
    inRepository('add', '.');
    const command = run.replaceAll('https://1849.ai', inject('base'));
    const { status, stdout } = spawnSync('bash', ['-e', '-c', command], { cwd, encoding: 'utf8' });
    return { status, stdout };
  };
  const file = 'my agents/copy & edit.agent.md';
  expect(step(file, good)).toEqual({ status: 0, stdout: `${file}\n` });
  const bad = step(file, good.replace('Edits', 'Use: edits'));
  expect(bad.status).toBe(1);
  expect(bad.stdout).toContain(`::error file=${file},line=3`);
  expect(bad.stdout).toContain(`::error file=${file}::Not valid`);
  step(file, good);
  expect(step('agent-card.json', '')).toMatchObject({ status: 1, stdout: expect.stringContaining('empty-body') });
});
