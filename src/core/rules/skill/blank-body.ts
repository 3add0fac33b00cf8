import { within } from '../../at.ts';
import type { SkillDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';
import { skillFile } from './example.ts';

/** The body is what the agent gets when it opens the skill. The specification asks for nothing in it. */
export const blankSkillBody = rule({
  code: 'skill/blank-body',
  kinds: ['skill'],
  severity: 'warning',
  spec: 'Agent Skills specification, body content',
  wrong: skillFile('', 'house-style', '\n'),
  right: skillFile(),
  *check({ text, body, fences }: SkillDocument): Iterable<Fact> {
    if (text.slice(body.start, body.end).trim() === '') yield { at: within('/body', fences.close), data: {} };
  },
});
