import type { Diagnostic } from '../../core/report.ts';
import { previewStrings } from '../../render/strings/preview.ts';
import { byId } from '../dom.ts';
import { language } from '../language.ts';
import { type Entry, nameIn } from './members.ts';

const words = previewStrings[language];

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const fieldIn = (row: Element | undefined, member: string | undefined): HTMLElement | undefined =>
  row?.querySelector<HTMLElement>(`:scope > .field > [data-member="${CSS.escape(snakeCase(member ?? ''))}"]`) ??
  undefined;

const area = (): HTMLElement => byId('listings');

/** The field of a member of a listing, by the number of the listing and the way from there. */
function ofListing(index: number, way: readonly string[]): HTMLElement | undefined {
  const row = byId('rows').children[index];
  const [member, question, inside] = way;
  if (member !== 'requirements') return fieldIn(row, member);
  const asked = row?.querySelector('.questions > .rows')?.children[Number(question)];
  return fieldIn(asked, inside) ?? row?.querySelector<HTMLElement>('.questions button') ?? undefined;
}

/** The field that a diagnostic is about; the text area where there is none for it alone. */
export function fieldAt(pointer: string): HTMLElement {
  const way = pointer.replace(/^(?:\/listings)?(?:\/data)?\//, '').split('/');
  return ofListing(Number(way[0]), way.slice(1)) ?? area();
}

/** Brings a field into sight and gives it the focus. */
export function leadTo(field: HTMLElement | undefined): void {
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  field?.focus();
}

/** Where a field stands, in the words of the form; undefined for the JSON, where the line says it. */
export function whereOf(field: HTMLElement): string | undefined {
  if (field === area()) return undefined;
  const names = [field.closest('.field')?.querySelector('label')?.textContent];
  for (let row = field.closest('.row'); row; row = row.parentElement?.closest('.row') ?? null) {
    names.unshift(row.querySelector('legend')?.textContent);
  }
  return names.filter(Boolean).join(', ');
}

/** Members that are in another unit than their field, by how that is read. */
const OTHER_UNIT = { days: /delivery_?window_?seconds$/i, credits: /amount_?credits$/i } as const;

/** A problem in the words of the form: by its own unit, and with what the field takes. */
export function inForm(found: Diagnostic): Diagnostic {
  const field = fieldAt(found.pointer);
  if (found.file !== undefined || field === area()) return found;
  const as = field.dataset.as as keyof typeof OTHER_UNIT;
  if (OTHER_UNIT[as]?.test(found.pointer)) {
    const { hint: _, ...rest } = found;
    return { ...rest, message: words.otherUnit[as] };
  }
  const help = field.closest('.field')?.querySelector('.help')?.textContent;
  // That a form is wrong is no help without the right one.
  const isVague = !found.hint || found.code.endsWith('/wrong-form');
  return isVague && help ? { ...found, hint: help } : found;
}

/** The field that a part of the card came from, as the trace says it; undefined for what the format fixes. */
export function fieldOf(from: string, entries: readonly Entry[]): HTMLElement | undefined {
  const [, agent] = /^agent\.(\w+)/.exec(from) ?? [];
  if (agent) return byId(agent);
  const [, id, member] = /^listing (\S+) \.(\w+)/.exec(from) ?? [];
  const index = entries.findIndex((entry) => entry[nameIn(entry, 'listing_id')] === id);
  return index < 0 ? undefined : (ofListing(index, [member ?? '']) ?? area());
}
