import { golocoAgentId, skillId } from './registry.ts';
import { declaredMembers, rootNodes } from './walk.ts';

/** The keys that agent files and skills have at the margin of their frontmatter. People write those of one into the other. */
export const fileKeys = (): readonly string[] =>
  [golocoAgentId, skillId].flatMap((id) => declaredMembers(rootNodes(id)) ?? []);
