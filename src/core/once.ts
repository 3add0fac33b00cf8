/** A value that is worked out when it is first asked for, and kept. */
export function once<Result>(work: () => Result): () => Result {
  let known: { readonly result: Result } | undefined;
  return () => {
    known ??= { result: work() };
    return known.result;
  };
}
