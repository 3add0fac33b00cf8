import { isObject, type JsonObject } from '../../core/document.ts';
import { applyEdits } from '../../core/edit/apply.ts';
import type { Range } from '../../core/report.ts';
import { generatorStrings } from '../../render/strings/generator.ts';
import { takeAlong } from '../check/links.ts';
import { notice } from '../check/notice.ts';
import { resultPanel } from '../check/result.ts';
import { linkTo, readFragment } from '../check/share.ts';
import { tools } from '../check/tools.ts';
import { byId } from '../dom.ts';
import { textArea } from '../editor/text-area.ts';
import { editsOf } from '../edits.ts';
import { language } from '../language.ts';
import { startWorker } from '../worker/client.ts';
import type { Draft, Verdict } from '../worker/messages.ts';
import { fillCard, readObject } from './card.ts';
import { actOnItems, addItem, firstControl, numberItems } from './items.ts';
import { fieldMarks } from './marks.ts';
import { demand, syncWays } from './requirements.ts';
import { elementAt, showChosen } from './structure.ts';

const words = generatorStrings[language];

/** Milliseconds without typing after which the card is judged, and after which the address holds it. */
const pause = { judge: 80, address: 200 };

/** A verdict with the safe fixes only: the others put examples in, and the form has a field for each of those. */
const withSafeFixes = (found: Verdict): Verdict => ({
  ...found,
  report: {
    ...found.report,
    diagnostics: found.report.diagnostics.map(({ fixes = [], ...rest }) => ({
      ...rest,
      fixes: fixes.filter(({ safe }) => safe),
    })),
  },
});

const parsed = (text: string): JsonObject | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Brings the generator to life: makes the card of the form, and judges it in a worker, at every change. */
export function generatorPage(form: HTMLFormElement): void {
  const worker = startWorker('check');
  const area = byId<HTMLTextAreaElement>('json');
  const json = textArea(area, () => {});
  const away = [...document.querySelectorAll<HTMLAnchorElement>('#open, a[hreflang]')];
  let timers: number[] = [];
  let turn = 0;
  let verdict: Verdict | undefined;

  const marks = fieldMarks(form);
  const draft = (): Draft => ({ content: area.value, kind: 'card', name: undefined, language });
  const panel = resultPanel({
    show,
    fix: (fix) => verdict?.text === area.value && load(applyEdits(area.value, editsOf(fix))),
    async repair(to) {
      load((await worker.repair({ ...draft(), to })).text);
      panel.focus();
    },
  });

  /** Leads from a problem to its field; where the form has none, to its place in the text. */
  function show(range: Range): void {
    const pointer = verdict?.report.diagnostics.find((one) => one.range === range)?.pointer;
    const element = pointer ? elementAt(form, pointer) : form;
    if (element === form) {
      json.select(range);
      return;
    }
    const control = element.matches('input, select, textarea') ? element : firstControl(element);
    if (control) marks.tellOf([control]);
    control?.focus();
  }

  /** Writes the card that the form stands for, and has it judged in a moment. */
  function changed(): void {
    syncWays(form);
    numberItems(form);
    const text = `${JSON.stringify(readObject(form), null, 2)}\n`;
    if (text === area.value) return;
    area.value = text;
    for (const timer of timers) clearTimeout(timer);
    timers = [window.setTimeout(judge, pause.judge), window.setTimeout(address, pause.address)];
  }

  async function judge(): Promise<void> {
    const mine = ++turn;
    try {
      const answer = await worker.check(draft());
      if (mine !== turn) return;
      verdict = withSafeFixes(answer);
      panel.show(verdict);
      marks.show(verdict.report.diagnostics);
    } catch {
      notice(words.noWorker);
    }
  }

  /** Keeps the card over a reload and on the way back, and takes it along to the other language and the checker. */
  async function address(): Promise<void> {
    const text = area.value;
    const { hash } = new URL(await linkTo(text));
    if (text !== area.value) return;
    history.replaceState(null, '', hash);
    for (const link of away) link.hash = hash;
  }

  function load(text: string): void {
    const card = parsed(text);
    if (!card) {
      notice(words.noForm);
      return;
    }
    fillCard(form, card);
    marks.tellOf(form.elements);
    changed();
    address();
  }

  /** The card in the address, or else the template that the page came with. */
  async function follow(): Promise<void> {
    try {
      const shared = await readFragment(location.hash);
      if (shared && 'text' in shared) load(shared.text);
      else if (area.defaultValue.trim()) load(area.defaultValue);
    } catch {
      notice(words.badLink);
    }
  }

  for (const several of ['supportedInterfaces', 'skills']) {
    addItem(form.querySelector(`[data-member="${several}"]`) as HTMLElement);
  }
  syncWays(form);
  numberItems(form);
  actOnItems(form, (item) => item.querySelector('[data-key]') && demand(form, item), changed);
  form.addEventListener('input', ({ target }) => {
    const object = (target as Element).closest('[data-chooses]')?.parentElement?.closest('[data-member], [data-item]');
    if (object) showChosen(object);
    changed();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  tools({
    text: () => area.value,
    content: () => area.value,
    name: () => undefined,
    kind: () => 'card',
    clear: () => location.assign(location.pathname),
  });
  for (const link of away) takeAlong(link, () => area.value);
  for (const id of ['form', 'verdict', 'privacy']) byId(id).hidden = false;
  addEventListener('hashchange', follow);
  follow();
}
