import { visible } from '../../core/visible.ts';
import { byId, h } from '../dom.ts';
import type { Repaired } from '../worker/messages.ts';

/** What stands for a line of a diff, by the line's first character. */
const elements: Readonly<Record<string, 'ins' | 'del' | 'i'>> = { '+': 'ins', '-': 'del', '@': 'i' };

/** Where a diff leaves lines out it counts them, which is for programs. */
const shownLine = (line: string): string => (line.startsWith('@') ? '…' : visible(line));

/** The lines of a unified diff behind the names of the files. */
const linesOf = (diff: string): string[] => diff.replace(/\n$/, '').split('\n').slice(2);

/** Shows what all safe fixes change, and makes the change where the person agrees. */
export function changesDialog(apply: (repaired: Repaired) => void): (repaired: Repaired) => void {
  const dialog = byId<HTMLDialogElement>('changes');
  const diff = byId('diff');
  let shown: Repaired | undefined;
  byId('apply').addEventListener('click', () => {
    dialog.close();
    if (shown) apply(shown);
  });
  byId('cancel').addEventListener('click', () => dialog.close());
  return (repaired) => {
    shown = repaired;
    diff.replaceChildren(
      ...linesOf(repaired.diff).map((line) => h(elements[line[0] ?? ''] ?? 'span', {}, shownLine(line))),
    );
    dialog.showModal();
    byId('apply').focus();
  };
}
