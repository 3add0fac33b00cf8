import { portability } from '../agent/portability/index.ts';
import type { AgentDocument } from '../document.ts';
import { describeReason } from '../messages/index.ts';
import { readFrontmatter } from '../parse/frontmatter.ts';
import { golocoAgentId } from '../schema/registry.ts';
import type { PortabilityRow } from '../schema/types/report.ts';
import type { KindOf } from './kind.ts';

/** A `goloco.agent.md`: YAML frontmatter between two `---` lines, then the instructions. */
export const agent: KindOf<AgentDocument> = {
  read(text, { profile = 'portable', hostedModels = [] }) {
    const { findings, value, root, fences, body } = readFrontmatter(text);
    if (!value || !root || !fences || !body) return { findings };
    return { findings, document: { kind: 'agent', text, profile, hostedModels, value, root, fences, body } };
  },
  schema: () => golocoAgentId,
  view(document, valid) {
    const { name, description } = document.value;
    return {
      agent: {
        ...(typeof name === 'string' && { name }),
        ...(typeof description === 'string' && { description }),
        ...(valid && { portability: worded(document) }),
      },
    };
  },
};

const worded = (document: AgentDocument): PortabilityRow[] =>
  portability(document).map(({ reasons, ...row }) => ({
    ...row,
    reasons: reasons.map((reason) => ({ pointer: reason.pointer, message: describeReason(row.tool, reason) })),
  }));
