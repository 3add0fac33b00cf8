import type { AgentDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';
import { valueless } from '../frontmatter/valueless.ts';

/**
 * A key of the format with nothing behind it. YAML reads it as null, which is as good as no key; whether something was
 * forgotten, only the author knows.
 */
export const noValue = rule({
  code: 'agent/no-value',
  kinds: ['agent'],
  severity: 'warning',
  wrong: '---\nname: copy-editor\ndescription: Edits product copy\nmodel:\n---\nEdit the text you are given.\n',
  right: '---\nname: copy-editor\ndescription: Edits product copy\nmodel: any\n---\nEdit the text you are given.\n',
  check: (document: AgentDocument): Iterable<Fact<{ key: string; required: boolean }>> => valueless(document),
});
