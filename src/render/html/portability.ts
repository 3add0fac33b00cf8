import { html } from 'hono/html';
import type { Language } from '../../core/language.ts';
import type { PortabilityRow } from '../../core/schema/types/report.ts';
import { visible } from '../../core/visible.ts';
import { reportStrings } from '../strings/report.ts';
import type { Markup } from './shell.ts';

const row = ({ tool, verdict, path, reasons }: PortabilityRow, language: Language): Markup =>
  html`<tr><th scope="row">${tool}</th><td>${reportStrings[language].verdicts[verdict]}</td><td><code>${path}</code></td><td>${
    reasons.length > 0 &&
    html`<ul>${reasons.map(({ pointer, message }) => html`<li>${pointer && html`<code>${visible(pointer)}</code> `}${message}</li>`)}</ul>`
  }</td></tr>
`;

/** Where an agent file works as its author means it: a table of the tools, with the reasons. */
export function portabilitySection(rows: readonly PortabilityRow[], language: Language): Markup {
  const { portability, columns } = reportStrings[language];
  return html`<h2>${portability}</h2>
<div class="wide">
<table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map((one) => row(one, language))}</tbody>
</table>
</div>
`;
}
