import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** The first file that the README has written under a name that ends so. */
const fileOf = (end: string): string =>
  new RegExp(`^\\$ cat > \\S*${end.replaceAll('.', '\\.')} <<'END'\\n([\\s\\S]*?)\\nEND\\n`, 'm').exec(readme)?.[1] ??
  '';

const decode = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

test.each([
  ['/', 'goloco.agent.md', /^\S+: |valid/],
  ['/id/', 'goloco.agent.md', /^\S+: |valid/],
  ['/preview', 'listings.json', /^\{\s+"name": "Harbor Studio"/],
  ['/id/preview', 'listings.json', /^\{\s+"name": "Harbor Studio"/],
])('the line for a terminal on %s works as it stands, with %s of the README', async (path, name, gives) => {
  const page = await (await fetch(inject('base') + path)).text();
  const [, line = ''] = /<pre class="line"><code>([\s\S]*?)<\/code><\/pre>/.exec(page) ?? [];
  const cwd = mkdtempSync(join(tmpdir(), 'line-'));
  expect(fileOf(name.replace('goloco', '')).length).toBeGreaterThan(20);
  writeFileSync(join(cwd, name), fileOf(name.replace('goloco', '')));
  const command = decode(line).replace('https://1849.ai', inject('base')).replace('curl ', 'curl --fail-with-body ');
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(gives);
});
