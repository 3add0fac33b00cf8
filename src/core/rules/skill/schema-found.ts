import type { GroupFacts } from '../../schema/explain/families.ts';
import type { FoundRules } from '../define.ts';
import { skillFile } from './example.ts';

/** What the schema of a skill's frontmatter can find. A key that it does not declare is told by a rule. */
export type SkillSchemaFacts = GroupFacts<'skill'>;

const skillRule = (wrong: string, right: string = skillFile()) =>
  ({ kinds: ['skill'], severity: 'error', spec: 'Agent Skills specification, frontmatter', wrong, right }) as const;

export const skillSchemaFound: FoundRules<SkillSchemaFacts> = {
  'skill/missing-member': skillRule(skillFile().replace(/^description.*\n/m, '')),
  'skill/wrong-type': skillRule(skillFile('metadata: house style\n'), skillFile('metadata:\n  scope: house style\n')),
  'skill/empty-value': skillRule(skillFile().replace(/^description.*/m, 'description: ""')),
  'skill/wrong-form': skillRule(skillFile('', 'House_Style')),
  'skill/too-long': skillRule(skillFile(`compatibility: ${'Needs git and more. '.repeat(26).trim()}\n`)),
};
