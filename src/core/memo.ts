/**
 * Keeps what was worked out for an object that never changes on the object itself, under a name that nothing else has and
 * no copy takes along. A WeakMap would keep it as well, at many times the price: each is gone through at every collection.
 */
export function memo<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const kept = Symbol(work.name);
  return (key) => {
    const known = (key as { [kept]?: { readonly result: Result } })[kept];
    if (known) return known.result;
    const result = work(key);
    Object.defineProperty(key, kept, { value: { result } });
    return result;
  };
}

/** A value that is worked out when it is first asked for, and kept. */
export function once<Result>(work: () => Result): () => Result {
  let known: { readonly result: Result } | undefined;
  return () => {
    known ??= { result: work() };
    return known.result;
  };
}
