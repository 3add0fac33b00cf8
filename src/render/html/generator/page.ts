import { html } from 'hono/html';
import type { Language } from '../../../core/language.ts';
import type { Template } from '../../../core/templates/template.ts';
import { generatorStrings } from '../../strings/generator.ts';
import { proseOf } from '../../strings/templates/prose.ts';
import { jumpBar } from '../jump.ts';
import { localPath } from '../navigation.ts';
import { type Markup, page } from '../shell.ts';
import { wayBackButton } from '../way-back.ts';
import { generatorForm } from './form.ts';

const start = (address: string, name: string, isCurrent: boolean, id = ''): Markup =>
  html`<li><a href="${address}"${id && html` id="${id}"`}${isCurrent && html` aria-current="true"`}>${name}</a></li>\n`;

/**
 * The page that makes a card from a form. The script fills the form from the text area, where a template stands as the
 * page is sent; without a script there are the templates as text.
 */
export function generatorPage(language: Language, cards: readonly Template[], chosen?: Template): Promise<string> {
  const words = generatorStrings[language];
  const path = localPath('/generator', language);
  return page(
    words.title,
    html`<p class="lead">${words.lead}</p>
<p>${words.notAServer} <a href="https://a2a-protocol.org/">${words.specification}</a> · <a href="${localPath('/guide', language)}">${words.guide}</a></p>
<noscript><p><strong>${words.noScript}</strong> <a href="${localPath('/templates', language)}">${words.noScriptTemplates}</a></p></noscript>
<section class="examples" aria-labelledby="start-title">
<h2 id="start-title">${words.startFrom}</h2>
<ul role="list">
${start(path, words.empty, !chosen, 'empty')}${cards.map((one) => start(`${path}?template=${one.id}`, proseOf(one, language).title, one === chosen))}</ul>
</section>
${wayBackButton(language)}
<div class="bench">
<div>${generatorForm(language)}
${jumpBar(language)}</div>
<section id="result" aria-labelledby="result-title">
<h2 id="result-title" tabindex="-1">${words.card}</h2>
<p id="verdict" class="verdict" role="status" hidden>${words.notYet}</p>
<p id="leftovers" hidden><button type="button"></button></p>
<p id="notice" class="notice" role="status"></p>
<label for="json">${words.json}</label>
<textarea id="json" rows="16" spellcheck="false" autocomplete="off" readonly>
${chosen?.text ?? ''}</textarea>
<p id="tools" class="tools" hidden>
<button type="button" id="copy">${words.copy}</button>
<button type="button" id="download">${words.download}</button>
<a id="open" href="${localPath('/', language)}">${words.open}</a>
<button type="button" id="clear">${words.startOver}</button>
</p>
<p id="privacy" class="quiet" hidden>${words.inBrowser}</p>
<div id="findings"></div>
<div id="view"></div>
</section>
</div>`,
    { language, path: '/generator', description: words.lead, app: 'generator' },
  );
}
