import { validate } from './validate.ts';

/**
 * Whether what stands at a pointer is right by the schema of the whole, whatever else is wrong with that. `value` need
 * only have what leads there.
 */
export const fits = (id: string, pointer: string, value: unknown): boolean =>
  validate(id, value).every((failed) => !failed.pointer.startsWith(pointer));
