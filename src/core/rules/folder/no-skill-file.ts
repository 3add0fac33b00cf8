import { onValue } from '../../at.ts';
import { isIn } from '../../folder.ts';
import { folderRule } from './define.ts';
import { bundle } from './example.ts';
import { differentSkills, isThere } from './skill-paths.ts';

/** A folder that the agent file names as a skill has files in it, and no SKILL.md among them. */
export const noSkillFile = folderRule({
  code: 'folder/no-skill-file',
  kinds: ['folder'],
  severity: 'error',
  spec: 'Agent Skills specification, directory structure',
  wrong: bundle({ 'skills/fact-check/README.md': 'Checks facts.\n' }, ['./skills/house-style', './skills/fact-check']),
  right: bundle(),
  *check(folder) {
    for (const agent of folder.agents) {
      for (const { pointer, path, folder: at } of differentSkills(agent)) {
        if (at === undefined || !isThere(folder, at) || folder.skills.some((skill) => skill.folder === at)) continue;
        // One level too high is the usual slip: the folder that holds the skills, or one around the skill.
        const inside = folder.skills.filter((skill) => isIn(skill.folder, at)).map((skill) => skill.folder);
        yield { file: agent.path, at: onValue(pointer), data: { path, inside } };
      }
    }
  },
});
