import { portability } from '../agent/portability/index.ts';
import type { AgentDocument } from '../document.ts';
import type { Language } from '../language.ts';
import { describeReason } from '../messages/index.ts';
import { readFrontmatter } from '../parse/frontmatter.ts';
import { fileKeys } from '../schema/file-keys.ts';
import { golocoAgentId } from '../schema/registry.ts';
import type { PortabilityRow } from '../schema/types/report.ts';
import type { KindOf } from './kind.ts';

/** A `goloco.agent.md`: YAML frontmatter between two `---` lines, then the instructions. */
export const agent: KindOf<AgentDocument> = {
  read(text, { profile = 'portable', hostedModels = [] }) {
    const { findings, value, root, fences, body } = readFrontmatter(text, fileKeys());
    if (!value || !root || !fences || !body) return { findings };
    return { findings, document: { kind: 'agent', text, profile, hostedModels, value, root, fences, body } };
  },
  schema: () => golocoAgentId,
  view(document, valid, language) {
    const { name, description } = document.value;
    return {
      agent: {
        ...(typeof name === 'string' && { name }),
        ...(typeof description === 'string' && { description }),
        ...(valid && { portability: worded(document, language) }),
      },
    };
  },
};

const worded = (document: AgentDocument, language?: Language): PortabilityRow[] =>
  portability(document).map(({ reasons, ...row }) => ({
    ...row,
    reasons: reasons.map((reason) => ({
      pointer: reason.pointer,
      message: describeReason(row.tool, reason, language),
    })),
  }));
