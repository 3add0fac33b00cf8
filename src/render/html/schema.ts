import { html } from 'hono/html';
import type { Language } from '../../core/language.ts';
import { a2aCardId, golocoAgentId, laborTermsId, skillId } from '../../core/schema/registry.ts';
import { memberStrings } from '../strings/members/index.ts';
import { schemaStrings } from '../strings/schema.ts';
import { localPath } from './navigation.ts';
import { type Row, rowsOf, type SchemaNode, type TypeText, typeText } from './schema-rows.ts';
import { type Markup, page } from './shell.ts';

/** The schemas that are translated member by member, by what their own members are called by there. */
const translated: Readonly<Record<string, string>> = {
  [a2aCardId]: 'card',
  [golocoAgentId]: 'agent',
  [laborTermsId]: 'terms',
  [skillId]: 'skill',
};

interface Shown {
  readonly id: string;
  /** The path of its id. */
  readonly path: string;
  readonly language: Language;
}

/** What a schema says of an object or a member: in the language of the page where it is translated, else in English. */
function said(place: string | undefined, english: string | undefined, { id, language }: Shown): Markup | string {
  if (!english || language === 'en') return english ?? '';
  const root = translated[id];
  const words = root && memberStrings[language][place?.startsWith('.') || !place ? `${root}${place ?? ''}` : place];
  return words ?? html`<span lang='en'>${english}</span>`;
}

const type = ({ words, link, after }: TypeText, language: Language): Markup =>
  html`${words}${link && html`<a href="${link.href.startsWith('#') ? link.href : localPath(link.href, language)}">${link.text}</a>`}${after}`;

function row({ member, type: held, required, description, limits }: Row, definition: string, shown: Shown): Markup {
  const words = schemaStrings[shown.language];
  return html`<tr><th scope="row"><code>${member}</code></th><td>${type(held, shown.language)}${limits.map((limit) => html`<br><small>${limit}</small>`)}</td><td>${required ? words.required : words.optional}</td><td>${said(`${definition}.${member}`, description, shown)}</td></tr>\n`;
}

/** The members of one object; a definition that is no object with members is shown by its type alone. */
function members(node: SchemaNode, definition: string, shown: Shown): Markup {
  const words = schemaStrings[shown.language];
  const rows = rowsOf(node, words);
  if (rows.length === 0) return html`<p>${words.type} ${type(typeText(node, words), shown.language)}</p>`;
  return html`<div class="wide members"><table>
<thead><tr>${words.columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map((one) => row(one, definition, shown))}</tbody>
</table></div>`;
}

/**
 * A published schema for people: what each object is, a table of its members, the definitions with an anchor each, and
 * the schema itself.
 * @param source the schema as its address answers it
 */
export function schemaPage(schema: SchemaNode, shown: Shown, source: string): Promise<string> {
  const { id, path, language } = shown;
  const words = schemaStrings[language];
  const [before, after] = words.includes;
  return page(
    schema.title ?? '',
    html`<p>${said(undefined, schema.description, shown)}</p>
<p>${words.address} <code>${id}</code>. <a href="${path}?bundle">${words.whole}</a></p>
${schema.$ref && html`<p>${before}${type(typeText({ $ref: schema.$ref }, words), language)}${after}</p>`}
${members(schema, '', shown)}
${Object.entries(schema.$defs ?? {}).map(
  ([name, node]) => html`<section id="${name}">
<h2>${name}</h2>
<p>${said(name, node.description, shown)}</p>
${members(node, name, shown)}
</section>
`,
)}
<h2>${words.source}</h2>
<pre tabindex="0"><code>${source}</code></pre>
<p><a href="${localPath('/schema', language)}">${words.all}</a></p>`,
    { language, path },
  );
}
