import { byId } from '../dom.ts';

/** Tells what was done beside the text, to a screen reader too. */
export function notice(text: string): void {
  byId('notice').textContent = text;
  const link = document.getElementById('link');
  if (link) link.hidden = true;
}
