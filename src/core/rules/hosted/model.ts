import { aliases } from '../../agent/models.ts';
import type { AgentDocument } from '../../document.ts';

/** The model that a file names, trimmed; undefined where it names none, or no text. */
export function modelOf({ value: { model } }: AgentDocument): string | undefined {
  return typeof model === 'string' && model.trim() !== '' ? model.trim() : undefined;
}

/** Whether a model is named by something that each tool resolves as it likes: no price can stand for it. */
export const isNoModel = (model: string): boolean => aliases.has(model.toLowerCase());
