import { missing, onKey } from '../../at.ts';
import { isIn } from '../../folder.ts';
import { folderRule } from './define.ts';
import { bundle } from './example.ts';
import { meantSkill, namedSkills } from './skill-paths.ts';

/** Skills that came along and that no agent file names, so that no agent has them. What a slip was to name is not told. */
export const unnamedSkill = folderRule({
  code: 'folder/unnamed-skill',
  kinds: ['folder'],
  severity: 'warning',
  spec: 'goloco.agent.md, skills',
  wrong: bundle({}, []),
  right: bundle(),
  *check(folder) {
    const { agent, agents, skills, base } = folder;
    const read = agents.map(namedSkills);
    if (!agent?.document || read.includes(undefined)) return;
    const named = read.flatMap((one = []) => one);
    const meant = new Set(named.flatMap((one) => meantSkill(folder, one)?.folder ?? []));
    const isNamed = (at: string) =>
      meant.has(at) || named.some(({ folder: one }) => one === at || (one !== undefined && isIn(at, one)));
    const unnamed = skills.map((skill) => skill.folder).filter((at) => at !== base && !isNamed(at));
    if (unnamed.length === 0) return;
    const at = Object.hasOwn(agent.document.value, 'skills') ? onKey('/skills') : missing('/skills');
    yield { file: agent.path, at, data: { unnamed } };
  },
});
