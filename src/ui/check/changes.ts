import type { Change } from '../../core/repair.ts';
import { visible } from '../../core/visible.ts';
import { checkStrings } from '../../render/strings/check.ts';
import { byId, h } from '../dom.ts';
import { language } from '../language.ts';
import type { Repaired } from '../worker/messages.ts';

const words = checkStrings[language];

/** What stands for a line of a diff, by the line's first character. */
const elements: Readonly<Record<string, 'ins' | 'del' | 'i'>> = { '+': 'ins', '-': 'del', '@': 'i' };

/** Where a diff leaves lines out it counts them, which is for programs. */
const shownLine = (line: string): string => (line.startsWith('@') ? '…' : visible(line));

/** The lines of a unified diff behind the names of the files. */
const linesOf = (diff: string): string[] => diff.replace(/\n$/, '').split('\n').slice(2);

const reason = ({ title, reason, dropped }: Change): HTMLElement =>
  h('li', {}, h('strong', {}, title), `: ${reason}`, dropped && ` ${words.dropped}`);

/**
 * Shows what all safe fixes change, each with its reason, and makes the change where the person agrees. `problems` is how
 * many of those that are shown have such a fix; there may be more changes, since some faults are behind others.
 */
export function changesDialog(apply: (repaired: Repaired) => void) {
  const dialog = byId<HTMLDialogElement>('changes');
  let shown: Repaired | undefined;
  byId('apply').addEventListener('click', () => {
    dialog.close();
    if (shown) apply(shown);
  });
  byId('cancel').addEventListener('click', () => dialog.close());
  return (repaired: Repaired, problems: number): void => {
    shown = repaired;
    const { changes, diff, truncated } = repaired;
    const isMore = changes.length > problems && problems > 0;
    byId('changes-count').textContent = [words.changed(changes.length), isMore && words.behind]
      .filter(Boolean)
      .join(' ');
    byId('reasons').replaceChildren(...changes.map(reason), ...(truncated ? [h('li', {}, '…')] : []));
    byId('diff').replaceChildren(
      ...linesOf(diff).map((line) => h(elements[line[0] ?? ''] ?? 'span', {}, shownLine(line))),
    );
    dialog.showModal();
    // From its top, where it says what this is; the buttons are at its end.
    byId('changes-title').focus();
    dialog.scrollTop = 0;
  };
}
