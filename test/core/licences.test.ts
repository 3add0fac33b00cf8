import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };

interface Entry {
  readonly license?: string;
  readonly dev?: boolean;
}

const entries = Object.entries(lock.packages as Readonly<Record<string, Entry>>).filter(([path]) => path !== '');

/** What the lock file says, or the package itself where the lock file says nothing. */
function licence(path: string, { license }: Entry): string {
  const own = new URL(`../../${path}/package.json`, import.meta.url);
  return license ?? (existsSync(own) ? String(JSON.parse(readFileSync(own, 'utf8')).license) : 'not installed here');
}

/** Ask for no more than to be named. */
const permissive = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Python-2.0',
  'CC0-1.0',
];

/** Besides those, what tools may have that are used and not shipped. */
const ofTools = ['MPL-2.0', 'PSF-2.0', 'LGPL-3.0-or-later', 'not installed here'];

/** Whether one of the choices of an expression is allowed, and all that it demands together (SPDX, annex D). */
const allows = (expression: string, allowed: readonly string[]): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.includes(one.trim())));

test('what is shipped asks for no more than to be named', () => {
  const shipped = entries.filter(([, { dev }]) => !dev);
  expect(shipped.map(([path]) => path)).toEqual(
    expect.arrayContaining(Object.keys(manifest.dependencies).map((name) => `node_modules/${name}`)),
  );
  expect(
    shipped.map(([path, entry]) => [path, licence(path, entry)]).filter(([, name]) => !allows(name ?? '', permissive)),
  ).toEqual([]);
});

test('no tool has a licence that was not looked at', () => {
  const tools = entries.filter(([, { dev }]) => dev);
  const unknown = tools
    .map(([path, entry]) => [path, licence(path, entry)] as const)
    .filter(([, name]) => !allows(name, [...permissive, ...ofTools]));
  expect(unknown).toEqual([]);
});
