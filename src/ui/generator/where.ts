import { elementAt } from './structure.ts';

const textOf = (element: Element | null | undefined): string => element?.firstChild?.textContent?.trim() ?? '';

/** The heading that a part of the form without a name of its own stands below. */
function headingOf(part: Element): string {
  for (let at = part.previousElementSibling; at; at = at.previousElementSibling) {
    if (at.matches('h2, h3')) return textOf(at);
  }
  return '';
}

/** What a part of the form is called there: a field by its label, one of several by its number. */
function nameOf(part: HTMLElement): string {
  if (part.matches('input, select, textarea')) return textOf(part.closest('.field')?.querySelector('label'));
  if (part.matches('fieldset')) return textOf(part.querySelector(':scope > legend'));
  return headingOf(part);
}

/** Where in the form something in the card stands, in the words of the form; undefined where the form has no field for it. */
export function whereInForm(form: HTMLElement, pointer: string): string | undefined {
  const found = elementAt(form, pointer);
  const around: string[] = [];
  for (let at: HTMLElement | null = found; at && at !== form; at = at.parentElement) {
    const isNamed = at === found || at.matches('fieldset');
    if (isNamed) around.unshift(nameOf(at));
  }
  const names = around.filter(Boolean);
  return names.length > 0 ? names.join(', ') : undefined;
}
