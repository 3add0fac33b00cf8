import { html } from 'hono/html';
import type { Language } from '../../core/language.ts';
import { schemaStrings } from '../strings/schema.ts';
import { localPath } from './navigation.ts';
import { page } from './shell.ts';

interface Published {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** What is published. Titles and descriptions are those of the schemas, in English. */
export function schemaListPage(schemas: readonly Published[], language: Language = 'en'): Promise<string> {
  const words = schemaStrings[language];
  const english = language === 'en' ? '' : html` lang='en'`;
  return page(
    words.title,
    html`<p>${words.lead}</p>
<dl>
${schemas.map(({ id, path, title, description }) => html`<dt><a href="${localPath(path, language)}"${english}>${title}</a> (<a href="${path}?bundle">${words.bundled}</a>)</dt><dd><span${english}>${description}</span><br><code>${id}</code></dd>\n`)}
</dl>`,
    { language, path: '/schema', description: words.lead },
  );
}
