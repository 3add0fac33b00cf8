/**
 * The same act, but not while a pointer is down: it is put off until that is up and has clicked. What moves a button away
 * from under a pointer loses the click.
 */
export function betweenPresses(act: () => void): () => void {
  let isPressed = false;
  let isWaiting = false;
  const run = () => {
    isWaiting = isPressed;
    if (!isPressed) act();
  };
  addEventListener('pointerdown', () => {
    isPressed = true;
  });
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(end, () => {
      isPressed = false;
      if (isWaiting) setTimeout(run);
    });
  }
  return run;
}
