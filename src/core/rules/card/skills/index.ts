import { duplicateSkillId } from './duplicate-skill-id.ts';
import { oasfUnknown } from './oasf-unknown.ts';
import { repeatedDescription } from './repeated-description.ts';
import { skillExamples } from './skill-examples.ts';

export const skillRules = [duplicateSkillId, oasfUnknown, repeatedDescription, skillExamples] as const;
