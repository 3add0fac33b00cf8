import { nearest } from '../nearest.ts';

/** The bindings that the specification defines, spelled exactly so (A2A 1.0.1 section 5.8). */
export const coreBindings = ['JSONRPC', 'GRPC', 'HTTP+JSON'] as const;

/** The core binding that a name is, or was most likely meant to be; undefined for a binding of one's own. */
export const coreBinding = (name: unknown): string | undefined =>
  typeof name === 'string' ? nearest(name, coreBindings) : undefined;

/** Whether an interface has a binding of its maker's own; the form of its URL is then theirs as well. */
export const isCustomBinding = (name: unknown): boolean =>
  typeof name === 'string' && name !== '' && coreBinding(name) === undefined;

/** The core binding that a name is in other letters, such as `http+json` or `JSON-RPC`; undefined for every other name. */
export const misspelledBinding = (name: string): string | undefined => {
  const letters = (one: string) => one.toLowerCase().replace(/[^a-z]/g, '');
  return coreBindings.find((binding) => binding !== name && letters(binding) === letters(name));
};
