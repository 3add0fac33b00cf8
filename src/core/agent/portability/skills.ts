import type { AgentDocument } from '../../document.ts';
import { join } from '../../parse/pointer.ts';
import { type Reason, reason } from './row.ts';
import type { Tool } from './tools.ts';

/** Skills are paths here; the tools find them by name, in a folder of their own. */
export function* skillReasons({ skills, otherKeys }: Tool, { value }: AgentDocument): Iterable<Reason> {
  if (value.skills === undefined) return;
  const list = Array.isArray(value.skills) ? value.skills.map(String) : [];
  const isIgnored = skills.key === 'ignored' && otherKeys === 'ignored';
  if (skills.key === 'ignored' && !isIgnored) {
    yield reason('skills-remove', 'needs a change', '/skills', { refused: otherKeys === 'refused' });
  }
  for (const [index, path] of list.entries()) {
    const last = path.split('/').findLast((part) => part !== '' && part !== '.');
    // The path to the folder of the file, or to one above it, does not say what the folder is called.
    const name = last === undefined || last === '..' ? '' : last;
    // A bare name is what a tool that takes names reads; it finds the skill where it keeps its own.
    const key = skills.key === 'names' ? 'names' : isIgnored ? 'ignored' : 'left out';
    const data = { path, folder: name === '' ? skills.folder : `${skills.folder}/${name}`, name, key } as const;
    yield reason('skill-folder', 'needs a change', join('', 'skills', index), data);
  }
}
