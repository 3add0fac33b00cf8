import { onValue } from '../../at.ts';
import type { AgentDocument } from '../../document.ts';
import { join } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { hostedFile } from './example.ts';

/** Whether a relative path leads out of the folder that it starts in. */
function leavesFolder(path: string): boolean {
  let depth = 0;
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '..') depth--;
    else if (part !== '' && part !== '.') depth++;
    if (depth < 0) return true;
  }
  return false;
}

/** Goloco gets the file and the folders beside it; what is further up is not handed over. */
export const skillOutside = rule({
  code: 'hosted/skill-outside',
  kinds: ['agent'],
  profiles: ['hosted'],
  severity: 'error',
  wrong: hostedFile('model: gpt-5\nskills: [../house-style]\n'),
  right: hostedFile('model: gpt-5\nskills: [./skills/house-style]\n'),
  *check({ value: { skills } }: AgentDocument): Iterable<Fact<{ path: string }>> {
    if (!Array.isArray(skills)) return;
    for (const [index, path] of skills.entries()) {
      if (typeof path === 'string' && leavesFolder(path.trim())) {
        yield { at: onValue(join('', 'skills', index)), data: { path } };
      }
    }
  },
});
