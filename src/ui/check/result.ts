import type { Range, Report } from '../../core/report.ts';
import { checkStrings } from '../../render/strings/check.ts';
import { reportStrings } from '../../render/strings/report.ts';
import { button, byId, h } from '../dom.ts';
import { jumpBar } from '../jump.ts';
import { language } from '../language.ts';
import type { Verdict } from '../worker/messages.ts';
import { clientView } from './client-view.ts';
import { type FindingActs, findingList, worstFirst } from './findings.ts';

const words = checkStrings[language];
const told = reportStrings[language];

export interface ResultActs extends FindingActs {
  /** Shows what all safe fixes would change; to `1.0`, what an old card becomes. */
  repair(to: '1.0' | 'same'): void;
  /** What a form says of what is still to be filled in: it takes the place of a verdict that is told too early. */
  unfinished?(): string;
}

/** So many problems are drawn at first: more than anybody mends at once, and few enough to be drawn at every pause. */
const few = 40;

const isOld = ({ specVersion = '1.0' }: Report): boolean => specVersion !== '1.0';

/** The verdict, the problems, and what a client will see, beside the text. */
export function resultPanel(acts: ResultActs) {
  const verdict = byId('verdict');
  const findings = byId('findings');
  const view = byId('view');
  const jump = jumpBar();
  const say = (text: string, state: string) => {
    verdict.className = `verdict ${state}`;
    // An unchanged text is not read out again.
    if (verdict.textContent !== text) verdict.textContent = text;
    jump(state && text, state);
  };
  const go = (range: Range) => acts.show(range);
  let last: Verdict | undefined;
  /** Whether somebody asked for all problems, which then stay. */
  let all = false;
  const buttons = () => [...findings.querySelectorAll<HTMLButtonElement>('li > .place')];

  function showAll(): void {
    all = true;
    if (last) show(last);
  }

  function more(): void {
    showAll();
    buttons()[few]?.focus();
  }

  function show(found: Verdict): void {
    last = found;
    const { report } = found;
    const { valid, summary, truncated } = report;
    const diagnostics = worstFirst(report.diagnostics);
    const rest = acts.unfinished?.() ?? '';
    const isOpen = rest !== '' && summary.errors === 0;
    const { specVersion = '' } = report;
    const headline = !valid ? told.invalid : isOld(report) ? told.validFor(specVersion) : told.valid;
    const counted = `${headline}: ${told.counts(summary) || told.nothing}.`;
    say(isOpen ? rest : [counted, rest].filter(Boolean).join(' '), isOpen ? 'open' : valid ? 'valid' : 'invalid');
    const drawn = all ? diagnostics : diagnostics.slice(0, few);
    // A repair makes one text of another, so in a folder each fix is made by itself.
    const safe =
      report.kind === 'folder' ? 0 : diagnostics.filter(({ fixes = [] }) => fixes.some((fix) => fix.safe)).length;
    // The problem whose button had the focus may be gone: the next one in its place takes it.
    const focused = [...findings.querySelectorAll('li')].findIndex((item) => item.contains(document.activeElement));
    findings.replaceChildren(
      ...(acts.unfinished ? [] : [h('p', { class: 'quiet' }, told.judged(report))]),
      h(
        'p',
        { class: 'tools' },
        safe > 0 && button(words.fixAll(safe), () => acts.repair('same'), { class: 'main' }),
        isOld(report) && button(words.toCurrent, () => acts.repair('1.0'), { class: 'main' }),
      ),
      ...(drawn.length > 0 ? [findingList(drawn, acts)] : []),
      ...(drawn.length < diagnostics.length ? [button(words.showAll(diagnostics.length), more)] : []),
      ...(truncated ? [h('p', {}, told.truncated(diagnostics.length))] : []),
    );
    view.replaceChildren(...clientView(found, go));
    if (focused >= 0) (buttons()[focused] ?? buttons().at(-1) ?? byId('result-title')).focus();
  }

  return {
    clear(text = words.empty) {
      last = undefined;
      all = false;
      say(text, '');
      findings.replaceChildren();
      view.replaceChildren();
    },
    show,
    focus: () => byId('result-title').focus(),
    /** Moves the focus to the first problem of a line. */
    focusLine(line: number) {
      const first = () => findings.querySelector<HTMLButtonElement>(`li[data-line="${line}"] > .place`);
      if (!first()) showAll();
      first()?.focus();
    },
  };
}
