import { takeAlong } from '../check/links.ts';
import { linkTo, readFragment } from '../check/share.ts';

/** The card in the address of the page: over a reload and on the way back, and along to the other language and the checker. */
export interface CardAddress {
  /** Puts a text there; one that is no more the newest by then is left out. */
  write(text: string): Promise<void>;
  clear(): void;
  /** The text that stands there, if any. Throws where the link is broken. */
  read(): Promise<string | undefined>;
}

/** @param newest the text that is in the form */
export function cardAddress(newest: () => string): CardAddress {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#open, a[hreflang]')];
  for (const link of links) takeAlong(link, newest);
  return {
    async write(text) {
      const { hash } = new URL(await linkTo(text));
      if (text !== newest()) return;
      history.replaceState(null, '', hash);
      for (const link of links) link.hash = hash;
    },
    clear() {
      history.replaceState(null, '', location.pathname);
      for (const link of links) link.hash = '';
    },
    async read() {
      const shared = await readFragment(location.hash);
      return shared && 'text' in shared ? shared.text : undefined;
    },
  };
}
