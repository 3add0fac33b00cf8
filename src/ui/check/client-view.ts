import type { Range } from '../../core/report.ts';
import type { CardView, PortabilityRow } from '../../core/schema/types/report.ts';
import { visible } from '../../core/visible.ts';
import { credentials, unasked } from '../../render/credentials.ts';
import { reportStrings } from '../../render/strings/report.ts';
import { button, h } from '../dom.ts';
import { language } from '../language.ts';
import type { Verdict } from '../worker/messages.ts';

const words = reportStrings[language];

/** The most that is shown of one text from the document, in UTF-16 units. */
const longest = 300;

type Show = (range: Range) => void;

const term = (title: string, ...details: readonly (Node | string)[]): Node[] =>
  details.length === 0 ? [] : [h('dt', {}, title), ...details.map((detail) => h('dd', {}, detail))];

/** So many entries of one list are drawn: a card can have thousands, and is drawn anew at every pause. */
const few = 40;

/** The same of a list, of which only what is shown is drawn. */
const listed = <Entry>(title: string, all: readonly Entry[], draw: (entry: Entry) => Node | string): Node[] =>
  term(title, ...all.slice(0, few).map(draw), ...(all.length > few ? [words.more(all.length - few)] : []));

const code = (text: string): HTMLElement => h('code', {}, text);

/** A text of the document, fit to be shown; of a very long one its beginning. */
const shown = (text: string): string => visible(text.length > longest ? `${text.slice(0, longest)}…` : text);

/** A pointer; where it is known where its member stands, a button that leads there. */
function member(pointer: string, ignored: Verdict['ignored'], show: Show): HTMLElement {
  const found = ignored.find((one) => one.pointer === pointer);
  return found ? button(shown(pointer), () => show(found.range), { class: 'pointer' }) : code(shown(pointer));
}

const version = ({ declared, computed, matches }: NonNullable<CardView['version']>): Node =>
  h('span', {}, code(computed), `: ${matches ? words.versionMatches : words.versionDiffers(shown(declared))}`);

const ofInterface = ({ url, protocolBinding, protocolVersion }: CardView['interfaces'][number]): Node =>
  h('span', {}, code(shown(url)), ` ${shown(protocolBinding)} ${shown(protocolVersion)}`);

function cardView(card: CardView, { report, text, ignored }: Verdict, show: Show): Node[] {
  const warning = unasked(report, text, words);
  const { interfaces, skills } = card;
  return [
    ...term(
      words.credentials,
      warning ? h('strong', { class: 'unasked' }, warning) : credentials(card.authentication, words),
    ),
    ...(interfaces.length > 0
      ? listed(words.interfaces, interfaces, ofInterface)
      : term(words.interfaces, words.noInterface)),
    ...(skills.length > 0
      ? listed(words.skills, skills, ({ id, name }) => shown(name || id))
      : term(words.skills, words.none)),
    ...listed(words.ignored, card.ignored, (pointer) => member(pointer, ignored, show)),
    ...listed(words.emptied, card.emptied, (pointer) => code(shown(pointer))),
    ...(card.version ? term(words.contentVersion, version(card.version)) : []),
  ];
}

const toolRow = ({ tool, verdict, path, reasons }: PortabilityRow): HTMLElement =>
  h(
    'li',
    { class: verdict === 'works' ? 'works' : 'other' },
    h('strong', {}, tool),
    `: ${words.verdicts[verdict]}`,
    path && h('span', {}, ', ', code(path)),
    reasons.length > 0 && h('ul', {}, ...reasons.map(({ message }) => h('li', {}, message))),
  );

/** What others make of a document: a client of a card, the tools that read an agent file. Empty where there is nothing to say. */
export function clientView(verdict: Verdict, show: Show): Node[] {
  const { card, agent } = verdict.report;
  if (card) return [h('h3', {}, words.clientView), h('dl', {}, ...cardView(card, verdict, show))];
  const rows = agent?.portability ?? [];
  return rows.length > 0
    ? [h('h3', {}, words.portability), h('ul', { class: 'tools-list' }, ...rows.map(toolRow))]
    : [];
}
