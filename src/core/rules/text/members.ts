import { isObject } from '../../document.ts';

export type Path = readonly (string | number)[];

/** Every value inside a value, outermost first, with the keys and indexes that lead to it. */
export function* members(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isObject(value)
      ? Object.entries(value)
      : [];
  for (const [key, member] of entries) {
    const inner = [...path, key];
    yield { path: inner, value: member };
    yield* members(member, inner);
  }
}
