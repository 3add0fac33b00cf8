import { checkStrings } from '../../render/strings/check.ts';
import { byId } from '../dom.ts';
import { language } from '../language.ts';
import { notice } from './notice.ts';
import { linkTo, readFragment } from './share.ts';

const words = checkStrings[language];

export interface Linked {
  /** The text as it is to be shared. */
  text(): string;
  /** Shows the text of a link. */
  load(text: string): void;
  /** The wrong example of a rule. */
  example(code: string): Promise<string | undefined>;
}

/**
 * Takes the text along to the page that a link leads to, as it is at the click. A click that opens a tab goes to the address
 * that the link has.
 */
export function takeAlong(link: HTMLAnchorElement, text: () => string): void {
  const page = link.pathname;
  link.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || text() === '') return;
    event.preventDefault();
    const address = page + new URL(await linkTo(text())).hash;
    // Where only the language is another, a fragment alone would lead to nowhere else.
    if (page === location.pathname) {
      history.replaceState(null, '', address);
      location.reload();
    } else location.assign(address);
  });
}

/** Copies the link, or shows it where the browser keeps the clipboard from us. */
async function handOut(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notice(words.shared);
  } catch {
    notice('');
    byId('link').hidden = false;
    const field = byId<HTMLInputElement>('link-text');
    field.value = link;
    field.focus();
    field.select();
  }
}

/**
 * Everything that has a text in an address: share links, examples, and the switch of the language, which takes the text
 * along. The address holds a text only as long as it is the one on the page: `changed` is to be called when that may have
 * changed.
 */
export function links({ text, load, example }: Linked) {
  let linked: string | undefined;

  /** Shows what the address asks for. False where that is nothing. */
  async function follow(): Promise<boolean> {
    try {
      const shared = await readFragment(location.hash);
      const found = shared && ('text' in shared ? shared.text : await example(shared.example));
      if (found === undefined) return false;
      load(found);
      linked = text();
      return true;
    } catch {
      notice(words.badLink);
      return false;
    }
  }

  byId('share').addEventListener('click', async () => {
    linked = text();
    const link = await linkTo(linked);
    history.replaceState(null, '', link);
    await handOut(link);
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-example]')) {
    link.href = `#example=${link.dataset.example}`;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      // Not by way of the address alone: the same example can be asked for twice.
      history.replaceState(null, '', link.href);
      follow();
    });
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) takeAlong(link, text);
  addEventListener('hashchange', follow);

  return {
    first: follow(),
    /** Whether the text is the one in the address, which so keeps it. */
    isLinked: () => linked !== undefined && text() === linked,
    changed(): void {
      if (linked === undefined || text() === linked) return;
      linked = undefined;
      history.replaceState(null, '', location.pathname + location.search);
    },
  };
}
