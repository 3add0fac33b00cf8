import { html } from 'hono/html';
import type { Language } from '../../core/language.ts';
import type { Diagnostic, Range } from '../../core/report.ts';
import { reportStrings } from '../strings/report.ts';
import { type RuleStrings, ruleStrings } from '../strings/rules.ts';
import { localPath } from './navigation.ts';
import { kindsOf, type ListedRule } from './rule-list.ts';
import { type Markup, page } from './shell.ts';

interface ExplainedRule extends ListedRule {
  readonly why: string;
  readonly spec?: string;
  /** Whole documents; left out where no text can show the fault. */
  readonly wrong?: string;
  readonly right?: string;
  /** The address that judges the wrong one so. */
  readonly judged?: string;
  /** What the check says of the wrong one. */
  readonly says?: Diagnostic | undefined;
}

/** A whole document, the characters at fault marked. */
function example(title: string, text: string | undefined, range?: Range): Markup | undefined {
  if (text === undefined) return undefined;
  const [start, end] = [range?.start.offset ?? 0, range?.end.offset ?? 0];
  const marked = end > start ? html`<mark>${text.slice(start, end)}</mark>` : '';
  return html`<h2>${title}</h2>
<pre tabindex="0"><code>${text.slice(0, start)}${marked}${text.slice(end)}</code></pre>`;
}

const told = ({ says, judged }: ExplainedRule, { sentTo, fault }: RuleStrings): Markup | undefined =>
  says &&
  html`<p>${sentTo} <code>${judged}</code>, ${fault(says.range.start.line, says.range.start.column, says.message)}</p>
${says.hint && html`<p>${says.hint}</p>`}`;

/** A rule for people: why it matters, and a wrong and a right document. */
export function rulePage(rule: ExplainedRule, language: Language): Promise<string> {
  const words = ruleStrings[language];
  return page(
    rule.title,
    html`<p class="${rule.severity}"><strong>${reportStrings[language].severities[rule.severity]}</strong> ${words.inKinds(kindsOf(rule, language))}, <code>${rule.code}</code></p>
<p>${rule.why}</p>
${rule.spec && html`<p>${words.restsOn} ${rule.spec}</p>`}
${example(words.wrong, rule.wrong, rule.says?.range)}
${told(rule, words)}
${example(words.right, rule.right)}
<p><a href="${localPath('/rules', language)}">${words.all}</a></p>`,
    { language, path: `/rules/${rule.code}`, description: rule.why },
  );
}
