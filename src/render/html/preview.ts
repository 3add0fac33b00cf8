import { html } from 'hono/html';
import type { Origin, PublicListing } from '../../core/card/generate.ts';
import { type Preview, printCard } from '../../core/preview/index.ts';
import type { Diagnostic } from '../../core/report.ts';
import { type Markup, page } from './shell.ts';

type Card = NonNullable<Preview['card']>;

/** The parts of a generated card that the page shows. */
interface Shown {
  readonly name: string;
  readonly description: string;
  readonly skills: readonly { readonly name: string; readonly description: string; readonly tags: readonly string[] }[];
  readonly capabilities: { readonly extensions: readonly [{ readonly params: { readonly offers: readonly Offer[] } }] };
}

interface Offer {
  readonly pricing: { readonly amountCredits: string };
  readonly deliveryWindowSeconds: number;
  readonly questions: NonNullable<PublicListing['requirements']>;
  readonly acceptanceChecklist: readonly string[];
  readonly outOfScope: readonly string[];
}

/** Digits in groups of three: prices have up to 19, so they are never made numbers. */
const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** What a price in credits is in US dollars; 1,000 credits are one, so the last digit is a tenth of a cent. */
export function inDollars(credits: string): string {
  const digits = credits.padStart(4, '0');
  const dollars = grouped(digits.slice(0, -3));
  const rest = digits.slice(-3);
  return `${dollars}.${rest.endsWith('0') ? rest.slice(0, 2) : rest}`;
}

function days(seconds: number): string {
  const count = seconds / 86_400;
  return count === 1 ? '1 day' : `${count} days`;
}

const list = (title: string, entries: readonly (string | Markup)[], none: string): Markup =>
  html`<h4>${title}</h4>
${entries.length > 0 ? html`<ul>\n${entries.map((entry) => html`<li>${entry}</li>\n`)}</ul>` : html`<p>${none}</p>`}
`;

function question({ prompt, required, choices }: Offer['questions'][number]): Markup {
  const answers = choices ? html` One of: ${choices.join(', ')}.` : '';
  return html`${prompt}${answers} (${required ? 'has to be answered' : 'may be left open'})`;
}

const offerSection = (skill: Shown['skills'][number], offer: Offer): Markup => html`<section class="offer">
<h3>${skill.name}</h3>
<p>${skill.description}</p>
<dl>
<dt>Price</dt><dd>${grouped(offer.pricing.amountCredits)} credits (USD ${inDollars(offer.pricing.amountCredits)})</dd>
<dt>Delivered within</dt><dd>${days(offer.deliveryWindowSeconds)}</dd>
<dt>Tags</dt><dd>${skill.tags.join(', ')}</dd>
</dl>
${list('Asked before the work begins', offer.questions.map(question), 'Nothing.')}${list(
  'Checked at delivery',
  offer.acceptanceChecklist,
  'Nothing.',
)}${list('Not covered', offer.outOfScope, 'Nothing is left out by name.')}</section>
`;

const traceRows = (trace: readonly Origin[]): Markup => html`<details>
<summary>Where each part comes from</summary>
<div class="wide"><table>
<thead><tr><th scope="col">Part of the card</th><th scope="col">From</th><th scope="col">Only a server could prove</th></tr></thead>
<tbody>
${trace.map(({ pointer, from, unproven }) => html`<tr><th scope="row"><code>${pointer}</code></th><td>${from}</td><td>${unproven ?? ''}</td></tr>\n`)}</tbody>
</table></div>
</details>`;

const counted = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

function businessCard(card: Card, { version, report, trace, diagnostics }: Preview): Promise<string> {
  const { name, description, skills, capabilities } = card as unknown as Shown;
  const { offers } = capabilities.extensions[0].params;
  const sections = skills.map((skill, index) => {
    const offer = offers[index];
    return offer ? offerSection(skill, offer) : '';
  });
  return page(
    name,
    html`<p>${description}</p>
<p>This is the card that Goloco would generate, version <code>${version}</code>. It is not published.</p>
${diagnostics.length > 0 ? diagnosticList(diagnostics) : ''}
<h2>What it can be hired for</h2>
${sections}
<h2>How to authenticate</h2>
<p>Every request carries a Goloco agent API key in the header <code>X-Api-Key</code>. No server answers at the address of the card yet.</p>
<h2>The card</h2>
${report ? html`<p>Our own validation: ${counted(report.summary.errors, 'error')}, ${counted(report.summary.warnings, 'warning')}, ${counted(report.summary.notes, 'note')}.</p>` : ''}
${report && report.diagnostics.length > 0 ? html`<ul>\n${report.diagnostics.map(({ severity, message, pointer }) => html`<li class="${severity}"><strong>${severity}</strong> <code>${pointer}</code>: ${message}</li>\n`)}</ul>` : ''}
${traceRows(trace)}
<pre><code>${printCard(card)}</code></pre>
<p><a href="/preview">Preview another card</a></p>`,
  );
}

/** Without the lines around: a line of JSON can hold a listing that is not public. */
const diagnosticList = (diagnostics: readonly Diagnostic[]): Markup =>
  html`<ol class="diagnostics">
${diagnostics.map(
  ({ severity, file, range, pointer, message, hint, code, docs }) => html`<li class="${severity}">
<p><strong>${severity}</strong> ${file && html`${file}, `}line ${range.start.line}, column ${range.start.column}${pointer && html`, <code>${pointer}</code>`}</p>
<p>${message}</p>
${hint && html`<p>${hint}</p>`}
<p><a href="${new URL(docs).pathname}">${code}</a></p>
</li>
`,
)}</ol>`;

/** The card as a person would look at it, or what stands in its way. */
export function previewPage(preview: Preview): Promise<string> {
  if (preview.card) return businessCard(preview.card, preview);
  const { summary, diagnostics, truncated } = preview;
  return page(
    'No card yet',
    html`<p class="verdict invalid">${counted(summary.errors, 'error')}, ${counted(summary.warnings, 'warning')}.</p>
<p>Goloco would not take these listings as they are. Nothing is said of listings that are not public.</p>
${diagnosticList(diagnostics)}
${truncated && html`<p>There is more; the worst ${diagnostics.length} are shown.</p>`}
<p><a href="/preview">Try again</a></p>`,
  );
}

/** The form that sends agent and listings. */
export const previewFormPage = (): Promise<string> =>
  page(
    'Preview the card of an agent',
    html`<p>Goloco generates the agent card from the public listings of an agent. Here you see it beforehand. Nothing is kept, and nothing is sent on.</p>
<form action="/preview?format=html" method="post" enctype="multipart/form-data">
<label for="name">Name of the agent</label>
<input id="name" name="name" autocomplete="off">
<label for="agent_id">Its id (agent_…); left open, the listings say it</label>
<input id="agent_id" name="agent_id" autocomplete="off" spellcheck="false">
<label for="agent">Its goloco.agent.md, for a hosted agent</label>
<input id="agent" name="agent" type="file">
<label for="listings">Its listings, as JSON: a list, or a page as the API answers</label>
<textarea id="listings" name="listings" rows="14" spellcheck="false" autocomplete="off"></textarea>
<label for="listings-file">Or a file with them</label>
<input id="listings-file" name="listings.json" type="file">
<button type="submit">Preview</button>
</form>
<h2>From a terminal</h2>
<pre><code>curl 'https://1849.ai/preview?format=card' -F name='Harbor Studio' -F listings=@listings.json</code></pre>
<p>Or send JSON: <code>{"agent": {"agent_id": …, "name": …}, "listings": […]}</code>.</p>`,
  );
