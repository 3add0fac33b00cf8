import { type AgentFile, type Folder, fileOf, isIn, plainPath, resolvePath } from '../../folder.ts';
import { join } from '../../parse/pointer.ts';

/** An entry of `skills` in an agent file, and the folder that it leads to; undefined where it leads out of all folders. */
interface NamedSkill {
  readonly pointer: string;
  readonly path: string;
  readonly folder: string | undefined;
}

/** A path that is none from the file on: a rule about agent files tells of it. */
const elsewhere = /^(?:~|[/\\]|[a-z][a-z0-9+.-]*:)/i;

/** The skills that an agent file names by a relative path; undefined where they cannot be read. */
export function namedSkills({ document, folder }: AgentFile): readonly NamedSkill[] | undefined {
  const skills = document?.value.skills;
  if (!document || (skills !== undefined && skills !== null && !Array.isArray(skills))) return undefined;
  return (Array.isArray(skills) ? skills : []).flatMap((path, index) =>
    typeof path === 'string' && path.trim() !== '' && !elsewhere.test(path.trim())
      ? [{ pointer: join('/skills', index), path, folder: resolvePath(folder, plain(path)) }]
      : [],
  );
}

/** What a path with backslashes, or to the SKILL.md itself, evidently means; that it is so is told by another rule. */
const plain = (path: string): string =>
  path
    .trim()
    .replaceAll('\\', '/')
    .replace(/(?:^|\/)SKILL\.md$/i, '');

/** Those of them that differ: a folder that is named twice is told once. */
export const differentSkills = (agent: AgentFile): readonly NamedSkill[] => {
  const named = namedSkills(agent) ?? [];
  return named.filter(({ folder }, index) => named.findIndex((one) => one.folder === folder) === index);
};

/** The path of a folder as an agent file would write it. */
export function pathFrom(agent: AgentFile, folder: string): string {
  const from = agent.folder === '' ? [] : agent.folder.split('/');
  const to = folder === '' ? [] : folder.split('/');
  const shared = from.findIndex((part, index) => part !== to[index]);
  const common = shared < 0 ? from.length : shared;
  const path = [...from.slice(common).fill('..'), ...to.slice(common)].join('/');
  return path.startsWith('..') ? path : path === '' ? '.' : `./${path}`;
}

/** The skill that a path to nothing evidently means: the same path in another case, or the only folder of its name. */
export function meantSkill(
  { skills }: Folder,
  { path, folder }: NamedSkill,
): { readonly folder: string; readonly inAnotherCase: boolean } | undefined {
  const cased = skills.find((skill) => skill.folder.toLowerCase() === folder?.toLowerCase());
  if (cased) return { folder: cased.folder, inAnotherCase: true };
  const name = fileOf(plainPath(plain(path))).toLowerCase();
  const [only, another] = skills.filter((skill) => fileOf(skill.folder).toLowerCase() === name);
  return only && !another ? { folder: only.folder, inAnotherCase: false } : undefined;
}

/** Whether there are files in a folder. */
export const isThere = ({ files }: Folder, folder: string): boolean =>
  folder === '' || [...files.keys()].some((file) => isIn(file, folder));
