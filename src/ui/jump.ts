import { byId } from './dom.ts';

/**
 * Brings the way to the result to life. What it gives says the verdict in short on it, again at every verdict; without a
 * text there is no result to go to.
 */
export function jumpBar(): (text: string, state: string) => void {
  const bar = byId('jump');
  bar.addEventListener('click', () => {
    const title = byId('result-title');
    title.scrollIntoView();
    title.focus({ preventScroll: true });
  });
  return (text, state) => {
    bar.hidden = text === '';
    bar.className = state;
    byId('jump-verdict').textContent = text;
  };
}
