import type { AgentDocument } from '../../document.ts';
import { type Folder, resolvePath } from '../../folder.ts';
import { join } from '../../parse/pointer.ts';

/** An entry of `skills` in an agent file, and the folder that it leads to; undefined where it leads out of all folders. */
interface NamedSkill {
  readonly pointer: string;
  readonly path: string;
  readonly folder: string | undefined;
}

/** A path that is none from the file on: a rule about agent files tells of it. */
const elsewhere = /^(?:~|[/\\]|[a-z][a-z0-9+.-]*:)/i;

/** The skills that the agent file of a folder names by a relative path; undefined where they cannot be read. */
export function namedSkills({ agent, base }: Folder): readonly NamedSkill[] | undefined {
  const skills = agent?.document?.value.skills;
  if (!agent?.document || (skills !== undefined && skills !== null && !Array.isArray(skills))) return undefined;
  return (Array.isArray(skills) ? skills : []).flatMap((path, index) =>
    typeof path === 'string' && path.trim() !== '' && !elsewhere.test(path.trim())
      ? [{ pointer: join('/skills', index), path, folder: resolvePath(base, plain(path)) }]
      : [],
  );
}

/** What a path with backslashes, or to the SKILL.md itself, evidently means; that it is so is told by another rule. */
const plain = (path: string): string =>
  path
    .trim()
    .replaceAll('\\', '/')
    .replace(/(?:^|\/)SKILL\.md$/i, '');

/** The file that facts about the bundle are told in, with its document. */
export const bundleFile = ({ agent }: Folder): { file: string; document: AgentDocument } | undefined =>
  agent?.document && { file: agent.path, document: agent.document };
