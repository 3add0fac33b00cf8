import type { AgentDocument } from '../document.ts';
import { readFrontmatter } from '../parse/frontmatter.ts';
import { golocoAgentId } from '../schema/registry.ts';
import type { KindOf } from './kind.ts';

/** A `goloco.agent.md`: YAML frontmatter between two `---` lines, then the instructions. */
export const agent: KindOf<AgentDocument> = {
  read(text, { profile = 'portable' }) {
    const { findings, value, root, fences, body } = readFrontmatter(text);
    if (!value || !root || !fences || !body) return { findings };
    return { findings, document: { kind: 'agent', text, profile, value, root, fences, body } };
  },
  schema: () => golocoAgentId,
  view({ value: { name, description } }) {
    return {
      agent: { ...(typeof name === 'string' && { name }), ...(typeof description === 'string' && { description }) },
    };
  },
};
