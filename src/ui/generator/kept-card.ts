import { kept } from '../kept.ts';
import { wayBack } from '../way-back.ts';

/** Keeps the card that a person has made in this tab, and offers back the one that something else has taken the place of. */
export function keptCard(bringBack: (text: string) => void) {
  const store = kept<string>('generator');
  /** Whether a person wrote what the form has: what a link or a template shows takes the place of nothing. */
  let isOwn = false;
  const offer = wayBack((text: string) => {
    isOwn = true;
    bringBack(text);
  });
  return {
    touched(): void {
      isOwn = true;
    },
    keep(text: string): void {
      if (isOwn) store.write(text);
    },
    /** The form is empty again: what was in it is offered back. */
    cleared(text: string): void {
      isOwn = false;
      store.write(undefined);
      if (text !== '') offer(text);
    },
    /** What an earlier visit left, where the page came without a card; where it came with another, that is offered back. */
    start(now: string): string | undefined {
      const before = store.read();
      if (before === undefined || before === now) return undefined;
      if (now !== '') {
        offer(before);
        return undefined;
      }
      isOwn = true;
      return before;
    },
  };
}
