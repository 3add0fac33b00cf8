import { byId } from '../dom.ts';
import { itemsHolder, itemsOf, nameByKind, showChosen } from './structure.ts';

let copies = 0;

/** A copy of what a template holds. Its ids get a number of their own, and so does what refers to them. */
export function copyOf(templateId: string): HTMLElement {
  const copy = byId<HTMLTemplateElement>(templateId).content.firstElementChild?.cloneNode(true) as HTMLElement;
  copies += 1;
  for (const name of ['id', 'for', 'aria-describedby']) {
    for (const element of copy.querySelectorAll(`[${name}]`)) {
      element.setAttribute(name, `${element.getAttribute(name)}-${copies}`);
    }
  }
  return copy;
}

/** One more of several, empty, at the end. A scheme has a name of its own at once. */
export function addItem(several: HTMLElement): HTMLElement {
  const item = copyOf(several.dataset.template ?? '');
  itemsHolder(several).append(item);
  if (several.dataset.as === 'map') nameByKind(item, itemsOf(several));
  showChosen(item);
  return item;
}

/** Numbers all items of the form, in their titles and for who hears their buttons. */
export function numberItems(form: HTMLElement): void {
  for (const several of form.querySelectorAll<HTMLElement>('[data-template]')) {
    const items = itemsOf(several);
    items.forEach((item, index) => {
      const title = `${several.dataset.itemName} ${index + 1}`;
      const legend = item.querySelector(':scope > legend');
      if (legend) legend.textContent = title;
      for (const button of item.querySelectorAll<HTMLButtonElement>(':scope > .tools > button')) {
        button.setAttribute('aria-label', `${button.textContent}: ${title}`);
        button.disabled =
          (button.dataset.act === 'up' && index === 0) || (button.dataset.act === 'down' && index === items.length - 1);
      }
    });
  }
}

/** The first field or button in an element that can be used. */
export const firstControl = (element: HTMLElement): HTMLElement | undefined =>
  [...element.querySelectorAll<HTMLElement>('input, select, textarea, button')].find(
    (one) => !one.closest('[hidden]') && !(one as HTMLButtonElement).disabled,
  );

/** Does what the buttons of several say, and leaves the focus where a person goes on. */
export function actOnItems(form: HTMLElement, added: (item: HTMLElement) => void, changed: () => void): void {
  form.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLButtonElement>('button[data-act]');
    const several = pressed?.closest<HTMLElement>('[data-template]');
    if (!pressed || !several) return;
    const item = pressed.closest<HTMLElement>('[data-item]');
    const { act } = pressed.dataset;
    if (act === 'add' || !item) {
      const made = addItem(several);
      added(made);
      changed();
      firstControl(made)?.focus();
    } else if (act === 'remove') {
      const next = (item.nextElementSibling ?? item.previousElementSibling ?? several) as HTMLElement;
      item.remove();
      changed();
      firstControl(next)?.focus();
    } else {
      if (act === 'up') item.previousElementSibling?.before(item);
      else item.nextElementSibling?.after(item);
      changed();
      // At the end of the way this button is off, and the one beside it has the focus.
      (pressed.disabled ? item.querySelector<HTMLElement>(':scope > .tools > :not(:disabled)') : pressed)?.focus();
    }
  });
}
