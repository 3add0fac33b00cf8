import { html } from 'hono/html';
import type { Diagnostic, Range } from '../../core/report.ts';
import { type Markup, page } from './shell.ts';

interface ListedRule {
  readonly code: string;
  readonly title: string;
  readonly severity: string;
  readonly kinds: readonly string[];
}

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

const kindNames: Readonly<Record<string, string>> = {
  card: 'agent cards',
  agent: 'agent files',
  skill: 'skills',
  folder: 'folders',
};

const kindsOf = ({ kinds }: ListedRule): string => kinds.map((kind) => kindNames[kind] ?? kind).join(', ');

export const ruleListPage = (rules: readonly ListedRule[]): Promise<string> =>
  page(
    'Rules',
    html`<p>Everything that is looked for in a document. Each rule has a page that says why it matters, with a wrong and a right example.</p>
<div class="wide"><table>
<thead><tr><th scope="col">Rule</th><th scope="col">What it finds</th><th scope="col">Severity</th><th scope="col">In</th></tr></thead>
<tbody>
${rules.map((rule) => html`<tr><th scope="row"><a href="/rules/${rule.code}"><code>${rule.code}</code></a></th><td>${rule.title}</td><td>${rule.severity}</td><td>${kindsOf(rule)}</td></tr>\n`)}</tbody>
</table></div>`,
  );

/** A whole document, the characters at fault marked. */
function example(title: string, text: string | undefined, range?: Range): Markup | undefined {
  if (text === undefined) return undefined;
  const [start, end] = [range?.start.offset ?? 0, range?.end.offset ?? 0];
  const marked = end > start ? html`<mark>${text.slice(start, end)}</mark>` : '';
  return html`<h2>${title}</h2>
<pre><code>${text.slice(0, start)}${marked}${text.slice(end)}</code></pre>`;
}

const told = ({ says, judged }: ExplainedRule): Markup | undefined =>
  says &&
  html`<p>Sent to <code>${judged}</code>, it has this fault in line ${says.range.start.line}, column ${says.range.start.column}: ${says.message}</p>
${says.hint && html`<p>${says.hint}</p>`}`;

export const rulePage = (rule: ExplainedRule): Promise<string> =>
  page(
    rule.title,
    html`<p class="${rule.severity}"><strong>${rule.severity}</strong> in ${kindsOf(rule)}, <code>${rule.code}</code></p>
<p>${rule.why}</p>
${rule.spec && html`<p>Rests on: ${rule.spec}</p>`}
${example('Wrong', rule.wrong, rule.says?.range)}
${told(rule)}
${example('Right', rule.right)}
<p><a href="/rules">All rules</a></p>`,
  );
