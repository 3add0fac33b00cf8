import { html } from 'hono/html';
import { Lines } from '../../core/lines.ts';
import type { Diagnostic, Range, Report } from '../../core/report.ts';
import { frameLine } from '../frame.ts';
import { readingSection } from './reading.ts';
import { type Markup, page } from './shell.ts';

const kindNames: Record<Report['kind'], string> = {
  card: 'agent card',
  agent: 'agent file',
  skill: 'skill',
  listing: 'listing',
  folder: 'folder',
};

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** Links within this service, so that they work on whatever host answers. */
const pathOf = (address: string): string => new URL(address).pathname;

/** The line on which a range begins, the range marked; an empty range is shown as a space. */
function frame(lines: Lines, range: Range): Markup {
  const { number, before, marked, after } = frameLine(lines, range);
  return html`<pre><code>${number} | ${before}<mark>${marked || ' '}</mark>${after}</code></pre>`;
}

const diagnostic = (found: Diagnostic, lines: Lines): Markup =>
  html`<li class="${found.severity}">
<p><strong>${found.severity}</strong> ${found.file && html`${found.file}, `}line ${found.range.start.line}, column ${found.range.start.column}${found.pointer && html`, <code>${found.pointer}</code>`}</p>
<p>${found.message}</p>
${frame(lines, found.range)}
${found.hint && html`<p>${found.hint}</p>`}
${found.related?.map(({ message, range }) => html`<p>${message} (line ${range.start.line}, column ${range.start.column})</p>${frame(lines, range)}`)}
<p><a href="${pathOf(found.docs)}">${found.code}</a>${found.spec && html` · ${found.spec}`}</p>
</li>
`;

/** The report for people: the verdict first, then every diagnostic at its place in the text. */
export function reportPage(report: Report, text: string): Promise<string> {
  const { valid, kind, profile, detected, summary, diagnostics, truncated, card } = report;
  const counts = [
    count(summary.errors, 'error'),
    count(summary.warnings, 'warning'),
    count(summary.notes, 'note'),
  ].join(', ');
  const lines = new Lines(text);
  return page(
    valid ? 'Valid' : 'Not valid',
    html`<p class="verdict ${valid ? 'valid' : 'invalid'}">${counts}.</p>
<p>Judged as ${kindNames[kind]}${profile && html`, profile ${profile}`}, because ${detected.because}.</p>
${diagnostics.length > 0 && html`<ol class="diagnostics">\n${diagnostics.map((found) => diagnostic(found, lines))}</ol>`}
${truncated && html`<p>There is more; the worst ${diagnostics.length} are shown.</p>`}
${card && readingSection(card)}<p><a href="/">Check another file</a></p>`,
  );
}
