import { html } from 'hono/html';
import type { Language } from '../../core/language.ts';
import type { Severity, Subject } from '../../core/report.ts';
import { reportStrings } from '../strings/report.ts';
import { ruleWords } from '../strings/rule-words.ts';
import { ruleStrings } from '../strings/rules.ts';
import { localPath } from './navigation.ts';
import { type Markup, page } from './shell.ts';

export interface ListedRule {
  readonly code: string;
  readonly title: string;
  readonly severity: Severity;
  readonly kinds: readonly Subject[];
}

/** A rule in the list, which is found by why it matters too. */
interface FoundRule extends ListedRule {
  readonly why: string;
}

/** The kinds of documents that a rule is about, in a row. */
export const kindsOf = ({ kinds }: ListedRule, language: Language): string =>
  kinds.map((kind) => ruleStrings[language].kinds[kind]).join(', ');

const groupOf = ({ code }: ListedRule): string => code.slice(0, code.indexOf('/'));

const row = (rule: FoundRule, language: Language): Markup =>
  html`<tr><th scope="row"><a href="${localPath(`/rules/${rule.code}`, language)}"><code>${rule.code}</code></a></th><td>${rule.title}<span hidden> ${rule.why} ${ruleWords[rule.code as keyof typeof ruleWords] ?? ''}</span></td><td class="${rule.severity}"><strong>${reportStrings[language].severities[rule.severity]}</strong></td><td>${kindsOf(rule, language)}</td></tr>\n`;

function section(group: string, rules: readonly FoundRule[], language: Language): Markup {
  const { groups, columns } = ruleStrings[language];
  return html`<section id="${group}" class="rule-group" aria-labelledby="${group}-title">
<h2 id="${group}-title">${groups[group]}</h2>
<div class="wide"><table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rules.map((rule) => row(rule, language))}</tbody>
</table></div>
</section>
`;
}

/**
 * Every rule, by group. Without a script the groups are reached by their anchors; the filter is hidden until its script
 * shows it.
 */
export function ruleListPage(rules: readonly FoundRule[], language: Language): Promise<string> {
  const words = ruleStrings[language];
  const groups = Object.entries(Object.groupBy(rules, groupOf));
  return page(
    words.title,
    html`<p>${words.lead}</p>
<search id="finder" hidden>
<label for="filter">${words.filter}</label>
<input id="filter" type="search" autocomplete="off" spellcheck="false" aria-describedby="filter-help">
<p id="filter-help" class="quiet">${words.filterHelp}</p>
<p id="shown" role="status"></p>
</search>
<nav class="contents" aria-label="${words.contents}">${groups.map(
      ([group]) => html`<a href="#${group}">${words.groups[group]}</a>\n`,
    )}</nav>
${groups.map(([group, inGroup = []]) => section(group, inGroup, language))}`,
    { language, path: '/rules', description: words.lead, app: 'rules' },
  );
}
