import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { calls } from '../../src/render/html/api-calls.ts';
import { shownOutput } from './shown-output.ts';

const cwd = mkdtempSync(join(tmpdir(), 'api-calls-'));

// In the order of the page: a call works with the files of those before it.
test.each(Object.entries(calls))('the call "%s" of the API page answers what it shows', (_, { command, answer }) => {
  const here = command.replaceAll('https://1849.ai', inject('base'));
  expect(execFileSync('bash', ['-c', here], { cwd, encoding: 'utf8' })).toMatch(shownOutput(answer));
});
