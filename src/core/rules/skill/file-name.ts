import { within } from '../../at.ts';
import type { SkillDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';
import { isSkillFile, partsOf } from './path.ts';

/** Tools look for SKILL.md in capitals. The reference library takes `skill.md` too, and nobody any other spelling. */
export const fileName = rule({
  code: 'skill/file-name',
  kinds: ['skill'],
  severity: 'warning',
  spec: 'Agent Skills specification, directory structure; skills-ref 0.1.0, parser',
  *check({ path, fences }: SkillDocument): Iterable<Fact<{ file: string }>> {
    const { file = '' } = partsOf(path);
    if (!isSkillFile(file) || file === 'SKILL.md') return;
    yield {
      at: within('', fences.open),
      data: { file },
      ...(file !== 'skill.md' && { severity: 'error' as const }),
    };
  },
});
