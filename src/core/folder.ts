import type { AgentDocument, Document, SkillDocument } from './document.ts';
import type { Profile } from './report.ts';

/** A file of a folder that is judged. Without a document it could not be read, and its own findings say why. */
export interface FolderFile<Doc extends Document> {
  readonly path: string;
  readonly document?: Doc;
}

/** A SKILL.md and the folder that it stands in: a path without a slash at its end, empty for the root. */
export interface SkillFolder extends FolderFile<SkillDocument> {
  readonly folder: string;
}

/** An agent file and the folder that its paths begin at. */
export interface AgentFile extends FolderFile<AgentDocument> {
  readonly folder: string;
}

/** Several files that belong together: an agent file with the skills that it names, or one skill. */
export interface Folder {
  readonly profile: Profile;
  /** Every file's size in bytes, by its path. */
  readonly files: ReadonlyMap<string, number>;
  /** The folder of the agent file, or of the one skill. */
  readonly base: string;
  /** The agent file that the folder is about. */
  readonly agent?: AgentFile;
  /** Every agent file, that one first; none of those that are material of a skill. */
  readonly agents: readonly AgentFile[];
  /** Every SKILL.md, by its path. */
  readonly skills: readonly SkillFolder[];
}

/** A path without `.` and empty parts. */
export const plainPath = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');

/** The last part of a path. */
export const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Whether a file is a SKILL.md, and whether it is an agent file: by its name, in whatever case. */
export const isSkillFile = (path: string): boolean => /^skill\.md$/i.test(fileOf(path));
export const isAgentFile = (path: string): boolean => /\.agent\.md$/i.test(path);

/** The folder of a path, empty for the root. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Whether a path stands in a folder, at whatever depth. */
export const isIn = (path: string, folder: string): boolean => folder === '' || path.startsWith(`${folder}/`);

/** The path that a relative one leads to from a folder; undefined where it leads out of the root. */
export function resolvePath(folder: string, path: string): string | undefined {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
