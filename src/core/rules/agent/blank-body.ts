import { within } from '../../at.ts';
import type { AgentDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';

/** The body is the agent's instructions; blank, the agent does what its model likes. Shown at the closing fence. */
export const blankBody = rule({
  code: 'agent/blank-body',
  kinds: ['agent'],
  severity: 'error',
  wrong: '---\nname: copy-editor\ndescription: Edits product copy\n---\n\n',
  right: '---\nname: copy-editor\ndescription: Edits product copy\n---\nEdit the text you are given.\n',
  *check({ text, body, fences }: AgentDocument): Iterable<Fact> {
    if (text.slice(body.start, body.end).trim() === '') yield { at: within('/body', fences.close), data: {} };
  },
});
