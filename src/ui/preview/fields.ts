import { byId } from '../dom.ts';
import { type Entry, nameIn } from './members.ts';

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

/** The field that a part of the card came from, as the trace says it; undefined for what the format fixes. */
export function fieldOf(from: string, entries: readonly Entry[]): HTMLElement | undefined {
  const [, agent] = /^agent\.(\w+)/.exec(from) ?? [];
  if (agent) return byId(agent);
  const [, id, member] = /^listing (\S+) \.(\w+)/.exec(from) ?? [];
  const index = entries.findIndex((entry) => entry[nameIn(entry, 'listing_id')] === id);
  return index < 0 ? undefined : (ofListing(index, [member ?? '']) ?? area());
}
