import { html } from 'hono/html';
import type { Language } from '../../core/language.ts';
import type { CardView, Report } from '../../core/schema/types/report.ts';
import { visible } from '../../core/visible.ts';
import { credentials, unasked } from '../credentials.ts';
import type { Source } from '../source.ts';
import { reportStrings } from '../strings/report.ts';
import type { Markup } from './shell.ts';

const pointers = (title: string, list: readonly string[]): Markup | '' =>
  list.length > 0 ? html`<dt>${title}</dt>\n${list.map((one) => html`<dd><code>${visible(one)}</code></dd>\n`)}` : '';

/** What an A2A 1.0 client is left with after reading a card. */
export function readingSection(card: CardView, report: Report, source: Source, language: Language): Markup {
  const { interfaces, skills, authentication, ignored, emptied } = card;
  const words = reportStrings[language];
  const warning = typeof source === 'string' ? unasked(report, source, words) : '';
  return html`<h2>${words.clientView}</h2>
<dl>
<dt>${words.credentials}</dt>
<dd>${warning ? html`<strong class="unasked">${warning}</strong>` : credentials(authentication, words)}</dd>
<dt>${words.interfaces}</dt>
${
  interfaces.length > 0
    ? interfaces.map(
        ({ url, protocolBinding, protocolVersion }) =>
          html`<dd><code>${visible(url)}</code> ${visible(protocolBinding)} ${visible(protocolVersion)}</dd>\n`,
      )
    : html`<dd>${words.noInterface}</dd>\n`
}<dt>${words.skills}</dt>
${skills.length > 0 ? skills.map(({ name, id }) => html`<dd>${visible(name || id)}</dd>\n`) : html`<dd>${words.none}</dd>\n`}${pointers(
  words.ignored,
  ignored,
)}${pointers(words.emptied, emptied)}</dl>
`;
}
