import { a2aCardId, a2aCardV01Id, a2aCardV02Id, a2aCardV03Id } from '../schema/registry.ts';
import type { Spec } from './layout.ts';

/** The schema of each version of the A2A card. */
export const schemaIds: Readonly<Record<Spec, string>> = {
  '1.0': a2aCardId,
  '0.3': a2aCardV03Id,
  '0.2': a2aCardV02Id,
  '0.1': a2aCardV01Id,
};
