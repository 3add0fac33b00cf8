import { isObject, type JsonObject } from '../../core/document.ts';
import { linesOf, wordsOf } from '../split.ts';

/** A listing or a question as it is edited: what the form does not know of it stays in it. */
export type Entry = { [member: string]: unknown };

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const camelCase = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The name of a member in an entry: in the spelling of the SDK where it stands in that. */
export const nameIn = (entry: JsonObject, member: string): string =>
  !(member in entry) && camelCase(member) in entry ? camelCase(member) : member;

const isText = (value: unknown): value is string => typeof value === 'string';

const listed = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

const SECONDS_OF_A_DAY = 86_400;

/** Digits without what people put between them: 2,500 and 2.500 are one number. */
export const digits = (text: string): string => text.replace(/(?<=\d)[\s.,](?=\d{3}(?!\d)|\d{3}[\s.,])/g, '').trim();

interface Form {
  /** The value of the member as a field shows it. */
  read(value: unknown): string;
  /** What a person wrote, as the value of the member; undefined where the member is to be left out. */
  write(text: string, before: unknown): unknown;
}

/** How text and value become each other, by the `data-as` of a field. */
const forms: Readonly<Record<string, Form>> = {
  text: { read: (value) => (isText(value) ? value : ''), write: (text) => text },
  lines: { read: (value) => listed(value).join('\n'), write: linesOf },
  words: { read: (value) => listed(value).join(', '), write: wordsOf },
  credits: {
    read(value) {
      const amount = isObject(value) ? value[nameIn(value, 'amount_credits')] : undefined;
      return isText(amount) ? amount : '';
    },
    write(text, before) {
      const pricing = isObject(before) ? before : { kind: 'fixed' };
      return { ...pricing, [nameIn(pricing, 'amount_credits')]: digits(text) };
    },
  },
  days: {
    read: (value) => (typeof value === 'number' ? String(value / SECONDS_OF_A_DAY) : ''),
    write: (text) => (/^\d+$/.test(text.trim()) ? Number(text) * SECONDS_OF_A_DAY : text.trim()),
  },
};

/** The forms of a field that are texts to others: numbers and lists that are not yet one. */
const formOf = ({ dataset }: Control): Form => forms[dataset.as ?? ''] ?? (forms.text as Form);

const isFlag = (control: Control): control is HTMLInputElement => control.dataset.as === 'flag';

/** Shows a member of an entry in its field. */
export function show(control: Control, entry: Entry): void {
  const value = entry[nameIn(entry, control.dataset.member ?? '')];
  if (isFlag(control)) {
    control.checked = value === true;
    return;
  }
  const text = formOf(control).read(value);
  // A value that there is no option for is kept, and so becomes one.
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === text)) {
    control.append(new Option(text, text));
  }
  control.value = text;
}

/** Puts what a field says into its member. */
export function take(control: Control, entry: Entry): void {
  const name = nameIn(entry, control.dataset.member ?? '');
  entry[name] = isFlag(control) ? control.checked : formOf(control).write(control.value, entry[name]);
}
