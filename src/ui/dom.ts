type Child = Node | string | false | undefined;
type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** An element with these attributes; `true` is an attribute without a value. Strings become text, never markup. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

/** A button that does this. */
export function button(label: string, act: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const element = h('button', { type: 'button', ...attributes }, label);
  element.addEventListener('click', act);
  return element;
}

/** The element of the page that has this id. Throws where the page has none: it is rendered by the same version. */
export function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element as Kind;
}
