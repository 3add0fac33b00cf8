import { onValue } from '../../at.ts';
import type { AgentDocument } from '../../document.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';

/** What keeps an entry of `skills` from being a path relative to the file. */
type How = 'absolute' | 'home' | 'address' | 'backslash' | 'file';

function howWrong(path: string): How | undefined {
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(path)) return 'address';
  if (path.startsWith('~')) return 'home';
  if (/^(?:[/\\]|[a-z]:[/\\])/i.test(path)) return 'absolute';
  if (path.includes('\\')) return 'backslash';
  return /(?:^|\/)SKILL\.md$/i.test(path) ? 'file' : undefined;
}

/**
 * Skills are folders named by their path from the file, so that file and folders travel together. Another kind of path
 * holds on one machine only; one with backslashes, or of the SKILL.md in the folder, says the right thing another way.
 */
export const skillPath = rule({
  code: 'agent/skill-path',
  kinds: ['agent'],
  severity: 'error',
  wrong:
    '---\nname: copy-editor\ndescription: Edits product copy\nskills: [/home/mara/skills/house-style]\n---\nEdit the text you are given.\n',
  right:
    '---\nname: copy-editor\ndescription: Edits product copy\nskills: [./skills/house-style]\n---\nEdit the text you are given.\n',
  *check({ value: { skills }, root }: AgentDocument): Iterable<Fact<{ path: string; how: How }>> {
    if (!Array.isArray(skills)) return;
    for (const [index, path] of skills.entries()) {
      const how = typeof path === 'string' ? howWrong(path.trim()) : undefined;
      if (!how) continue;
      const pointer = join('', 'skills', index);
      const meant = how === 'backslash' || how === 'file' ? folder(path.trim()) : undefined;
      const span = placeAt(root, pointer);
      yield {
        at: onValue(pointer),
        data: { path, how },
        ...(meant && { severity: 'warning' as const }),
        ...(meant && span && { fixes: [{ safe: true, edits: [{ span, text: JSON.stringify(meant) }] }] }),
      };
    }
  },
});

/** The folder that a path was meant to name. */
const folder = (path: string): string => path.replaceAll('\\', '/').replace(/\/?SKILL\.md$/i, '') || '.';
