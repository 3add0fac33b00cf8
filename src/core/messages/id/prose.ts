/** Names in a row: "a, b, dan c". */
export const and = (parts: readonly string[]): string =>
  new Intl.ListFormat('id', { type: 'conjunction' }).format(parts);

/** Names to choose from: "a, b, atau c". */
export const or = (parts: readonly string[]): string =>
  new Intl.ListFormat('id', { type: 'disjunction' }).format(parts);

/** A count in a sentence: 1024 as "1.024". Digits that are to be written stay as they are. */
export const number = (count: number): string => count.toLocaleString('id');

/** A name as it stands in JSON. */
export const quoted = (name: string): string => `"${name}"`;
