import { html } from 'hono/html';
import type { Template } from '../../core/templates/template.ts';
import { type Markup, page } from './shell.ts';

const kindNames: Readonly<Record<Template['kind'], string>> = { agent: 'Agent files', card: 'Agent cards' };

const fileNames: Readonly<Record<Template['kind'], string>> = { agent: 'goloco.agent.md', card: 'agent-card.json' };

const section = (kind: Template['kind'], templates: readonly Template[]): Markup =>
  html`<h2>${kindNames[kind]}</h2>
<dl>
${templates
  .filter((one) => one.kind === kind)
  .map(
    ({ id, title, description }) => html`<dt><a href="/templates/${id}">${title}</a></dt><dd>${description}</dd>\n`,
  )}</dl>
`;

export const templateListPage = (templates: readonly Template[]): Promise<string> =>
  page(
    'Templates',
    html`<p>Files to start from. Each comes with the reasons for what is in it, and with what to do before it is used.</p>
${section('agent', templates)}${section('card', templates)}`,
  );

const list = (entries: readonly string[]): Markup => html`<ul>\n${entries.map((one) => html`<li>${one}</li>\n`)}</ul>`;

/** The form sends the file as it stands here to be judged. */
export const templatePage = ({ id, kind, title, description, text, why, checklist }: Template): Promise<string> =>
  page(
    title,
    html`<p>${description}</p>
<p><a href="/templates/${id}?format=raw" download="${fileNames[kind]}">Download ${fileNames[kind]}</a></p>
<pre><code>${text}</code></pre>
<h2>Why it is written this way</h2>
${list(why)}
<h2>Before you use it</h2>
${list(checklist)}
<form action="/validate?format=html" method="post" enctype="multipart/form-data">
<input type="hidden" name="kind" value="${kind}">
<label for="document">Change it here, and check it</label>
<textarea id="document" name="document" rows="14" spellcheck="false" autocomplete="off">
${text}</textarea>
<button type="submit">Check</button>
</form>
<p><a href="/templates">All templates</a></p>`,
  );
