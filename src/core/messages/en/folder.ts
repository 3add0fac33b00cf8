import type { FolderFacts } from '../../rules/folder/found.ts';
import type { folderRules } from '../../rules/folder/index.ts';
import type { Facts } from '../../rules/index.ts';
import type { Words } from '../wording.ts';
import { and } from './prose.ts';

const mib = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')} MiB`;

export const folderWords: Words<Pick<Facts, (typeof folderRules)[number]['code'] | keyof FolderFacts>> = {
  'folder/no-entry': {
    message: ({ several, what }) =>
      what === 'office'
        ? 'This is a document of Word or another office program. No tool reads an agent or a skill from one.'
        : several.length > 0
          ? `The folder could be about each of ${and(several)}, and nothing says about which.`
          : 'There is no goloco.agent.md in the folder and no SKILL.md.',
    hint: ({ several, what }) =>
      what === 'office'
        ? 'Save the text from there as plain text in UTF-8, and send that file.'
        : several.length > 0
          ? what === 'agents'
            ? 'Send one agent at a time, or give the one that is meant the name goloco.agent.md.'
            : 'Send one skill at a time, or add the goloco.agent.md that names them.'
          : 'Send the folder of a skill with its SKILL.md, or a goloco.agent.md with the folders of its skills.',
  },
  'folder/missing-skill': {
    message: ({ path, what }) =>
      what === 'case'
        ? `The folder ${path} is there in another case only, which most systems do not find.`
        : what === 'outside'
          ? `${path} leads out of the folder.`
          : `There is no folder ${path} among the files.`,
    hint: ({ what, meant }) =>
      what === 'case'
        ? `Write the path as the folder is called: ${meant}`
        : meant !== undefined
          ? `Did you mean ${meant}?`
          : what === 'outside'
            ? 'Put the skill into the folder of the agent file, and name its path from there.'
            : 'Add the folder of the skill, or take the entry out.',
    fix: ({ meant }) => `Write ${meant}`,
  },
  'folder/no-skill-file': {
    message: ({ path }) => `The folder ${path} has no SKILL.md.`,
    hint: ({ inside }) =>
      inside.length > 0
        ? `There is one in ${and(inside)}: name ${inside.length > 1 ? 'each of these folders' : 'that folder'}.`
        : 'Add a SKILL.md with a name and a description.',
  },
  'folder/unnamed-skill': {
    message: ({ unnamed }) =>
      `The agent file does not name ${unnamed.length > 1 ? 'the skills' : 'the skill'} in ${and(unnamed)}.`,
    hint: ({ unnamed }) => `Add ${unnamed.length > 1 ? 'them' : 'it'} to skills, or leave the folder out.`,
  },
  'folder/duplicate-name': {
    message: ({ name, other }) => `${other} has the name ${name} too.`,
    hint: () => 'Give each skill a name of its own, and its folder the same one.',
  },
  'folder/nesting': {
    message: (data) =>
      data.what === 'skill'
        ? `This skill stands inside another one (${data.inside}), where many tools do not look.`
        : `${data.more === 1 ? 'A file stands' : `${data.more} files stand`} more than one folder below SKILL.md, the first of them in ${data.path}.`,
    hint: (data) =>
      data.what === 'skill'
        ? 'Put the folders of skills beside each other.'
        : 'Keep what the instructions refer to one folder down.',
  },
  'folder/broken-link': {
    message: ({ path, what }) =>
      what === 'outside'
        ? `${path} leads out of the folder of the skill.`
        : what === 'case'
          ? `${path} is there in another case only, which most systems do not find.`
          : `There is no file ${path} in the folder of the skill.`,
    hint: ({ what }) =>
      what === 'outside'
        ? 'Copy the file into the folder, and link to it there.'
        : what === 'case'
          ? 'Write the path as the file is called.'
          : 'Add the file, or mend the link.',
  },
  'folder/unchecked-links': {
    message: ({ limit }) => `The first ${limit} links were looked up; this one and those behind it were not.`,
    hint: () => 'Move parts with many links into files of their own, and look these over by hand.',
  },
  'folder/too-much-frontmatter': {
    message: ({ limit }) =>
      `This file was not judged: the files before it have so much frontmatter that with it there are more than ${limit / 1024} KiB.`,
    hint: () => 'Send fewer skills at a time, or move long values of the frontmatter into the instructions.',
  },
  'folder/too-many-files': {
    message: ({ count, limit }) => `The folder of this skill has ${count} files; Goloco hosts at most ${limit}.`,
    hint: () => 'Leave out what the instructions do not refer to.',
  },
  'folder/too-large': {
    message: ({ bytes, limit }) => `The folder of this skill has ${mib(bytes)}; Goloco hosts at most ${mib(limit)}.`,
    hint: () => 'Leave out large files, or link to where they can be fetched.',
  },
};
