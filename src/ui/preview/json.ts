import type { Origin } from '../../core/card/generate.ts';
import { visible } from '../../core/visible.ts';
import { originText } from '../../render/origin.ts';
import { previewStrings } from '../../render/strings/preview.ts';
import { h } from '../dom.ts';
import { language } from '../language.ts';
import type { Part, PreviewAnswer } from '../worker/messages.ts';

const words = previewStrings[language];

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Where a part comes from in the words of the form; its place in the card comes behind that. */
function sentence(origin: Origin, listing: (id: string) => string): Node[] {
  const { from, unproven } = originText(origin, language, listing);
  return [
    document.createTextNode(`${[words.comesFrom(visible(from)), unproven].filter(Boolean).join(' ')} `),
    h('code', {}, origin.pointer),
  ];
}

/** Whether the JSON is shown; on a phone it is long, and so is not until somebody asks for it. */
let isOpen = matchMedia('(min-width: 60rem)').matches;

/**
 * The JSON of a card, each part that came from one place a button: it tells where from at focus and under the pointer, and
 * leads there when pressed. One of them is a stop of the Tab key; the arrow keys lead to the others.
 */
export function jsonView(
  { json, parts }: PreviewAnswer,
  go: (origin: Origin) => void,
  listing: (id: string) => string,
) {
  const told = h('p', { class: 'origin', role: 'status' }, words.jsonHelp);
  const lines = json.split('\n').map(visible);
  const content: HTMLElement[] = [];
  const buttons: HTMLButtonElement[] = [];
  const plain = (first: number, end: number) => {
    for (const line of lines.slice(first, end)) content.push(h('span', {}, line));
  };
  let at = 0;
  for (const part of parts) {
    plain(at, part.first - 1);
    content.push(partButton(part));
    at = part.last;
  }
  plain(at, lines.length);

  function partButton({ first, last, origin }: Part): HTMLButtonElement {
    const element = h(
      'button',
      { type: 'button', class: 'part', tabindex: buttons.length === 0 ? '0' : '-1', 'data-pointer': origin.pointer },
      lines.slice(first - 1, last).join('\n'),
    );
    element.addEventListener('click', () => go(origin));
    buttons.push(element);
    return element;
  }

  /** Shows where the part comes from that is at or around this member. */
  function tell(pointer: string | undefined): void {
    const part = parts.find(({ origin }) => pointer === origin.pointer || pointer?.startsWith(`${origin.pointer}/`));
    if (!part) return;
    told.replaceChildren(...sentence(part.origin, listing));
    for (const one of buttons) one.classList.toggle('shown', one.dataset.pointer === part.origin.pointer);
  }

  const toolbar = h(
    'div',
    { class: 'json', role: 'toolbar', 'aria-orientation': 'vertical', 'aria-label': words.json },
    ...content,
  );
  toolbar.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    const index = buttons.indexOf(event.target as HTMLButtonElement);
    if (!step || index < 0) return;
    event.preventDefault();
    buttons[step(index, buttons.length - 1)]?.focus();
  });
  toolbar.addEventListener('focusin', ({ target }) => {
    for (const one of buttons) one.tabIndex = one === target ? 0 : -1;
  });
  const folded = h('details', { open: isOpen }, h('summary', {}, words.json), told, toolbar);
  folded.addEventListener('toggle', () => {
    isOpen = folded.open;
  });
  return { folded, toolbar, tell };
}

/** Tells of every part that the pointer or the focus comes to inside of an element, the card or its JSON. */
export function tellOf(element: HTMLElement, tell: (pointer: string | undefined) => void): void {
  const heard = ({ target }: Event) =>
    tell((target as Element).closest<HTMLElement>('[data-pointer]')?.dataset.pointer);
  element.addEventListener('mouseover', heard);
  element.addEventListener('focusin', heard);
}
