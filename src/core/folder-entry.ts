import type { Because } from './detect.ts';
import { fileOf, folderOf, isAgentFile, isIn, isSkillFile } from './folder.ts';

/** What a folder is about. */
export interface Entry {
  /** The folder of the agent file or of the one skill; where it cannot be told, the folder that all files are in. */
  readonly base: string;
  readonly agent?: string;
  /** Every agent file and every SKILL.md: each is judged, whatever the folder is about. */
  readonly agents: readonly string[];
  readonly skills: readonly string[];
  /** Absent where it cannot be told; `several` then has what it could be. */
  readonly because?: Because;
  readonly several: readonly string[];
}

/**
 * The agent file that stands highest, before any skill; else the one skill that all others are inside of. What is sent
 * may be a folder in a folder, as zips are that systems make.
 */
export function entryOf(paths: readonly string[]): Entry {
  const sorted = paths.toSorted((a, b) => (a < b ? -1 : 1));
  const skills = sorted.filter(isSkillFile);
  const agents = sorted.filter((path) => isAgentFile(path) && !isMaterial(path, skills));
  const named = agents.filter((path) => fileOf(path).toLowerCase() === 'goloco.agent.md');
  const highestAgents = highest(named.length > 0 ? named : agents);
  const outer = skills.filter(
    (path) => !skills.some((other) => folderOf(other) !== folderOf(path) && isIn(path, folderOf(other))),
  );
  const [agent] = highestAgents;
  const isAboutAgents = agent !== undefined && depth(agent) <= Math.min(...outer.map(depth), Number.POSITIVE_INFINITY);
  const several = isAboutAgents ? highestAgents : outer;
  const [entry] = several;
  if (entry === undefined || several.length > 1) return { base: commonFolder(sorted), agents, skills, several };
  const because: Because = ['entry', fileOf(entry)];
  const about = { base: folderOf(entry), skills, because, several: [] };
  if (!isAboutAgents) return { ...about, agents };
  return { ...about, agent: entry, agents: [entry, ...agents.filter((path) => path !== entry)] };
}

/** Whether a file is in one of the folders that the specification has for what a skill works with. */
const isMaterial = (path: string, skills: readonly string[]): boolean =>
  skills
    .map(folderOf)
    .some((at) => ['assets', 'references', 'scripts'].some((name) => isIn(path, at === '' ? name : `${at}/${name}`)));

const depth = (path: string): number => path.split('/').length;

/** Of some paths those with the fewest parts. */
function highest(paths: readonly string[]): string[] {
  const least = Math.min(...paths.map(depth));
  return paths.filter((path) => depth(path) === least);
}

/** The folder that all paths are in. */
function commonFolder(paths: readonly string[]): string {
  let common = folderOf(paths[0] ?? '');
  while (common !== '' && !paths.every((path) => isIn(path, common))) common = folderOf(common);
  return common;
}
