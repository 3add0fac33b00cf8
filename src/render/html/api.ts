import { html } from 'hono/html';
import type { Language } from '../../core/language.ts';
import { apiStrings } from '../strings/api.ts';
import { type CallName, calls } from './api-calls.ts';
import { type Markup, page } from './shell.ts';

function section(name: CallName, language: Language): Markup {
  const { title, why } = apiStrings[language].calls[name];
  const { command, answer } = calls[name];
  return html`<section id="${name}">
<h2>${title}</h2>
<p>${why}</p>
<pre tabindex="0"><code>$ <kbd>${command}</kbd>
${answer && html`<samp>${answer}</samp>`}</code></pre>
</section>
`;
}

/** How the service is called from a terminal, each call with what it answers, and every address and parameter. */
export function apiPage(language: Language): Promise<string> {
  const words = apiStrings[language];
  const names = Object.keys(calls) as CallName[];
  return page(
    words.title,
    html`<p>${words.lead}</p>
<nav class="contents" aria-label="${words.contents}">${names.map(
      (name) => html`<a href="#${name}">${words.calls[name].title}</a>\n`,
    )}<a href="#addresses">${words.addresses}</a>
<a href="#parameters">${words.parameters}</a></nav>
${names.map((name) => section(name, language))}<section id="addresses">
<h2>${words.addresses}</h2>
<dl>
${words.answers.map(([address, answers]) => html`<dt><code>${address}</code></dt><dd>${answers}</dd>\n`)}</dl>
</section>
<section id="parameters">
<h2>${words.parameters}</h2>
<p>${words.parametersLead}</p>
<dl>
${words.parameterList.map(([name, says]) => html`<dt><code>${name}</code></dt><dd>${says}</dd>\n`)}</dl>
</section>`,
    { language, path: '/api', description: words.lead },
  );
}
