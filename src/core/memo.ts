/** Keeps what was worked out for an object that never changes, as long as the object lives. */
export function memo<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    let entry = known.get(key);
    if (!entry) {
      entry = { result: work(key) };
      known.set(key, entry);
    }
    return entry.result;
  };
}
