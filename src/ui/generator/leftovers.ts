import { generatorStrings } from '../../render/strings/generator.ts';
import { byId } from '../dom.ts';
import { language } from '../language.ts';

const words = generatorStrings[language];

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What is the same in many cards, and no sign that a field was passed over. */
const USUAL = /(?:version|Modes|protocol\w+|scheme|bearerFormat|apiKeySecurityScheme\/name)$/;

const isFlag = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

const written = (control: Control): string => (isFlag(control) ? String(control.checked) : control.value.trim());

/** The names of the members down to a field, whatever the numbers and names of what it is in. */
function pathOf(control: Element): string {
  const names: string[] = [];
  for (let at: Element | null | undefined = control; at; at = at.parentElement?.closest('[data-member]')) {
    names.unshift((at as HTMLElement).dataset.member ?? '');
  }
  return names.join('/');
}

const controlsOf = (form: HTMLElement): Control[] =>
  [...form.querySelectorAll<Control>('input[data-member], textarea[data-member]')].filter(
    (one) => !one.closest('[hidden]') && !USUAL.test(pathOf(one)) && !['', 'false'].includes(written(one)),
  );

export interface Leftover {
  readonly control: HTMLElement;
  readonly message: string;
}

/** Knows a template's own texts, and finds those that are still in the form: nobody is to publish them by oversight. */
export function leftovers(form: HTMLElement, go: (control: HTMLElement) => void) {
  const own = new Set<string>();
  const seen = new WeakSet<EventTarget>();
  const line = byId('leftovers');
  const button = line.querySelector('button') as HTMLButtonElement;
  let first: HTMLElement | undefined;
  const key = (control: Control): string => `${pathOf(control)}=${written(control)}`;

  form.addEventListener('input', ({ target }) => target && seen.add(target));
  button.addEventListener('click', () => first && go(first));

  return {
    /** Takes what the form has now for the template's. */
    remember(): void {
      for (const control of controlsOf(form)) own.add(key(control));
    },
    forget: () => own.clear(),
    /** What is still the template's, and how much of it, told beside the verdict. */
    find(): readonly Leftover[] {
      const found = controlsOf(form).filter((one) => own.has(key(one)) && !seen.has(one));
      first = found[0];
      line.hidden = !first;
      button.textContent = words.leftovers(found.length);
      return found.map((control) => ({ control, message: isFlag(control) ? words.ticked : words.leftover }));
    },
  };
}
