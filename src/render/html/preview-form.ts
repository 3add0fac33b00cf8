import { html } from 'hono/html';
import type { Language } from '../../core/language.ts';
import { previewStrings } from '../strings/preview.ts';
import { jumpBar } from './jump.ts';
import { listingTemplates } from './preview-listing.ts';
import { type Markup, page } from './shell.ts';
import { wayBackButton } from './way-back.ts';

const helpFor = (id: string, help: string | undefined): Markup | '' =>
  help ? html`<p class="quiet help" id="${id}-help">${help}</p>` : '';

const described = (id: string, help: string | undefined): Markup | '' =>
  help ? html` aria-describedby="${id}-help"` : '';

/**
 * The form that sends agent and listings, which works without a script. With one, the listings are fields too, and the
 * card stands beside them; what is hidden here is for that.
 */
export function previewFormPage(language: Language): Promise<string> {
  const words = previewStrings[language];
  const { fields } = words;
  const line = (id: 'name' | 'agent_id' | 'description') =>
    html`<label for="${id}">${fields[id].label}</label>
${helpFor(id, fields[id].help)}<input id="${id}" name="${id}" autocomplete="off" spellcheck="false"${described(id, fields[id].help)}>
`;
  return page(
    words.title,
    html`<p class="lead">${words.lead}</p>
<p id="tools" class="tools" hidden><button type="button" id="example">${words.example}</button></p>
${wayBackButton(language)}
<div class="bench">
<form id="form" action="/preview?format=html${language === 'en' ? '' : `&lang=${language}`}" method="post" enctype="multipart/form-data">
<h2>${words.agent}</h2>
${line('name')}${line('agent_id')}${line('description')}<label for="agent">${fields.agent.label}</label>
${helpFor('agent', fields.agent.help)}<input id="agent" name="agent" type="file"${described('agent', fields.agent.help)}>
<h2>${words.listings}</h2>
<p id="unreadable" class="verdict invalid" role="status" hidden>${words.unreadable}</p>
<div id="rows" hidden></div>
<p id="row-tools" class="tools" hidden><button type="button" id="add">${words.addListing}</button> <span id="notice" role="status"></span></p>
<details id="as-json" open>
<summary>${words.asJson}</summary>
<label for="listings">${fields.listings.label}</label>
<textarea id="listings" name="listings" rows="14" spellcheck="false" autocomplete="off"></textarea>
</details>
<p class="opener"><label for="listings-file">${fields.file.label}</label>
<input id="listings-file" name="listings.json" type="file"></p>
<p id="from-file" class="quiet" role="status"></p>
<p id="privacy" class="quiet">${words.notKept}</p>
<button type="submit" id="send">${words.send}</button>
${jumpBar(language)}
</form>
<section id="result" aria-labelledby="result-title" hidden>
<h2 id="result-title" tabindex="-1">${words.card}</h2>
<p id="verdict" class="verdict" role="status">${words.empty}</p>
<div id="findings"></div>
<div id="card"></div>
</section>
</div>
${listingTemplates(words)}<h2>${words.terminal}</h2>
<pre class="line"><code>curl -sS 'https://1849.ai/preview?format=card' -F name='Harbor Studio' -F agent_id=agent_${'0'.repeat(32)} -F listings=@listings.json</code></pre>
<p>${words.terminalHelp}</p>
<p>${words.orJson} <code>{"agent": {"agent_id": …, "name": …}, "listings": […]}</code>.</p>`,
    { language, path: '/preview', description: words.lead, app: 'preview' },
  );
}
