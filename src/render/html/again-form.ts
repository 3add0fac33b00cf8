import { html, raw } from 'hono/html';
import { type Language, languages } from '../../core/language.ts';
import type { Report } from '../../core/report.ts';
import type { Source } from '../source.ts';
import { reportStrings } from '../strings/report.ts';
import { shellStrings } from '../strings/shell.ts';
import type { Markup } from './shell.ts';

/** Where the form of a page sends a document, to have the report as a page in this language. */
export const checkAction = (language: Language): string =>
  `/validate?format=html${language === 'en' ? '' : `&lang=${language}`}`;

/** What is not text cannot be written over, and would come back as something else. */
const noText: readonly string[] = ['text/not-utf-8', 'text/other-format'];

/** Whether a repair changes the document: it has a fix that is safe, or it is an old card. */
const canRepair = ({ diagnostics }: Report): boolean =>
  diagnostics.some(({ code, fixes = [] }) => code === 'card/old-version' || fixes.some(({ safe }) => safe));

/**
 * The document that was judged, to be written over and sent once more: to be checked again, also in another language, or
 * to have it back repaired. A text area turns other line ends into LF, so a document that has them is not repaired here.
 */
export function againForm(report: Report, source: Source, language: Language): Markup | '' {
  if (typeof source !== 'string' || report.diagnostics.some(({ code }) => noText.includes(code))) return '';
  const words = reportStrings[language];
  const others = languages.filter((one) => one !== language);
  // The first line end in a text area is not part of its text (HTML, the textarea element).
  return html`<h2>${words.goOn}</h2>
<form action="${checkAction(language)}" method="post" enctype="multipart/form-data">
<label for="document">${words.text}</label>
<p id="document-help" class="quiet">${words.sent}</p>
<textarea id="document" name="document" rows="14" spellcheck="false" autocomplete="off" autocapitalize="off" aria-describedby="document-help">${raw('\n')}${source}</textarea>
<p class="actions">
<button type="submit">${words.checkAgain}</button>
${canRepair(report) && !source.includes('\r') && html`<button type="submit" class="quiet-button" formaction="/repair" name="kind" value="${report.kind}">${words.repair}</button>\n`}${others.map(
  (one) =>
    html`<button type="submit" class="quiet-button" formaction="${checkAction(one)}" lang='${one}'>${shellStrings[one].language}</button>\n`,
)}</p>
</form>
`;
}
