import { agentTemplates } from './agents.ts';
import { cardTemplates } from './cards.ts';
import type { Template } from './template.ts';

/** Every file to start from: agent files, then cards. */
export const templates: readonly Template[] = [...agentTemplates, ...cardTemplates];

export const findTemplate = (id: string): Template | undefined => templates.find((one) => one.id === id);
