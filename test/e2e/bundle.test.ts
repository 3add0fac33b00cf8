import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };

/** What esbuild says of a bundle. */
interface Metafile {
  readonly outputs: Readonly<
    Record<
      string,
      { inputs: Readonly<Record<string, { bytesInOutput: number }>>; imports: readonly { path: string }[] }
    >
  >;
}

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

// What is deployed, by the tool that deploys it.
execFileSync(
  join(root, 'node_modules/.bin/wrangler'),
  ['deploy', '--dry-run', '--env', 'production', '--outdir', folder, '--metafile', join(folder, 'meta.json')],
  { cwd: root, stdio: 'pipe', env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
);
const meta: Metafile = JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8'));
const [output] = Object.values(meta.outputs).filter(({ inputs }) => Object.keys(inputs).length > 0);
const files = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);

/** The package that a file of the bundle is of; undefined for one of ours. */
const packageOf = (file: string): string | undefined =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(file)?.[1];

test('the bundle holds our files and the packages that the project depends on, and no other', () => {
  const expected = Object.entries(lock.packages as Readonly<Record<string, { dev?: boolean }>>)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path]) => path.replace('node_modules/', ''));
  const found = new Set(files.map(([file]) => packageOf(file)).filter((name) => name !== undefined));
  expect([...found].sort()).toEqual(expected.sort());
  expect(Object.keys(manifest.dependencies).every((name) => found.has(name))).toBe(true);
  const ours = files.map(([file]) => file).filter((file) => packageOf(file) === undefined);
  expect(ours.filter((file) => !/(^|\/)(src|schemas)\/|package\.json$/.test(file))).toEqual([]);
});

test('the bundle imports nothing at run time: no builtin of Node and no module from elsewhere', () => {
  expect(output?.imports).toEqual([]);
});

/**
 * Workers refuse to make code from text. zod has a compiler that does, and first asks whether it runs on Workers; nothing
 * else may have one.
 */
test('nothing in the bundle makes code from text', () => {
  const makers = files
    .map(([file]) => file)
    .filter((file) => /\.[cm]?[jt]s$/.test(file) && packageOf(file) !== 'zod')
    .filter((file) =>
      /\beval\s*\(|\bnew\s+Function\b|=\s*Function\s*[;,)]/.test(readFileSync(join(root, file), 'utf8')),
    );
  expect(makers).toEqual([]);
});
