import { grouped, inDollars } from '../../render/price.ts';
import { previewStrings } from '../../render/strings/preview.ts';
import { byId } from '../dom.ts';
import { language } from '../language.ts';
import { type Control, digits, type Entry, show, take } from './members.ts';

const words = previewStrings[language];

let ids = 0;

/** Which member of which entry a field is. */
const members = new WeakMap<Element, { readonly entry: Entry; readonly member: string }>();

/** Entries that were added empty, with the members whose fields have been left since. */
const filled = new WeakMap<Entry, Set<string>>();

/** Takes an entry for one that is still to be filled in. */
export function isNew(entry: Entry): Entry {
  filled.set(entry, new Set());
  return entry;
}

/** Whether a field is one of a new entry that nobody has left yet. */
export function isUntouched(control: Element): boolean {
  const { entry, member = '' } = members.get(control) ?? {};
  return entry !== undefined && filled.get(entry)?.has(member) === false;
}

/** What stands below a field: how long its text is, or what its price is in dollars. */
function aside(field: HTMLElement, control: Control): void {
  const count = field.querySelector<HTMLElement>('.count');
  const dollars = field.querySelector<HTMLElement>('.dollars');
  if (count) {
    const length = [...control.value].length;
    const most = Number(control.dataset.most);
    count.textContent = words.count(length, most);
    count.classList.toggle('over', length > most);
  }
  if (dollars) {
    const credits = digits(control.value);
    const isAmount = /^[1-9]\d{0,18}$/.test(credits);
    dollars.textContent = isAmount ? words.amount(grouped(credits, language), inDollars(credits, language)) : '';
  }
}

/** Joins label, help and count to the control of a field, and the control to its member. */
function bind(field: HTMLElement, entry: Entry, changed: () => void): void {
  const control = field.querySelector<Control>('[data-member]') as Control;
  control.id = `field-${++ids}`;
  const label = field.querySelector('label') as HTMLLabelElement;
  label.htmlFor = control.id;
  const around = [...field.querySelectorAll('.help, .count, .dollars')];
  for (const [index, one] of around.entries()) one.id = `${control.id}-${index}`;
  if (around.length > 0) control.setAttribute('aria-describedby', around.map(({ id }) => id).join(' '));
  const { member = '' } = control.dataset;
  members.set(control, { entry, member });
  control.addEventListener('focusout', () => filled.get(entry)?.add(member));
  show(control, entry);
  aside(field, control);
  control.addEventListener('input', () => {
    take(control, entry);
    aside(field, control);
    changed();
  });
}

export interface RowsOptions {
  /** Id of the template of a row. */
  readonly template: string;
  readonly name: (number: number) => string;
  /** Tells what was done to the order. */
  readonly told: (what: string) => void;
  readonly changed: () => void;
  /** What else belongs to a row. */
  readonly more?: (row: HTMLElement, entry: Entry) => void;
  /** Where the focus goes when the last row is gone. */
  readonly add: HTMLElement;
}

/** Shows entries as rows of fields, which people fill in, remove and put in another order. */
export function rows(into: HTMLElement, entries: Entry[], options: RowsOptions): void {
  const { template, name, told, changed, more, add } = options;
  const draw = () => into.replaceChildren(...entries.map(row));

  function row(entry: Entry, index: number): HTMLElement {
    const copy = byId<HTMLTemplateElement>(template).content.cloneNode(true) as DocumentFragment;
    const element = copy.firstElementChild as HTMLElement;
    (element.querySelector('legend') as HTMLElement).textContent = name(index + 1);
    for (const field of element.querySelectorAll<HTMLElement>(':scope > .field')) bind(field, entry, changed);
    more?.(element, entry);
    act(element, 'up', index > 0, () => move(index, index - 1, 'up'));
    act(element, 'down', index < entries.length - 1, () => move(index, index + 1, 'down'));
    act(element, 'remove', true, () => remove(index));
    return element;
  }

  function act(element: HTMLElement, what: string, possible: boolean, make: () => void): void {
    const button = element.querySelector<HTMLButtonElement>(`:scope > .tools > [data-act="${what}"]`);
    if (!button) return;
    button.disabled = !possible;
    button.setAttribute('aria-label', `${button.textContent}: ${element.querySelector('legend')?.textContent}`);
    button.addEventListener('click', make);
  }

  function move(from: number, to: number, what: string): void {
    entries.splice(to, 0, ...entries.splice(from, 1));
    draw();
    changed();
    told(words.moved);
    const buttons = [...(into.children[to]?.querySelectorAll<HTMLButtonElement>(':scope > .tools > button') ?? [])];
    (
      buttons.find(({ dataset, disabled }) => dataset.act === what && !disabled) ?? buttons.find((one) => !one.disabled)
    )?.focus();
  }

  function remove(index: number): void {
    entries.splice(index, 1);
    draw();
    changed();
    told(words.removed);
    const next = into.children[Math.min(index, entries.length - 1)];
    (next?.querySelector<HTMLElement>('[data-member]') ?? add).focus();
  }

  draw();
}
