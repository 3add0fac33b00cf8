import type { Origin } from '../../core/card/generate.ts';
import type { NoPreview } from '../../core/preview/index.ts';
import type { Diagnostic, Fix } from '../../core/report.ts';
import { previewStrings } from '../../render/strings/preview.ts';
import { reportStrings } from '../../render/strings/report.ts';
import { findingList, worstFirst } from '../check/findings.ts';
import { button, byId, h } from '../dom.ts';
import { jumpBar } from '../jump.ts';
import { language } from '../language.ts';
import { save } from '../save.ts';
import type { PreviewAnswer } from '../worker/messages.ts';
import { cardView } from './card.ts';
import { jsonView, tellOf } from './json.ts';

const words = previewStrings[language];
const told = reportStrings[language];

export interface ResultActs {
  /** Leads to what a diagnostic is about. */
  show(found: Diagnostic): void;
  fix(fix: Fix): void;
  /** Leads to what a part of the card came from. */
  go(origin: Origin): void;
  /** What a listing is called in the form, by its id. */
  listing(id: string): string;
  /** A problem in the words of the form. */
  inForm(found: Diagnostic): Diagnostic;
  /** Where in the form a problem is. */
  where(found: Diagnostic): string | undefined;
  /** Whether a fault is in a field that nobody has left yet. */
  isPending(found: Diagnostic): boolean;
}

function whyNone(none: NoPreview): string {
  if (none.none === 'agent') return none.detail;
  return none.none === 'agent unknown' ? words.unknown[none.member] : words.none[none.none];
}

function tools(json: string): HTMLElement {
  const notice = h('span', { role: 'status' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(json);
      notice.textContent = words.copied;
    } catch {
      notice.textContent = words.notCopied;
    }
  };
  const download = () => save(json, 'agent-card.json');
  return h('p', { class: 'tools' }, button(words.copy, copy), button(words.download, download), notice);
}

/** The card and its JSON, or what stands in the way of it, beside the form. */
export function resultPanel(acts: ResultActs) {
  const verdict = byId('verdict');
  const findings = byId('findings');
  const card = byId('card');
  const jump = jumpBar();
  const say = (text: string, state = '', short = text) => {
    verdict.className = `verdict ${state}`;
    if (verdict.textContent !== text) verdict.textContent = text;
    jump(state && short, state);
  };
  // What is wrong with the agent file is mended in the file: the page has no text of it.
  const mendable = (found: Diagnostic): Diagnostic => (found.file === undefined ? found : { ...found, fixes: [] });
  const problems = (diagnostics: readonly Diagnostic[]) =>
    findingList(worstFirst(diagnostics).map(mendable).map(acts.inForm), {
      show(range) {
        const found = diagnostics.find((one) => one.range === range);
        if (found) acts.show(found);
      },
      fix: acts.fix,
      where: acts.where,
    });

  return {
    clear() {
      say(words.empty);
      findings.replaceChildren();
      card.replaceChildren();
    },
    show(answer: PreviewAnswer, madeUp: boolean) {
      const { preview, json } = answer;
      if ('none' in preview) {
        say(`${words.noCard}. ${whyNone(preview)}`, 'invalid');
        findings.replaceChildren();
        return card.replaceChildren();
      }
      const { truncated, version } = preview;
      const waiting = preview.diagnostics.filter(acts.isPending);
      const diagnostics = preview.diagnostics.filter((one) => !waiting.includes(one));
      const summary = { ...preview.summary, errors: preview.summary.errors - waiting.length };
      const rest = waiting.length > 0 ? words.toFillIn(new Set(waiting.map(({ pointer }) => pointer)).size) : '';
      const notes = [madeUp && words.madeUp].filter(Boolean).map((text) => h('p', {}, text));
      findings.replaceChildren(
        ...(preview.card ? notes : summary.errors > 0 ? [h('p', {}, words.stopped)] : []),
        ...(diagnostics.length > 0 ? [problems(diagnostics)] : []),
        ...(truncated ? [h('p', {}, words.silent)] : []),
      );
      if (!preview.card) {
        const counted = summary.errors > 0 ? `${words.noCard}: ${told.counts(summary)}.` : `${words.noCard}.`;
        say([counted, rest].filter(Boolean).join(' '), summary.errors > 0 ? 'invalid' : 'open');
        return card.replaceChildren();
      }
      say(words.generated(version ?? ''), 'valid', words.card);
      const { folded, toolbar, tell } = jsonView(answer, acts.go, acts.listing);
      const drawn = cardView(preview.card);
      for (const element of [drawn, toolbar]) tellOf(element, tell);
      card.replaceChildren(drawn, tools(json), folded);
    },
  };
}
