import type { FrontmatterFacts } from '../../parse/frontmatter.ts';
import type { FoundRules } from '../define.ts';

const keys = 'name: copy-editor\ndescription: Edits product copy\n';
const body = 'Edit the text you are given.\n';
const right = `---\n${keys}---\n${body}`;

/** What the reading of the fences finds. */
export const frontmatterFound: FoundRules<FrontmatterFacts> = {
  'frontmatter/missing': { kinds: ['agent', 'skill'], severity: 'error', wrong: body, right },
  'frontmatter/unclosed': { kinds: ['agent', 'skill'], severity: 'error', wrong: `---\n${keys}\n${body}`, right },
  'frontmatter/not-at-start': {
    kinds: ['agent', 'skill'],
    severity: 'error',
    wrong: `\n---\n${keys}---\n${body}`,
    right,
  },
  'frontmatter/fence-trailing-space': {
    kinds: ['agent', 'skill'],
    severity: 'warning',
    wrong: `---\n${keys}--- \n${body}`,
    right,
  },
  'frontmatter/empty': { kinds: ['agent', 'skill'], severity: 'error', wrong: `---\n---\n${body}`, right },
  'frontmatter/not-a-map': {
    kinds: ['agent', 'skill'],
    severity: 'error',
    wrong: `---\n- copy-editor\n- Edits product copy\n---\n${body}`,
    right,
  },
};
