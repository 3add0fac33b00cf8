import { onValue } from '../../at.ts';
import type { AgentDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';

/** Code points. The field's one hard limit, of the Agent Skills specification; agent files have none of their own. */
const limit = 1024;

/**
 * A description is the line by which an agent is chosen. Tools that list agents by it cut it, without a word; what is cut
 * from one of a usual length is told in the table of tools, and only a very long one is a warning.
 */
export const longDescription = rule({
  code: 'agent/long-description',
  kinds: ['agent'],
  severity: 'warning',
  wrong: `---\nname: copy-editor\ndescription: Edits product copy${' and keeps its tone'.repeat(60)}\n---\nEdit the text you are given.\n`,
  right: '---\nname: copy-editor\ndescription: Edits product copy\n---\nEdit the text you are given.\n',
  *check({ value: { description } }: AgentDocument): Iterable<Fact<{ length: number; limit: number }>> {
    const length = typeof description === 'string' ? [...description.trim()].length : 0;
    if (length > limit) yield { at: onValue('/description'), data: { length, limit } };
  },
});
