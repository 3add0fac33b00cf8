/** The value with one part, anywhere in it, replaced by another value or taken out. */
export function mutate(value: unknown, path: readonly number[], by: unknown): unknown {
  const [turn = 0, ...rest] = path;
  if (typeof value !== 'object' || value === null || path.length === 0) return by ?? null;
  const keys = Object.keys(value);
  const key = keys[turn % (keys.length + 1)];
  if (key === undefined) return Array.isArray(value) ? [...value, by ?? null] : { ...value, [String(by)]: by ?? null };
  const part = (value as Record<string, unknown>)[key];
  if (by === undefined && rest.length === 0)
    return Array.isArray(value)
      ? value.toSpliced(Number(key), 1)
      : Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  const changed = mutate(part, rest, by);
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}
