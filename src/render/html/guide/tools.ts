import { html } from 'hono/html';
import { type Tool, tools } from '../../../core/agent/portability/tools.ts';
import type { Language } from '../../../core/language.ts';
import { guideStrings } from '../../strings/guide.ts';
import type { Markup } from '../shell.ts';

function row(tool: Tool, language: Language): Markup {
  const words = guideStrings[language];
  const { name, path, format, servers, skills } = tool;
  return html`<tr><th scope="row">${name}</th><td><code>${path}</code>${format && html` (${format})`}</td><td>${words.toolForms[tool.tools.form]}</td><td>${servers.key ? html`<code>${servers.key}</code>` : words.serversTaken[servers.takes]}</td><td><code>${skills.folder}</code></td><td>${words.otherKeys[tool.otherKeys]}</td></tr>\n`;
}

/** What each tool that reads agent files makes of one. */
export const toolTable = (language: Language): Markup => html`<div class="wide"><table>
<thead><tr>${guideStrings[language].toolColumns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${tools.map((tool) => row(tool, language))}</tbody>
</table></div>
`;
