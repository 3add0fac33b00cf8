import { missing, onKey } from '../../at.ts';
import { isIn } from '../../folder.ts';
import { folderRule } from './define.ts';
import { bundle } from './example.ts';
import { bundleFile, namedSkills } from './skill-paths.ts';

/** Skills that came along and that the agent file does not name, so that the agent never has them. */
export const unnamedSkill = folderRule({
  code: 'folder/unnamed-skill',
  kinds: ['folder'],
  severity: 'warning',
  spec: 'goloco.agent.md, skills',
  wrong: bundle({}, []),
  right: bundle(),
  *check(folder) {
    const agent = bundleFile(folder);
    const named = agent && namedSkills(folder);
    if (!agent || !named) return;
    const unnamed = folder.skills
      .map((skill) => skill.folder)
      .filter(
        (at) =>
          at !== folder.base && !named.some(({ folder: one }) => one === at || (one !== undefined && isIn(at, one))),
      );
    if (unnamed.length === 0) return;
    const at = Object.hasOwn(agent.document.value, 'skills') ? onKey('/skills') : missing('/skills');
    yield { file: agent.file, at, data: { unnamed } };
  },
});
