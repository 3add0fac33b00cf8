import { html, raw } from 'hono/html';
import type { Language } from '../../core/language.ts';
import type { Report } from '../../core/report.ts';
import type { Source } from '../source.ts';
import { reportStrings } from '../strings/report.ts';
import type { Markup } from './shell.ts';

/** Whether a repair changes the document: it has a fix that is safe, or it is an old card. */
const canRepair = ({ diagnostics }: Report): boolean =>
  diagnostics.some(({ code, fixes = [] }) => code === 'card/old-version' || fixes.some(({ safe }) => safe));

/**
 * A button that sends the document once more, to have it back repaired; nothing where that would change nothing. A text
 * area would turn other line ends into LF, so a document that has them gets no button.
 */
export function repairForm(report: Report, source: Source, language: Language): Markup | '' {
  if (typeof source !== 'string' || source.includes('\r') || !canRepair(report)) return '';
  // The first line end in a text area is not part of its text (HTML, the textarea element).
  return html`<form action="/repair" method="post" enctype="multipart/form-data">
<textarea name="document" hidden>${raw('\n')}${source}</textarea>
<input type="hidden" name="kind" value="${report.kind}">
<button type="submit">${reportStrings[language].repair}</button>
</form>
`;
}
