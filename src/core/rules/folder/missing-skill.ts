import { onValue } from '../../at.ts';
import { placeAt } from '../../parse/pointer.ts';
import { type FolderFact, folderRule } from './define.ts';
import { bundle } from './example.ts';
import { differentSkills, isThere, meantSkill, pathFrom } from './skill-paths.ts';

/** What is the matter with a path: it leads out of all that was sent, to nothing in it, or to a folder in another case. */
type Missing = { path: string; what: 'outside' | 'missing' | 'case'; meant?: string };

/** An agent file names a skill whose folder was not sent. Where another one was evidently meant, its path is the fix. */
export const missingSkill = folderRule({
  code: 'folder/missing-skill',
  kinds: ['folder'],
  severity: 'error',
  spec: 'goloco.agent.md, skills',
  wrong: bundle({}, ['./skills/house-style', './skills/fact-check']),
  right: bundle(),
  *check(folder): Iterable<FolderFact<Missing>> {
    for (const agent of folder.agents) {
      for (const named of differentSkills(agent)) {
        const { pointer, path, folder: at } = named;
        if (at !== undefined && isThere(folder, at)) continue;
        const skill = meantSkill(folder, named);
        const meant = skill && pathFrom(agent, skill.folder);
        const what = skill?.inAnotherCase ? 'case' : at === undefined ? 'outside' : 'missing';
        const span = agent.document && placeAt(agent.document.root, pointer);
        yield {
          file: agent.path,
          at: onValue(pointer),
          data: { path, what, ...(meant !== undefined && { meant }) },
          ...(meant !== undefined &&
            span && { fixes: [{ safe: what === 'case', edits: [{ span, text: JSON.stringify(meant) }] }] }),
        };
      }
    }
  },
});
