import { folderOf, isIn } from './folder.ts';
import { isSkillFile, partsOf } from './rules/skill/path.ts';

/** What a folder is about. */
export interface Entry {
  /** The folder of the agent file or of the one skill; where it cannot be told, the folder that all files are in. */
  readonly base: string;
  readonly agent?: string;
  readonly skills: readonly string[];
  /** Absent where it cannot be told; `several` then has what it could be. */
  readonly because?: string;
  readonly several: readonly string[];
}

/**
 * The agent file that stands highest, before any skill; else the one skill that stands highest. What is sent may be a
 * folder in a folder, as zips are that systems make.
 */
export function entryOf(paths: readonly string[]): Entry {
  const sorted = paths.toSorted((a, b) => (a < b ? -1 : 1));
  const skills = sorted.filter((path) => isSkillFile(partsOf(path).file));
  const named = sorted.filter((path) => partsOf(path).file === 'goloco.agent.md');
  const agents = highest(named.length > 0 ? named : sorted.filter((path) => path.endsWith('.agent.md')));
  const tops = highest(skills);
  const [agent] = agents;
  if (agent !== undefined && agents.length === 1 && depth(agent) <= depth(tops[0] ?? agent)) {
    const base = folderOf(agent);
    const inBase = skills.filter((path) => isIn(path, base));
    return { base, agent, skills: inBase, because: `it has ${partsOf(agent).file}`, several: [] };
  }
  const [top] = tops;
  if (top !== undefined && tops.length === 1 && agents.length <= 1) {
    const base = folderOf(top);
    return {
      base,
      skills: skills.filter((path) => isIn(path, base)),
      because: `it has ${partsOf(top).file}`,
      several: [],
    };
  }
  return { base: commonFolder(sorted), skills, several: agents.length > 1 ? agents : tops };
}

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
