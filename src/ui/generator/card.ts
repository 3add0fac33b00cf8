import { isObject, type JsonObject } from '../../core/document.ts';
import { linesOf, partsOf } from '../split.ts';
import { addItem } from './items.ts';
import { fillWays, readWays } from './requirements.ts';
import { chooser, fits, itemsHolder, itemsOf, keyed, keyField, membersOf, showChosen } from './structure.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Members of a card that came in and for which the form has no field: they stay in it. */
const kept = new WeakMap<Element, JsonObject>();

/** `orders:read Read the orders`: a name, which has no space in it (RFC 6749 section 3.3), and what it allows. */
const pair = (line: string): [string, string] => {
  const [, name = '', text = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
  return [name, text];
};

/** Scopes line by line; those on one line that nothing is said of are parted by commas too. */
const pairsOf = (text: string): [string, string][] =>
  linesOf(text).flatMap((line) => {
    const parts = partsOf(line);
    return (parts.some((part) => /\s/.test(part)) ? [line] : parts).map(pair);
  });

/** A list of texts in one field, written one to a line. */
const list = (split: (text: string) => string[]) => ({
  read: ({ value }: Field) => (split(value).length > 0 ? split(value) : undefined),
  write(field: Field, value: unknown) {
    const isShown = (one: unknown) => typeof one === 'string' && split(one).length === 1;
    if (!Array.isArray(value) || !value.every(isShown)) return false;
    field.value = value.join('\n');
    return true;
  },
});

/** How the text of a field is read and written; undefined for an empty one, and for a value that it cannot show. */
const fields: Readonly<
  Record<string, { read(field: Field): unknown; write(field: Field, value: unknown): boolean | undefined }>
> = {
  text: {
    read: ({ value }) => value.trim() || undefined,
    write(field, value) {
      if (typeof value !== 'string') return false;
      field.value = value;
      return field.value === value;
    },
  },
  choice: {
    read: ({ value }) => value || undefined,
    write(field, value) {
      if (typeof value !== 'string' || !(field instanceof HTMLSelectElement)) return false;
      // A binding or a version that the form does not offer is kept as a choice.
      if (![...field.options].some((one) => one.value === value)) field.add(new Option(value));
      field.value = value;
      return true;
    },
  },
  flag: {
    read: (field) => (field as HTMLInputElement).checked || undefined,
    write(field, value) {
      (field as HTMLInputElement).checked = value === true;
      return typeof value === 'boolean';
    },
  },
  lines: list(linesOf),
  items: list(partsOf),
  pairs: {
    read: ({ value }) => Object.fromEntries(pairsOf(value)),
    write(field, value) {
      if (!isObject(value)) return false;
      field.value = Object.entries(value)
        .map((entry) => entry.join(' '))
        .join('\n');
      return true;
    },
  },
};

function readMember(member: HTMLElement): unknown {
  const { as = '' } = member.dataset;
  if (as === 'object') {
    const read = readObject(member);
    return Object.keys(read).length > 0 || member.dataset.always !== undefined ? read : undefined;
  }
  if (as === 'requirements') return readWays(member);
  if (as === 'map') {
    const entries = [...keyed(member)].map(([key, item]) => [key, readObject(item)]);
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }
  if (as === 'list') return itemsOf(member).length > 0 ? itemsOf(member).map(readObject) : undefined;
  return fields[as === 'long' ? 'text' : as]?.read(member as Field);
}

/** The part of the card that an object of the form stands for. An empty field is no member. */
export function readObject(object: HTMLElement): JsonObject {
  const read = membersOf(object)
    .filter(({ hidden }) => !hidden)
    .map((member) => [member.dataset.member ?? '', readMember(member)] as const)
    .filter(([, value]) => value !== undefined);
  return { ...kept.get(object), ...Object.fromEntries(read) };
}

/** Whether the form shows the whole value. */
function fillMember(member: HTMLElement, value: unknown): boolean {
  const { as = '' } = member.dataset;
  if (as === 'object') return isObject(value) && fillObject(member, value);
  if (as === 'requirements') return fillWays(member, value);
  if (as === 'map') {
    if (!isObject(value) || !Object.values(value).every(isObject)) return false;
    itemsHolder(member).replaceChildren();
    for (const [key, one] of Object.entries(value)) {
      const item = addItem(member);
      keyField(item).value = key;
      fillObject(item, one as JsonObject);
    }
    return true;
  }
  if (as === 'list') {
    if (!Array.isArray(value) || !value.every(isObject)) return false;
    itemsHolder(member).replaceChildren();
    for (const one of value) fillObject(addItem(member), one);
    return true;
  }
  return fields[as === 'long' ? 'text' : as]?.write(member as Field, value) ?? false;
}

/** Puts a part of a card into an empty object of the form. What has no field there is kept beside it. */
function fillObject(object: HTMLElement, value: JsonObject): true {
  const chosen = chooser(object);
  const choice = chosen && [...chosen.options].find((one) => fits(one, value));
  if (chosen && choice) chosen.value = choice.value;
  showChosen(object);
  const shown = membersOf(object)
    .filter((member) => !member.hidden && Object.hasOwn(value, member.dataset.member ?? ''))
    .filter((member) => fillMember(member, value[member.dataset.member ?? '']))
    .map((member) => member.dataset.member);
  kept.set(object, Object.fromEntries(Object.entries(value).filter(([name]) => !shown.includes(name))));
  return true;
}

/** Puts a whole card in the place of what the form has. */
export function fillCard(form: HTMLFormElement, card: JsonObject): void {
  form.reset();
  for (const element of form.querySelectorAll<HTMLElement>('[data-member]')) kept.delete(element);
  for (const holder of form.querySelectorAll('[data-items]')) holder.replaceChildren();
  fillObject(form, card);
}
