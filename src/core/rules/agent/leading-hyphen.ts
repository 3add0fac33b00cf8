import { onValue } from '../../at.ts';
import type { AgentDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';

/** The format allows a hyphen in front of a name; Claude Code passes over the file, with a line in its debug log only. */
export const leadingHyphen = rule({
  code: 'agent/leading-hyphen',
  kinds: ['agent'],
  severity: 'warning',
  wrong: '---\nname: -copy-editor\ndescription: Edits product copy\n---\nEdit the text you are given.\n',
  right: '---\nname: copy-editor\ndescription: Edits product copy\n---\nEdit the text you are given.\n',
  *check({ value: { name } }: AgentDocument): Iterable<Fact<{ name: string }>> {
    if (typeof name === 'string' && /^-+[a-z0-9]/.test(name)) yield { at: onValue('/name'), data: { name } };
  },
});
