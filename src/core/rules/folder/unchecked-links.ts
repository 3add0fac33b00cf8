import { within } from '../../at.ts';
import { limits } from '../../limits.ts';
import { fileLinks } from '../../parse/links.ts';
import { folderRule } from './define.ts';
import { skillFolder } from './example.ts';

/** A SKILL.md with more links than are looked up: a link behind them may be broken, and nothing would say so. */
export const uncheckedLinks = folderRule({
  code: 'folder/unchecked-links',
  kinds: ['folder'],
  severity: 'note',
  wrong: skillFolder('See [numbers](numbers.md).\n'.repeat(limits.links + 1), {
    'house-style/numbers.md': 'A rule.\n',
  }),
  right: skillFolder('See [numbers](numbers.md).\n', { 'house-style/numbers.md': 'A rule.\n' }),
  *check({ skills }) {
    for (const { path: file, document } of skills) {
      const next = document && fileLinks(document).next;
      if (next) yield { file, at: within('/body', next.span), data: { limit: limits.links } };
    }
  },
});
