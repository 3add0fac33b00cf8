import { expect, test } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };

interface Entry {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** `npm ci` refuses a lock file in which something is named and has no entry, which an old node_modules hides. */
test('the lock file has an entry for every optional dependency that it names', () => {
  const packages = lock.packages as Readonly<Record<string, Entry>>;
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => ![`${path}/node_modules/${name}`, `node_modules/${name}`].some((at) => at in packages))
      .map((name) => `${path} wants ${name}`),
  );
  expect(missing).toEqual([]);
});
