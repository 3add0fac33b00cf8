import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
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
