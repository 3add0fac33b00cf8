import { isObject, type JsonObject } from '../../core/document.ts';
import { applyEdits } from '../../core/edit/apply.ts';
import type { Range } from '../../core/report.ts';
import { generatorStrings } from '../../render/strings/generator.ts';
import { notice } from '../check/notice.ts';
import { resultPanel } from '../check/result.ts';
import { tools } from '../check/tools.ts';
import { byId } from '../dom.ts';
import { textArea } from '../editor/text-area.ts';
import { editsOf } from '../edits.ts';
import { language } from '../language.ts';
import { startWorker } from '../worker/client.ts';
import type { Draft, Verdict } from '../worker/messages.ts';
import { cardAddress } from './address.ts';
import { fillCard, readObject } from './card.ts';
import { actOnItems, addItem, firstControl, numberItems } from './items.ts';
import { keptCard } from './kept-card.ts';
import { leftovers } from './leftovers.ts';
import { fieldMarks } from './marks.ts';
import { demand, syncWays } from './requirements.ts';
import { withoutPending, withSafeFixes } from './shown.ts';
import { elementAt, nameByKind, showChosen } from './structure.ts';
import { whereInForm } from './where.ts';

const words = generatorStrings[language];

/** Milliseconds without typing after which the card is judged, and after which the address holds it. */
const pause = { judge: 80, address: 200 };

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
  const address = cardAddress(() => area.value);
  const template = parsed(area.defaultValue);
  let timers: number[] = [];
  let turn = 0;
  let verdict: Verdict | undefined;
  /** How many fields are still to be filled in, as far as the verdict that is shown knows. */
  let pending: number | undefined;

  const marks = fieldMarks(form, present);
  const left = leftovers(form, lead);
  const draft = (): Draft => ({ content: area.value, kind: 'card', name: undefined, language });
  const panel = resultPanel({
    show,
    where: ({ pointer }) => whereInForm(form, pointer),
    unfinished: () => (pending ? words.toFillIn(pending) : ''),
    fix: (fix) => verdict?.text === area.value && load(applyEdits(area.value, editsOf(fix))),
    async repair(to) {
      load((await worker.repair({ ...draft(), to })).text);
      panel.focus();
    },
  });
  const keeper = keptCard((text) => {
    load(text);
    firstControl(form)?.focus();
  });
  const buttons = tools({
    text: () => area.value,
    content: () => area.value,
    name: () => undefined,
    kind: () => 'card',
    clear: startOver,
  });

  function lead(control: HTMLElement): void {
    marks.tellOf([control]);
    control.focus();
  }

  /** Leads from a problem to its field; where the form has none, to its place in the text. */
  function show(range: Range): void {
    const pointer = verdict?.report.diagnostics.find((one) => one.range === range)?.pointer;
    const element = pointer ? elementAt(form, pointer) : form;
    const isField = element.matches('input, select, textarea') && !element.closest('[hidden]');
    const control = isField ? element : element !== form && firstControl(element);
    if (control) lead(control);
    else json.select(range);
  }

  /** Writes the card that the form stands for, and has it judged in a moment. */
  function changed(): void {
    syncWays(form);
    numberItems(form);
    const text = `${JSON.stringify(readObject(form), null, 2)}\n`;
    if (text === area.value) return;
    area.value = text;
    buttons.refresh();
    for (const timer of timers) clearTimeout(timer);
    timers = [window.setTimeout(judge, pause.judge), window.setTimeout(keep, pause.address)];
  }

  function touched(): void {
    keeper.touched();
    changed();
  }

  async function judge(): Promise<void> {
    const mine = ++turn;
    try {
      const answer = await worker.check(draft());
      if (mine !== turn) return;
      verdict = withSafeFixes(answer);
      pending = undefined;
      marks.show(verdict.report.diagnostics, left.find());
    } catch {
      notice(words.noWorker);
    }
  }

  /** Shows the verdict without the faults of fields that nobody has come to yet: of those it says how many there are. */
  function present(): void {
    if (!verdict) return;
    const { report, toFillIn } = withoutPending(verdict.report, marks.isPending);
    if (toFillIn === pending) return;
    pending = toFillIn;
    panel.show({ ...verdict, report });
    byId('download').classList.toggle('main', verdict.report.valid);
  }

  function keep(): Promise<void> {
    keeper.keep(area.value);
    return address.write(area.value);
  }

  function load(text: string): void {
    const card = parsed(text);
    if (!card) {
      notice(words.noForm);
      return;
    }
    fillCard(form, card);
    // A name that the template gave goes with its kind.
    const named = isObject(template?.securitySchemes) ? template.securitySchemes : {};
    for (const key of form.querySelectorAll<HTMLInputElement>('[data-key]')) {
      if (Object.hasOwn(named, key.value)) key.dataset.given = key.value;
    }
    marks.tellOf(form.elements);
    changed();
    keep();
  }

  function empty(): void {
    fillCard(form, {});
    for (const several of ['supportedInterfaces', 'skills']) {
      addItem(form.querySelector(`[data-member="${several}"]`) as HTMLElement);
    }
    syncWays(form);
    numberItems(form);
  }

  /** An empty form, with what was in it one press away. */
  function startOver(): void {
    for (const timer of timers) clearTimeout(timer);
    turn += 1;
    verdict = undefined;
    empty();
    marks.forget();
    marks.show([], []);
    left.forget();
    left.find();
    keeper.cleared(area.value);
    area.value = '';
    buttons.refresh();
    panel.clear(words.notYet);
    address.clear();
    for (const one of document.querySelectorAll('.examples [aria-current]')) one.removeAttribute('aria-current');
    byId('empty').setAttribute('aria-current', 'true');
    (document.querySelector<HTMLElement>('#before:not([hidden]) button') ?? firstControl(form))?.focus();
  }

  /** The card in the address, or else the template that the page came with. */
  async function follow(): Promise<void> {
    try {
      const shared = await address.read();
      if (shared !== undefined) load(shared);
      else if (template) load(area.defaultValue);
    } catch {
      notice(words.badLink);
    }
  }

  async function start(): Promise<void> {
    // What stands there as the page comes is the template, which nobody has judged.
    area.value = '';
    if (template) {
      fillCard(form, template);
      left.remember();
    }
    empty();
    await follow();
    const before = keeper.start(area.value);
    if (before !== undefined) load(before);
  }

  actOnItems(form, (item) => item.querySelector('[data-key]') && demand(form, item), touched);
  form.addEventListener('input', ({ target }) => {
    const object = (target as Element)
      .closest('[data-chooses]')
      ?.parentElement?.closest<HTMLElement>('[data-member], [data-item]');
    if (object) showChosen(object);
    if (object?.matches('[data-item]') && object.parentElement) nameByKind(object, [...object.parentElement.children]);
    touched();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  byId('empty').addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    startOver();
  });
  for (const id of ['form', 'verdict', 'privacy']) byId(id).hidden = false;
  addEventListener('hashchange', follow);
  addEventListener('pagehide', () => keeper.keep(area.value));
  start();
}
