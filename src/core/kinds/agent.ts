import type { AgentDocument } from '../document.ts';
import { readFrontmatter } from '../parse/frontmatter.ts';
import type { Profile, Report } from '../report.ts';
import { golocoAgentId } from '../schema/registry.ts';
import type { Reading } from './kind.ts';

/** Reads a `goloco.agent.md`: YAML frontmatter between two `---` lines, then the instructions. */
export function readAgent(text: string, profile: Profile = 'portable'): Reading<AgentDocument> {
  const { findings, value, root, fences, body } = readFrontmatter(text);
  if (!value || !root || !fences || !body) return { findings };
  return { findings, document: { kind: 'agent', text, profile, value, root, fences, body } };
}

export const agentSchema = (): string => golocoAgentId;

/** What the report says of an agent file beside the diagnostics. */
export function viewAgent({ value }: AgentDocument): Pick<Report, 'agent'> {
  const { name, description } = value;
  return {
    agent: { ...(typeof name === 'string' && { name }), ...(typeof description === 'string' && { description }) },
  };
}
