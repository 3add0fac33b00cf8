import type { Report } from '../../core/report.ts';
import { usualName } from '../../render/file-name.ts';
import { checkStrings } from '../../render/strings/check.ts';
import { byId } from '../dom.ts';
import { language } from '../language.ts';
import { save } from '../save.ts';
import { notice } from './notice.ts';

const words = checkStrings[language];

export interface Edited {
  text(): string;
  content(): BlobPart;
  /** The file's name, where it came from one. */
  name(): string | undefined;
  kind(): Report['kind'] | undefined;
  clear(): void;
}

/** The buttons below the text that need no link. `refresh` is to be called when there may be a text or none. */
export function tools({ text, content, name, kind, clear }: Edited) {
  /** Of nothing there is nothing to copy, save, share or clear. */
  function refresh(): void {
    const isEmpty = text() === '' && name() === undefined;
    for (const one of byId('tools').querySelectorAll('button')) one.disabled = isEmpty;
  }
  byId('tools').hidden = false;
  byId('copy').addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text());
      notice(words.copied);
    } catch {
      notice(words.notCopied);
    }
  });
  byId('download').addEventListener('click', () => save(content(), name() ?? usualName[kind() ?? 'agent']));
  byId('clear').addEventListener('click', clear);
  refresh();
  return { refresh };
}
