import type { Report } from '../../core/report.ts';
import { visible } from '../../core/visible.ts';
import { usualName } from '../../render/file-name.ts';
import { checkStrings } from '../../render/strings/check.ts';
import { byId } from '../dom.ts';
import { language } from '../language.ts';

const words = checkStrings[language];

/** A name as a shell takes it for one word. */
const quoted = (name: string): string => (/^[\w./@-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`);

/** Says which file is open, above its text and in the line for a terminal. */
export function fileNames(name: string | undefined, kind: Report['kind'] | undefined): void {
  const told = byId('file-name');
  told.textContent = name === undefined ? '' : words.opened(visible(name));
  told.hidden = name === undefined;
  byId('terminal-file').textContent = quoted(`@${visible(name ?? usualName[kind ?? 'agent'])}`);
}
