import { html } from 'hono/html';
import { type Tool, tools } from '../../../core/agent/portability/tools.ts';
import type { Language } from '../../../core/language.ts';
import { guideStrings } from '../../strings/guide.ts';
import type { Markup } from '../shell.ts';

function row(tool: Tool, language: Language): Markup {
  const words = guideStrings[language];
  const { name, path, format, servers, skills } = tool;
  const [, , list, mcp, folder, others] = words.toolColumns;
  return html`<tr><th scope="row">${name}</th><td><code>${path}</code>${format && html` (${format})`}</td><td data-label="${list}">${words.toolForms[tool.tools.form]}</td><td data-label="${mcp}">${servers.key ? html`<code>${servers.key}</code>` : words.serversTaken[servers.takes]}</td><td class="whole" data-label="${folder}"><code>${skills.folder}</code></td><td data-label="${others}">${words.otherKeys[tool.otherKeys]}</td></tr>\n`;
}

/** What each tool that reads agent files makes of one. */
export const toolTable = (language: Language): Markup => html`<div class="wide"><table>
<thead><tr>${guideStrings[language].toolColumns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${tools.map((tool) => row(tool, language))}</tbody>
</table></div>
`;
