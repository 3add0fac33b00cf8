import { isObject, type JsonObject } from '../../core/document.ts';
import { tokens } from '../../core/parse/pointer.ts';

/*
 * The form has the shape of the card. What has `data-member` stands for a member of what holds it: a field, an object, or
 * several (`data-as`), whose items (`data-item`) stand in its `data-items`. What is hidden is not in the card.
 */

/** The members of an object of the form, in order: those in it, not those in what is within it. */
export function membersOf(object: Element): HTMLElement[] {
  const holder = (element: Element) => element.parentElement?.closest('[data-member], [data-item], form');
  return [...object.querySelectorAll<HTMLElement>('[data-member]')].filter((one) => holder(one) === object);
}

/** Where the items of a member stand. */
export const itemsHolder = (several: Element): HTMLElement =>
  several.querySelector<HTMLElement>(':scope > [data-items]') as HTMLElement;

export const itemsOf = (several: Element): HTMLElement[] => [...itemsHolder(several).children] as HTMLElement[];

/** The field of an item that names it in its map. */
export const keyField = (item: Element): HTMLInputElement =>
  item.querySelector<HTMLInputElement>('[data-key]') as HTMLInputElement;

/** Each item of a map by its key. A key that is taken gets a number behind it, so that no item is lost. */
export function keyed(map: Element): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const item of itemsOf(map)) {
    const wanted = keyField(item).value.trim();
    let key = wanted;
    for (let count = 2; found.has(key); count++) key = `${wanted}_${count}`;
    found.set(key, item);
  }
  return found;
}

/** The field for a text that names one of several members, such as the kind of a scheme; it shows that one and hides the others. */
export const chooser = (object: Element): HTMLSelectElement | undefined =>
  [...object.querySelectorAll<HTMLSelectElement>('[data-chooses]')].find(
    (one) => one.closest('[data-member], [data-item]') === object,
  );

/** The member that a choice stands for. Two can stand for one, where a choice has the value of a field with it. */
const memberOf = ({ dataset, value }: HTMLOptionElement): string => dataset.shows ?? value;

const same = (a: unknown, b: string): boolean => String(a).toLowerCase() === b.toLowerCase();

/** Whether a choice is the one for a part of a card. */
export function fits(choice: HTMLOptionElement, value: JsonObject): boolean {
  const { presets = '', preset } = choice.dataset;
  const member = value[memberOf(choice)];
  return isObject(member) && (preset === undefined || same(member[presets], preset));
}

/** Fills in the field whose value is said by the choice, and hides it; a field that is asked for again is empty. */
function presetFields(object: HTMLElement, { presets, preset }: DOMStringMap): void {
  for (const control of membersOf(object) as HTMLInputElement[]) {
    const field = control.closest<HTMLElement>('.field');
    if (!field) continue;
    const isPreset = control.dataset.member === presets && preset !== undefined;
    if (isPreset && !same(control.value, preset)) control.value = preset;
    if (!isPreset && field.hidden) control.value = '';
    field.hidden = isPreset;
  }
}

/** Shows the member that the chooser of an object says. */
export function showChosen(object: Element): void {
  const chosen = chooser(object);
  const choice = chosen?.selectedOptions[0];
  if (!chosen || !choice) return;
  const all = [...chosen.options].map(memberOf);
  for (const member of membersOf(object)) {
    const name = member.dataset.member ?? '';
    if (!all.includes(name)) continue;
    member.hidden = name !== memberOf(choice);
    if (!member.hidden) presetFields(member, choice.dataset);
  }
}

/** Gives a scheme the name of its kind, as long as nobody has given it one; a name that is taken gets a number. */
export function nameByKind(item: Element, others: readonly Element[]): void {
  const key = keyField(item);
  const { name = '' } = chooser(item)?.selectedOptions[0]?.dataset ?? {};
  if (key.value !== (key.dataset.given ?? '')) return;
  const taken = others.filter((one) => one !== item).map((one) => keyField(one).value);
  let free = name;
  for (let count = 2; taken.includes(free); count += 1) free = `${name}_${count}`;
  key.value = free;
  key.dataset.given = free;
}

/** What of the form stands for a pointer in the card, or for what is nearest around it. */
export function elementAt(form: HTMLElement, pointer: string): HTMLElement {
  let element = form;
  for (const token of tokens(pointer)) {
    const as = element.dataset.as;
    const within =
      as === 'list' || as === 'requirements'
        ? itemsOf(element)[Number(token)]
        : as === 'map'
          ? keyed(element).get(token)
          : membersOf(element).find((one) => one.dataset.member === token && !one.hidden);
    if (!within) break;
    element = within;
  }
  return element;
}
