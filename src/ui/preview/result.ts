import type { Origin } from '../../core/card/generate.ts';
import type { NoPreview } from '../../core/preview/index.ts';
import type { Diagnostic, Fix } from '../../core/report.ts';
import { previewStrings } from '../../render/strings/preview.ts';
import { reportStrings } from '../../render/strings/report.ts';
import { findingList } from '../check/findings.ts';
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
    findingList(diagnostics.map(mendable), {
      show(range) {
        const found = diagnostics.find((one) => one.range === range);
        if (found) acts.show(found);
      },
      fix: acts.fix,
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
      const { summary, diagnostics, truncated, version } = preview;
      const notes = [madeUp && words.madeUp].filter(Boolean).map((text) => h('p', {}, text));
      findings.replaceChildren(
        ...(preview.card ? notes : [h('p', {}, words.stopped)]),
        ...(diagnostics.length > 0 ? [problems(diagnostics)] : []),
        ...(truncated ? [h('p', {}, words.silent)] : []),
      );
      if (!preview.card) {
        say(`${words.noCard}: ${told.counts(summary)}.`, 'invalid');
        return card.replaceChildren();
      }
      say(words.generated(version ?? ''), 'valid', words.card);
      const { told: origin, toolbar, tell } = jsonView(answer, acts.go);
      const drawn = cardView(preview.card);
      for (const element of [drawn, toolbar]) tellOf(element, tell);
      card.replaceChildren(drawn, h('h3', {}, words.json), tools(json), origin, toolbar);
    },
  };
}
