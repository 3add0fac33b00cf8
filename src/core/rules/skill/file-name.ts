import { within } from '../../at.ts';
import type { SkillDocument } from '../../document.ts';
import { fileOf, isSkillFile } from '../../folder.ts';
import { type Fact, rule } from '../define.ts';

/** Tools look for SKILL.md in capitals. The reference library takes `skill.md` too, and nobody any other spelling. */
export const fileName = rule({
  code: 'skill/file-name',
  kinds: ['skill'],
  severity: 'warning',
  spec: 'Agent Skills specification, directory structure; skills-ref 0.1.0, parser',
  *check({ path = '', fences }: SkillDocument): Iterable<Fact<{ file: string }>> {
    const file = fileOf(path.replaceAll('\\', '/'));
    if (!isSkillFile(file) || file === 'SKILL.md') return;
    yield {
      at: within('', fences.open),
      data: { file },
      ...(file !== 'skill.md' && { severity: 'error' as const }),
    };
  },
});
