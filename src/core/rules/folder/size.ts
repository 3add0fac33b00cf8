import { type Folder, isIn, type SkillFolder } from '../../folder.ts';
import { limits } from '../../limits.ts';
import { folderRule } from './define.ts';
import { skillFolder } from './example.ts';
import { atStart } from './start.ts';

const filesOf = ({ files }: Folder, { folder }: SkillFolder) => [...files].filter(([path]) => isIn(path, folder));

/** Goloco hosts no folder over the limits; elsewhere it is only unwieldy. */
const severityIn = ({ profile }: Folder) => (profile === 'hosted' ? { severity: 'error' as const } : {});

const spec = 'Goloco, hosted agents';

export const tooManyFiles = folderRule({
  code: 'folder/too-many-files',
  kinds: ['folder'],
  severity: 'warning',
  spec,
  wrong: skillFolder(
    undefined,
    Object.fromEntries(
      Array.from({ length: limits.skillFiles }, (_, index) => [`house-style/references/${index + 1}.md`, 'A rule.\n']),
    ),
  ),
  right: skillFolder(),
  *check(folder) {
    for (const skill of folder.skills) {
      const count = filesOf(folder, skill).length;
      if (count <= limits.skillFiles) continue;
      yield { file: skill.path, at: atStart(skill), data: { count, limit: limits.skillFiles }, ...severityIn(folder) };
    }
  },
});

export const tooManyBytes = folderRule({
  code: 'folder/too-large',
  kinds: ['folder'],
  severity: 'warning',
  spec,
  *check(folder) {
    for (const skill of folder.skills) {
      const bytes = filesOf(folder, skill).reduce((sum, [, size]) => sum + size, 0);
      if (bytes <= limits.skillBytes) continue;
      yield { file: skill.path, at: atStart(skill), data: { bytes, limit: limits.skillBytes }, ...severityIn(folder) };
    }
  },
});
