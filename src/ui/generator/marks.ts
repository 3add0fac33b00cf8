import type { Diagnostic } from '../../core/report.ts';
import { reportStrings } from '../../render/strings/report.ts';
import { h } from '../dom.ts';
import { language } from '../language.ts';
import { betweenPresses } from '../presses.ts';
import type { Leftover } from './leftovers.ts';
import { elementAt } from './structure.ts';

const told = reportStrings[language];

/** Where a problem is told: what it describes, and what the message stands in. */
interface Spot {
  readonly described: HTMLElement;
  readonly within: HTMLElement;
}

/** Of a field its field, of several the button that adds one, of a group the group; else what is nearest around it. */
function spotOf(form: HTMLElement, element: HTMLElement): Spot | undefined {
  for (let at: HTMLElement | null = element; at && at !== form; at = at.parentElement) {
    const within = at.matches('input, select, textarea') ? at.closest<HTMLElement>('.field') : null;
    if (within) return { described: at, within };
    const add = at.querySelector<HTMLElement>(':scope > p > [data-act="add"]');
    if (add) return { described: add, within: at };
    if (at.matches('fieldset')) return { described: at, within: at };
  }
  return undefined;
}

const isLeft = ({ described, within }: Spot): boolean =>
  described.matches('[data-left]') || (described === within && within.querySelector('[data-left]') !== null);

/** A problem, or what is none and is said all the same. */
type Told = Pick<Diagnostic, 'message'> & Partial<Pick<Diagnostic, 'severity'>>;

const line = ({ severity, message }: Told): HTMLElement =>
  severity === undefined
    ? h('p', { class: 'aside' }, message)
    : h(
        'p',
        { class: severity },
        h(
          'span',
          { class: 'severity' },
          h('span', { class: 'shape', 'aria-hidden': 'true' }),
          told.severities[severity],
        ),
        ` ${message}`,
      );

/**
 * Tells problems at the fields that have them, to a screen reader too. A field is not told of before it has been left once:
 * nobody has done anything wrong in a form that is still to be filled in.
 * `drawn` is called whenever another field may be told of.
 */
export function fieldMarks(form: HTMLElement, drawn: () => void) {
  const marked = new Map<HTMLElement, HTMLElement>();
  let last: readonly Diagnostic[] = [];
  let left: readonly Leftover[] = [];
  let count = 0;

  function unmark(described: HTMLElement, box: HTMLElement): void {
    const others = described.getAttribute('aria-describedby')?.split(' ') ?? [];
    described.setAttribute('aria-describedby', others.filter((id) => id !== box.id).join(' '));
    described.removeAttribute('aria-invalid');
    box.remove();
    marked.delete(described);
  }

  function mark({ described, within }: Spot, problems: readonly Told[]): void {
    let box = marked.get(described);
    if (!box) {
      box = h('div', { class: 'told', id: `told-${++count}` });
      within.append(box);
      marked.set(described, box);
      const others = described.getAttribute('aria-describedby');
      described.setAttribute('aria-describedby', others ? `${others} ${box.id}` : box.id);
    }
    const isWrong = problems.some(({ severity }) => severity === 'error');
    if (isWrong && described.matches('input, select, textarea')) described.setAttribute('aria-invalid', 'true');
    else described.removeAttribute('aria-invalid');
    box.replaceChildren(...problems.map(line));
  }

  function show(): void {
    const told = [
      ...last.map((found) => ({ element: elementAt(form, found.pointer), found })),
      ...left.map(({ control, message }) => ({ element: control, found: { message } })),
    ];
    const spots = told.flatMap(({ element, found }) => {
      const spot = spotOf(form, element);
      return spot && isLeft(spot) ? [{ spot, found }] : [];
    });
    const wanted = Map.groupBy(spots, ({ spot }) => spot.described);
    for (const [described, box] of [...marked]) if (!wanted.has(described)) unmark(described, box);
    for (const [, [first, ...more]] of wanted) {
      if (first)
        mark(
          first.spot,
          [first, ...more].map(({ found }) => found),
        );
    }
    drawn();
  }

  function leave(element: HTMLElement): void {
    element.dataset.left = '';
  }

  const draw = betweenPresses(show);
  form.addEventListener('focusout', ({ target }) => {
    leave(target as HTMLElement);
    draw();
  });

  return {
    show(diagnostics: readonly Diagnostic[], leftovers: readonly Leftover[]): void {
      last = diagnostics;
      left = leftovers;
      draw();
    },
    /** Whether a problem is at a field that nobody has left yet. */
    isPending({ pointer }: Diagnostic): boolean {
      const spot = spotOf(form, elementAt(form, pointer));
      return spot ? !isLeft(spot) : false;
    },
    /** A form that nobody has filled in yet. */
    forget(): void {
      for (const element of form.querySelectorAll<HTMLElement>('[data-left]')) delete element.dataset.left;
    },
    /** Tells of these fields from now on: of what came filled in, and of what a person was led to. */
    tellOf(elements: Iterable<Element>): void {
      for (const element of elements) leave(element as HTMLElement);
      draw();
    },
  };
}
