import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('/types/'))
  .sort();

/**
 * The rooms from the ground up: a file may import, for its values, from its own room and from those before it. Types may
 * be imported from anywhere: they are gone at run time.
 */
const rooms: readonly (readonly [string, RegExp])[] = [
  [
    'ground',
    /^core\/(limits|members|document|at|finding|folder|lines|memo|once|language|visible|nearest|report|engine|sha256|diff)\.ts$/,
  ],
  ['parse', /^core\/parse\//],
  ['locate', /^core\/(locate\.ts|edit\/)/],
  ['schema', /^core\/schema\//],
  ['card', /^core\/(card|listing|agent|templates)\//],
  ['rules', /^core\/rules\//],
  ['messages', /^core\/messages\//],
  [
    'check',
    /^core\/(check|check-folder|folder-entry|repair|detect|diagnostics)\.ts$|^core\/(kinds|preview|templates)\//,
  ],
  ['render', /^render\//],
  ['ui', /^ui\//],
  ['http', /^http\//],
  ['app', /^(app|index)\.ts$/],
  ['build', /^build\//],
];
const roomOf = (file: string) => rooms.findIndex(([, pattern]) => pattern.test(file));

test('every file has a room', () => {
  expect(files.filter((file) => roomOf(file) < 0)).toEqual([]);
});

test('imports run one way', () => {
  const wrong = files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/^import (?!type )(?:[^;]*? from )?'(\.[^']+)'/gm)]
      .filter(([statement]) => !/^import \{(\s*type [^,}]+,?)+\s*\}/.test(statement))
      .map(([, target]) => relative(src, resolve(src, dirname(file), target as string)))
      .filter((target) => target.endsWith('.ts') && !target.startsWith('..') && roomOf(target) > roomOf(file))
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('the core is pure: no framework, no clock, no network, no environment', () => {
  const impure = files
    .filter((file) => file.startsWith('core/'))
    .filter((file) =>
      /from 'hono|from 'node:|\bfetch\(|Date\.now|new Date\(|Math\.random|process\.env/.test(
        readFileSync(join(src, file), 'utf8'),
      ),
    );
  expect(impure).toEqual([]);
});

test('only one file knows cfworker', () => {
  const importers = files.filter((file) =>
    /import (?!type)[^;]*'@cfworker\/json-schema'/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(importers).toEqual(['core/schema/validate.ts']);
});
