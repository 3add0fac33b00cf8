import { html } from 'hono/html';
import type { Language } from '../../core/language.ts';
import type { Template } from '../../core/templates/template.ts';
import { usualName } from '../file-name.ts';
import { fragmentOf } from '../fragment.ts';
import { proseOf } from '../strings/templates/prose.ts';
import { templateStrings } from '../strings/templates.ts';
import { checkAction } from './again-form.ts';
import { localPath } from './navigation.ts';
import { type Markup, page } from './shell.ts';

const list = (entries: readonly string[]): Markup => html`<ul>\n${entries.map((one) => html`<li>${one}</li>\n`)}</ul>`;

/** The form sends the file as it stands here to be judged, without a script too. */
export async function templatePage(template: Template, language: Language): Promise<string> {
  const { id, kind, text } = template;
  const words = templateStrings[language];
  const { title, description, why, checklist } = proseOf(template, language);
  const path = `/templates/${id}`;
  return page(
    title,
    html`<p class="lead">${description}</p>
<p class="actions">
<button type="button" id="copy" hidden>${words.copy}</button>
<a href="${path}?format=raw" download="${usualName[kind]}">${words.download(usualName[kind])}</a>
<a id="checker" href="${localPath('/', language)}${await fragmentOf(text)}">${words.toChecker}</a>
${kind === 'card' && html`<a href="${localPath('/generator', language)}?template=${id}">${words.toGenerator}</a>\n`}<span id="notice" role="status"></span>
</p>
<h2>${words.file}</h2>
<pre tabindex="0"><code id="file">${text}</code></pre>
<h2>${words.why}</h2>
${list(why)}
<h2>${words.before}</h2>
${list(checklist)}
<form id="change" action="${checkAction(language)}" method="post" enctype="multipart/form-data">
<input type="hidden" name="kind" value="${kind}">
<label for="document">${words.change}</label>
<textarea id="document" name="document" rows="14" spellcheck="false" autocomplete="off">
${text}</textarea>
<p id="sends" class="quiet">${words.sends}</p>
<button type="submit">${words.check}</button>
</form>
<p><a href="${localPath('/templates', language)}">${words.all}</a></p>`,
    { language, path, description, app: 'templates' },
  );
}
