import { byId } from './dom.ts';

/** Holds on to what something else has taken the place of, and offers to bring it back. */
export function wayBack<Value>(bringBack: (value: Value) => void): (value: Value) => void {
  const offer = byId('before');
  let before: Value | undefined;
  offer.addEventListener('click', () => {
    const value = before;
    offer.hidden = true;
    // What it takes the place of is offered in its turn.
    if (value !== undefined) bringBack(value);
  });
  return (value) => {
    before = value;
    offer.hidden = false;
  };
}
