import { html } from 'hono/html';
import type { Language } from '../../core/language.ts';
import type { Lines } from '../../core/lines.ts';
import type { Diagnostic, Range, Report } from '../../core/report.ts';
import { visible } from '../../core/visible.ts';
import { frameLine } from '../frame.ts';
import { linesIn, type Source } from '../source.ts';
import { reportStrings } from '../strings/report.ts';
import { againForm } from './again-form.ts';
import { localPath, rulePath } from './navigation.ts';
import { portabilitySection } from './portability.ts';
import { readingSection } from './reading.ts';
import { type Markup, page } from './shell.ts';

/** The line on which a range begins, the range marked; an empty range is shown as a space. */
function frame(lines: Lines, range: Range): Markup {
  const { number, before, marked, after } = frameLine(lines, range);
  return html`<pre tabindex="0"><code>${number} | ${before}<mark>${marked || ' '}</mark>${after}</code></pre>`;
}

const diagnostic = (found: Diagnostic, lines: Lines, language: Language): Markup => {
  const { severities, place } = reportStrings[language];
  return html`<li class="${found.severity}">
<p><strong>${severities[found.severity]}</strong> ${found.file && html`${visible(found.file)}, `}${place(found.range.start)}${found.pointer && html`, <code>${visible(found.pointer)}</code>`}</p>
<p>${found.message}</p>
${frame(lines, found.range)}
${found.hint && html`<p>${found.hint}</p>`}
${found.related?.map(({ message, range }) => html`<p>${message} (${place(range.start)})</p>${frame(lines, range)}`)}
<p><a href="${rulePath(found.docs, language)}">${found.code}</a>${found.spec && html` · ${found.spec}`}</p>
</li>
`;
};

/** The report for people: the verdict first, then every diagnostic at its place in the text. */
export function reportPage(report: Report, source: Source, language: Language = 'en'): Promise<string> {
  const { valid, summary, diagnostics, truncated, card, agent, specVersion = '1.0' } = report;
  const words = reportStrings[language];
  const isOld = valid && specVersion !== '1.0';
  const lines = linesIn(source);
  return page(
    valid ? words.valid : words.invalid,
    html`<p class="verdict ${valid ? 'valid' : 'invalid'}">${isOld && html`${words.validFor(specVersion)}: `}${words.counts(summary) || words.nothing}.</p>
<p>${words.judged(report)}</p>
${diagnostics.length > 0 && html`<ol class="diagnostics">\n${diagnostics.map((found) => diagnostic(found, lines(found.file), language))}</ol>`}
${truncated && html`<p>${words.truncated(diagnostics.length)}</p>`}
${againForm(report, source, language)}${card && readingSection(card, report, source, language)}${agent?.portability && portabilitySection(agent.portability, language)}<p><a href="${localPath('/', language)}">${words.another}</a></p>`,
    { language },
  );
}
