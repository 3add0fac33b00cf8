import type { FoundRules } from '../define.ts';
import { bundle, folderText } from './example.ts';

/** What is found when the files of a folder are sorted, before any rule about them runs. */
export interface FolderFacts {
  /** `several`: paths that could each be the one that the folder is about. `office`: what is inside a document of Word. */
  'folder/no-entry': { several: readonly string[]; what: 'agents' | 'skills' | 'office' };
  'folder/too-much-frontmatter': { limit: number };
}

export const folderFound: FoundRules<FolderFacts> = {
  'folder/no-entry': {
    kinds: ['folder'],
    severity: 'error',
    wrong: folderText({ 'house-style/README.md': 'Applies the house style to a text.\n' }),
    right: bundle(),
  },
  'folder/too-much-frontmatter': { kinds: ['folder'], severity: 'error' },
};
