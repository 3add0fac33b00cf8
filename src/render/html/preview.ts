import { html } from 'hono/html';
import type { Origin } from '../../core/card/generate.ts';
import type { Language } from '../../core/language.ts';
import { type Preview, printCard } from '../../core/preview/index.ts';
import type { Diagnostic } from '../../core/report.ts';
import { visible } from '../../core/visible.ts';
import { businessCard, KEY_HEADER, type ShownOffer } from '../business-card.ts';
import { originText } from '../origin.ts';
import { previewStrings } from '../strings/preview.ts';
import { reportStrings } from '../strings/report.ts';
import { localPath } from './navigation.ts';
import { type Markup, page } from './shell.ts';

const list = ({ label, entries, none }: ShownOffer['lists'][number]): Markup => html`<h4>${label}</h4>
${entries.length > 0 ? html`<ul>\n${entries.map((entry) => html`<li>${entry}</li>\n`)}</ul>` : html`<p>${none}</p>`}
`;

const offerSection = ({ name, description, facts, lists }: ShownOffer): Markup => html`<section class="offer">
<h3>${name.text}</h3>
<p>${description.text}</p>
<dl>
${facts.map(({ label, text }) => html`<dt>${label}</dt><dd>${text}</dd>\n`)}</dl>
${lists.map(list)}</section>
`;

function traceRows(trace: readonly Origin[], language: Language): Markup {
  const words = previewStrings[language];
  const row = (origin: Origin): Markup => {
    const { from, unproven } = originText(origin, language);
    return html`<tr><th scope="row"><code>${origin.pointer}</code></th><td>${visible(from)}</td><td>${unproven}</td></tr>\n`;
  };
  return html`<details>
<summary>${words.origins}</summary>
<div class="wide"><table>
<thead><tr><th scope="col">${words.part}</th><th scope="col">${words.from}</th><th scope="col">${words.unproven}</th></tr></thead>
<tbody>
${trace.map(row)}</tbody>
</table></div>
</details>`;
}

/** Without the lines around: a line of JSON can hold a listing that is not public. */
function diagnosticList(diagnostics: readonly Diagnostic[], language: Language): Markup {
  const { severities, place } = reportStrings[language];
  return html`<ol class="diagnostics">
${diagnostics.map(
  ({ severity, file, range, pointer, message, hint, code, docs }) => html`<li class="${severity}">
<p><strong>${severities[severity]}</strong> ${file && html`${visible(file)}, `}${place(range.start)}${pointer && html`, <code>${visible(pointer)}</code>`}</p>
<p>${message}</p>
${hint && html`<p>${hint}</p>`}
<p><a href="${localPath(new URL(docs).pathname, language)}">${code}</a></p>
</li>
`,
)}</ol>`;
}

function cardPage(card: NonNullable<Preview['card']>, preview: Preview, language: Language): Promise<string> {
  const words = previewStrings[language];
  const { severities, counts, nothing } = reportStrings[language];
  const { version, report, trace, diagnostics } = preview;
  const { name, description, offers } = businessCard(card, language);
  return page(
    name.text,
    html`<p>${description.text}</p>
<p>${words.generated(version ?? '')}</p>
${diagnostics.length > 0 ? diagnosticList(diagnostics, language) : ''}
<h2>${words.hiredFor}</h2>
${offers.map(offerSection)}
<h2>${words.authentication}</h2>
<p>${words.key(KEY_HEADER)}</p>
<h2>${words.card}</h2>
${report ? html`<p>${words.ownValidation(counts(report.summary) || nothing)}</p>` : ''}
${report && report.diagnostics.length > 0 ? html`<ul>\n${report.diagnostics.map(({ severity, message, pointer }) => html`<li class="${severity}"><strong>${severities[severity]}</strong> <code>${pointer}</code>: ${message}</li>\n`)}</ul>` : ''}
${traceRows(trace, language)}
<pre tabindex="0"><code>${printCard(card)}</code></pre>
<p><a href="${localPath('/preview', language)}">${words.another}</a></p>`,
    { language },
  );
}

/** The card as a person would look at it, or what stands in its way. */
export function previewPage(preview: Preview, language: Language = 'en'): Promise<string> {
  if (preview.card) return cardPage(preview.card, preview, language);
  const words = previewStrings[language];
  const { summary, diagnostics, truncated } = preview;
  return page(
    words.noCard,
    html`<p class="verdict invalid">${reportStrings[language].counts(summary)}.</p>
<p>${words.stopped}</p>
${diagnosticList(diagnostics, language)}
${truncated && html`<p>${words.silent}</p>`}
<p><a href="${localPath('/preview', language)}">${words.again}</a></p>`,
    { language },
  );
}
