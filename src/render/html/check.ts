import { html } from 'hono/html';
import type { Language } from '../../core/language.ts';
import { kinds } from '../../core/report.ts';
import { usualName } from '../file-name.ts';
import { checkStrings, exampleCodes } from '../strings/check.ts';
import { folderStrings } from '../strings/folder.ts';
import { checkAction } from './again-form.ts';
import { jumpBar } from './jump.ts';
import { localPath } from './navigation.ts';
import { page } from './shell.ts';
import { wayBackButton } from './way-back.ts';

/**
 * The page where a document is checked. As it is sent it works without a script: the form goes to `/validate`. What is
 * hidden here is for the script, which shows it.
 */
export function checkPage(language: Language): Promise<string> {
  const words = checkStrings[language];
  const ofFolder = folderStrings[language];
  return page(
    words.title,
    html`<p class="lead">${words.lead}</p>
<p>${words.noCard.before} <a href="${localPath('/templates', language)}">${words.noCard.template}</a> ${words.noCard.or} <a href="${localPath('/generator', language)}">${words.noCard.form}</a>.</p>
<section class="examples" aria-labelledby="examples-title">
<h2 id="examples-title">${words.examples}</h2>
<ul role="list">
${exampleCodes.map((code) => html`<li><a href="/rules/${code}" data-example="${code}">${words.example[code]}</a></li>\n`)}</ul>
</section>
<div class="bench">
<form id="form" action="${checkAction(language)}" method="post" enctype="multipart/form-data">
<div class="choices">
<p><label for="kind">${words.kind}</label>
<select id="kind" name="kind">
<option value="">${words.anyKind}</option>
${kinds.map((kind) => html`<option value="${kind}">${words.kinds[kind]}</option>\n`)}</select></p>
<p class="opener"><label for="file">${words.file}</label>
<input id="file" name="file" type="file"></p>
<p id="folder-choice" class="opener" hidden><label for="folder">${ofFolder.choose}</label>
<input id="folder" type="file" webkitdirectory></p>
</div>
<p id="folder-files" hidden><label for="folder-file">${ofFolder.file}</label>
<select id="folder-file"></select></p>
<p id="refused" class="verdict invalid" role="alert" hidden></p>
<label id="text-label" for="document">${words.text}</label>
<p id="file-name" class="quiet" hidden></p>
<div id="editor">
<textarea id="document" name="document" rows="16" spellcheck="false" autocomplete="off" autocapitalize="off"></textarea>
</div>
<p id="text-help" class="quiet" hidden>${words.textHelp}</p>
<p id="tools" class="tools" hidden>
<button type="button" id="copy">${words.copy}</button>
<button type="button" id="download">${words.download}</button>
<button type="button" id="share">${words.share}</button>
<button type="button" id="clear">${words.clear}</button>
</p>
<p id="notice" class="notice" role="status"></p>
${wayBackButton(language)}
<p id="link" hidden><label for="link-text">${words.shareByHand}</label><input id="link-text" type="text" readonly></p>
<p id="privacy" class="quiet">${words.notKept}</p>
<button type="submit" id="send" class="main">${words.check}</button>
${jumpBar(language)}
</form>
<section id="result" aria-labelledby="result-title" hidden>
<h2 id="result-title" tabindex="-1">${words.result}</h2>
<p id="verdict" class="verdict" role="status">${words.empty}</p>
<div id="findings"></div>
<div id="view"></div>
</section>
</div>
<section aria-labelledby="terminal-title">
<h2 id="terminal-title">${words.terminal}</h2>
<pre class="line"><code>curl -sS 'https://1849.ai/validate?format=text' --data-binary <span id="terminal-file">@${usualName.agent}</span></code></pre>
<p>${words.terminalHelp}</p>
</section>
<dialog id="changes" aria-labelledby="changes-title">
<h2 id="changes-title" tabindex="-1">${words.changes}</h2>
<p id="changes-count"></p>
<ul id="reasons" tabindex="0"></ul>
<pre id="diff" tabindex="0"></pre>
<p class="tools"><button type="button" id="apply" class="main">${words.apply}</button> <button type="button" id="cancel">${words.cancel}</button></p>
</dialog>`,
    { language, path: '/', description: words.lead, app: 'check' },
  );
}
