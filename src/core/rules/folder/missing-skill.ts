import { onValue } from '../../at.ts';
import { isIn } from '../../folder.ts';
import { folderRule } from './define.ts';
import { bundle } from './example.ts';
import { bundleFile, namedSkills } from './skill-paths.ts';

/** The agent file names a skill whose folder was not sent, or is not inside the folder that was. */
export const missingSkill = folderRule({
  code: 'folder/missing-skill',
  kinds: ['folder'],
  severity: 'error',
  spec: 'goloco.agent.md, skills',
  wrong: bundle({}, ['./skills/house-style', './skills/fact-check']),
  right: bundle(),
  *check(folder) {
    const agent = bundleFile(folder);
    for (const { pointer, path, folder: at } of (agent && namedSkills(folder)) ?? []) {
      const outside = at === undefined || !isIn(`${at}/`, folder.base);
      if (!outside && [...folder.files.keys()].some((file) => isIn(file, at))) continue;
      if (agent) yield { file: agent.file, at: onValue(pointer), data: { path, outside } };
    }
  },
});
