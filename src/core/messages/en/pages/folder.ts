import type { FolderFacts } from '../../../rules/folder/found.ts';
import type { folderRules } from '../../../rules/folder/index.ts';
import type { Facts } from '../../../rules/index.ts';
import type { PageWords } from '../../wording.ts';

export const folderPages: PageWords<Pick<Facts, (typeof folderRules)[number]['code'] | keyof FolderFacts>> = {
  'folder/no-entry': {
    title: 'No agent and no skill in the folder',
    why: 'A folder is judged by its goloco.agent.md or, where it is one skill, by its SKILL.md. Tools look for these names and pass over what has neither.',
  },
  'folder/missing-skill': {
    title: 'Skill that is not there',
    why: 'The agent is told to work by a skill that does not come with it. Tools skip it with a line in a log, and the agent works without.',
  },
  'folder/no-skill-file': {
    title: 'Skill without SKILL.md',
    why: 'A folder is a skill by its SKILL.md. Tools pass over a folder without one.',
  },
  'folder/unnamed-skill': {
    title: 'Skill that the agent does not name',
    why: 'An agent has the skills that its file names. Others in the folder travel along and are never used.',
  },
  'folder/duplicate-name': {
    title: 'Two skills of one name',
    why: 'A tool knows skills by their names. Of two with one name it keeps one, and says nothing of the other.',
  },
  'folder/nesting': {
    title: 'Nested too deep',
    why: 'Tools look for a SKILL.md in each folder of their skills and no further down. Files more than one folder below it are read less reliably, by the advice of the specification.',
  },
  'folder/broken-link': {
    title: 'Link to a file that is not there',
    why: 'A skill travels as its folder and nothing else. An agent that follows a link to a file outside, or to none, goes on without what it was to read.',
  },
  'folder/unchecked-links': {
    title: 'More links than are looked up',
    why: 'So that little input never makes much work, the links of one file are looked up to a limit. One behind it can lead nowhere, and nothing says so.',
  },
  'folder/too-much-frontmatter': {
    title: 'Too much frontmatter in the folder',
    why: 'The frontmatter of a folder is read to a limit in all. What comes behind it is not judged, so nothing good or bad is known of it.',
  },
  'folder/too-many-files': {
    title: 'Many files in a skill',
    why: 'Goloco hosts skills of at most 50 files. Elsewhere so many are slow to load, and hard for an agent to find its way in.',
  },
  'folder/too-large': {
    title: 'Large skill',
    why: 'Goloco hosts skills of at most 2 MiB with all their files. A larger one is slow to install everywhere.',
  },
};
