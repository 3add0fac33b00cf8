/** Names in a row: "a, b, and c". */
export const and = (parts: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);

/** Names to choose from: "a, b, or c". */
export const or = (parts: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(parts);

/** A name as it stands in JSON. */
export const quoted = (name: string): string => `"${name}"`;
