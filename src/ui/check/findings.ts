import { type Diagnostic, type Fix, type Range, rank } from '../../core/report.ts';
import { visible } from '../../core/visible.ts';
import { rulePath } from '../../render/html/navigation.ts';
import { checkStrings } from '../../render/strings/check.ts';
import { reportStrings } from '../../render/strings/report.ts';
import { button, h } from '../dom.ts';
import { language } from '../language.ts';

export interface FindingActs {
  /** Shows a place in the text; of a folder, in this file of it. */
  show(range: Range, file?: string): void;
  /** Makes one fix. */
  fix(fix: Fix, file?: string): void;
  /** Where a problem stands in the words of a form, in place of the line; undefined where the form does not show it. */
  where?(found: Diagnostic): string | undefined;
}

const words = checkStrings[language];
const told = reportStrings[language];

const placeOf = ({ start }: Range, file?: string): string =>
  file === undefined ? told.place(start) : `${visible(file)}, ${told.place(start)}`;

/** A button that leads to a place in the text. */
function place(
  range: Range,
  file: string | undefined,
  acts: FindingActs,
  ...content: (Node | string)[]
): HTMLButtonElement {
  const element = button('', () => acts.show(range, file), { class: 'place' });
  element.append(...content);
  return element;
}

function fixButton(fix: Fix, file: string | undefined, acts: FindingActs): HTMLElement {
  return h(
    'p',
    { class: 'fix' },
    button(`${words.fix}: ${fix.title}`, () => acts.fix(fix, file)),
    !fix.safe && h('span', { class: 'quiet' }, ` (${words.lookAtIt})`),
  );
}

function finding(found: Diagnostic, acts: FindingActs): HTMLLIElement {
  const { severity, message, hint, range, related = [], fixes = [], pointer, code, docs, file } = found;
  return h(
    'li',
    { class: severity, 'data-line': String(range.start.line) },
    place(
      range,
      file,
      acts,
      h('span', { class: 'severity' }, h('span', { class: 'shape', 'aria-hidden': 'true' }), told.severities[severity]),
      ' ',
      h('span', { class: 'at' }, acts.where?.(found) ?? placeOf(range, file)),
      ' ',
      h('span', { class: 'message' }, message),
    ),
    hint !== undefined && h('p', {}, hint),
    ...related.map((one) =>
      h('p', { class: 'related' }, place(one.range, file, acts, `${placeOf(one.range)}: ${one.message}`)),
    ),
    ...fixes.map((fix) => fixButton(fix, file, acts)),
    h(
      'p',
      { class: 'quiet' },
      h('a', { href: rulePath(docs, language) }, code),
      pointer && h('code', {}, visible(pointer)),
    ),
  );
}

/** Errors before warnings before notes, and each in the order of the text. */
export const worstFirst = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  diagnostics.toSorted((a, b) => rank(a.severity) - rank(b.severity));

/** The problems as a list of buttons that lead to their places. */
export const findingList = (diagnostics: readonly Diagnostic[], acts: FindingActs): HTMLOListElement =>
  h('ol', { class: 'findings', 'aria-label': words.problems }, ...diagnostics.map((found) => finding(found, acts)));
