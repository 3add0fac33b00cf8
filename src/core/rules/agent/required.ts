import { join } from '../../parse/pointer.ts';
import { golocoAgentId } from '../../schema/registry.ts';
import { rootNode } from '../../schema/walk.ts';

/** Whether an agent file must have the key that a pointer names. */
export const isRequired = (pointer: string): boolean =>
  (rootNode(golocoAgentId).schema.required as string[]).some((key) => join('', key) === pointer);
