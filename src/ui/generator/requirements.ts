import { isObject, type JsonObject } from '../../core/document.ts';
import { wordsOf } from '../split.ts';
import { addItem, copyOf } from './items.ts';
import { chooser, itemsHolder, itemsOf, keyed } from './structure.ts';

/** A scheme in a way in: whether it is needed, and with which scopes. */
interface Row {
  readonly element: HTMLElement;
  readonly needed: HTMLInputElement;
  readonly scopes: HTMLTextAreaElement;
}

/** The rows of a way in, by the scheme that each is about: a scheme can change its name. */
const rows = new WeakMap<Element, Map<Element, Row>>();

const part = <Kind extends Element>(element: Element, selector: string): Kind =>
  element.querySelector<Kind>(selector) as Kind;

function makeRow(): Row {
  const element = copyOf('row-template');
  return {
    element,
    needed: part<HTMLInputElement>(element, 'input'),
    scopes: part<HTMLTextAreaElement>(element, 'textarea'),
  };
}

/** Only OAuth 2.0 and OpenID Connect have scopes. */
const hasScopes = (scheme: Element): boolean => /^(?:oauth2|openIdConnect)/.test(chooser(scheme)?.value ?? '');

const schemesOf = (ways: Element): Element | null => ways.closest('form')?.querySelector('[data-as="map"]') ?? null;

/** Schemes in a requirement that came in and that the card does not declare: they stay, and the check tells of them. */
const undeclared = new WeakMap<Element, JsonObject>();

/** Whether a way in asks for nothing, and so is none. */
const isEmpty = (way: HTMLElement): boolean =>
  Object.keys(undeclared.get(way) ?? {}).length === 0 &&
  [...(rows.get(way)?.values() ?? [])].every(({ needed }) => !needed.checked);

/** Gives each way in a row for each scheme there is, under its name of now. */
export function syncWays(form: HTMLElement): void {
  for (const ways of form.querySelectorAll<HTMLElement>('[data-as="requirements"]')) {
    const schemes = schemesOf(ways);
    const named = schemes ? [...keyed(schemes)] : [];
    for (const way of itemsOf(ways)) {
      const before = rows.get(way);
      const now = new Map(named.map(([, scheme]) => [scheme, before?.get(scheme) ?? makeRow()]));
      rows.set(way, now);
      for (const [name, scheme] of named) {
        const row = now.get(scheme);
        if (!row) continue;
        row.element.setAttribute('aria-label', name);
        part(row.element, 'label').textContent = name;
        part<HTMLElement>(row.element, '[data-scopes]').hidden = !row.needed.checked || !hasScopes(scheme);
      }
      const elements = [...now.values()].map(({ element }) => element);
      const holder = part<HTMLElement>(way, '[data-rows]');
      // To move an element takes the focus away from what is in it.
      if (elements.some((one, index) => holder.children[index] !== one) || holder.children.length > elements.length) {
        holder.replaceChildren(...elements);
      }
      part<HTMLElement>(way, '[data-nothing]').hidden = !isEmpty(way);
    }
    // A way in needs a scheme to name.
    part<HTMLElement>(ways, ':scope > p').hidden = named.length === 0;
  }
}

/** The requirements as the card has them; a way in that asks for nothing would let everybody in, and is none. */
export function readWays(ways: HTMLElement): unknown[] | undefined {
  const schemes = schemesOf(ways);
  const named = schemes ? [...keyed(schemes)] : [];
  const read = itemsOf(ways).map((way) => {
    const needed = named.flatMap(([name, scheme]) => {
      const row = rows.get(way)?.get(scheme);
      if (!row?.needed.checked) return [];
      const list = hasScopes(scheme) ? wordsOf(row.scopes.value) : [];
      return [[name, { list }] as const];
    });
    return { ...undeclared.get(way), ...Object.fromEntries(needed) };
  });
  const written = read.filter((one) => Object.keys(one).length > 0).map((one) => ({ schemes: one }));
  return written.length > 0 ? written : undefined;
}

/** Puts requirements into the form, whose schemes are there already. False where they are not as in a card of 1.0. */
export function fillWays(ways: HTMLElement, value: unknown): boolean {
  if (!Array.isArray(value) || !value.every((one) => isObject(one) && isObject(one.schemes))) return false;
  itemsHolder(ways).replaceChildren();
  const schemes = schemesOf(ways);
  const items = value.map(() => addItem(ways));
  syncWays(ways.closest('form') as HTMLElement);
  value.forEach(({ schemes: demanded }, index) => {
    const way = items[index];
    const rest = Object.entries(demanded as JsonObject).filter(([name, scopes]) => {
      const scheme = schemes && keyed(schemes).get(name);
      const row = scheme && way && rows.get(way)?.get(scheme);
      if (!row) return true;
      row.needed.checked = true;
      row.scopes.value = isObject(scopes) && Array.isArray(scopes.list) ? scopes.list.join('\n') : '';
      return false;
    });
    if (way) undeclared.set(way, Object.fromEntries(rest));
  });
  return true;
}

/** Lets a new scheme be asked for in every way in that asks for nothing, or in a new one: to name a scheme does not ask for it. */
export function demand(form: HTMLElement, scheme: HTMLElement): void {
  const ways = part<HTMLElement>(form, '[data-as="requirements"]');
  if (itemsOf(ways).length === 0) addItem(ways);
  syncWays(form);
  for (const way of itemsOf(ways).filter(isEmpty)) {
    const row = rows.get(way)?.get(scheme);
    if (row) row.needed.checked = true;
  }
}
