import { byId } from '../dom.ts';

/** Tells what was done beside the text, to a screen reader too. */
export function notice(text: string): void {
  byId('notice').textContent = text;
  const link = document.getElementById('link');
  if (link) link.hidden = true;
}

/** Tells why something is not opened, at the place where it was dropped; an empty text takes that away. */
export function refuse(text: string): void {
  const box = byId('refused');
  box.textContent = text;
  box.hidden = text === '';
}
