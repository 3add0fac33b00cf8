import { html } from 'hono/html';
import type { Language } from '../../../core/language.ts';
import { schemaById } from '../../../core/schema/registry.ts';
import { guideStrings } from '../../strings/guide.ts';
import { describeMember } from '../../strings/members/index.ts';
import { readersOf } from '../../strings/readers.ts';
import { schemaStrings } from '../../strings/schema.ts';
import { localPath } from '../navigation.ts';
import { type Row, rowsOf, type SchemaNode, type TypeText, typeText } from '../schema-rows.ts';
import type { Markup } from '../shell.ts';
import { versionsOf } from './versions.ts';

/** A schema of the guide: its id, and what its own members are called by in the translations. */
export interface Described {
  readonly id: string;
  readonly place: 'card' | 'agent' | 'skill' | 'terms';
}

const type = ({ words, link, after }: TypeText): Markup =>
  html`${words}${link && html`<a href="${link.href}">${link.text}</a>`}${after}`;

/** On one line, as it stands in a file: `"tags": ["a", "b"]` in JSON, `tags: ["a", "b"]` in frontmatter. */
function example({ member, examples: [first] }: Row, place: Described['place']): Markup | undefined {
  if (first === undefined) return undefined;
  const value = JSON.stringify(first, null, 1).replace(/\n\s*/g, ' ');
  const key = place === 'card' || place === 'terms' ? JSON.stringify(member) : member;
  return html`<br><code>${key}: ${value}</code>`;
}

/** What readers do with it, behind what it is. */
function readers(place: string, language: Language): Markup | undefined {
  const told = readersOf(place, language);
  return told === undefined
    ? undefined
    : html`<p class="readers"><strong>${guideStrings[language].readersDo}</strong> ${told}</p>`;
}

function row(one: Row, { place }: Described, definition: string | undefined, language: Language): Markup {
  const { member, type: held, required, description, limits } = one;
  const words = schemaStrings[language];
  const at = `${definition ?? place}.${member}`;
  const since = place === 'card' && guideStrings[language].since(versionsOf(member, definition));
  return html`<tr><th scope="row"><code>${member}</code></th><td>${type(held)}${limits.map((limit) => html`<br><small>${limit}</small>`)}</td><td>${required ? html`<strong>${words.required}</strong>` : words.optional}${since && html`<br><small>${since}</small>`}</td><td>${describeMember(at, description, language)}${example(one, place)}${readers(at, language)}</td></tr>\n`;
}

/** The members of one object, or its type where it has none. */
function table(node: SchemaNode, described: Described, definition: string | undefined, language: Language): Markup {
  const words = schemaStrings[language];
  const rows = rowsOf(node, words);
  if (rows.length === 0) return html`<p>${type(typeText(node, words))}</p>`;
  return html`<div class="wide members"><table>
<thead><tr>${words.columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map((one) => row(one, described, definition, language))}</tbody>
</table></div>`;
}

/** A published schema, member by member: its own, and each definition with an anchor. */
export function members(described: Described, language: Language): Markup {
  const { id, place } = described;
  const { schema, path } = schemaById(id);
  const node = schema as SchemaNode;
  const describe = (at: string, { description = '' }: SchemaNode) => describeMember(at, description, language);
  return html`<p>${describe(place, node)}</p>
${table(node, described, undefined, language)}
${Object.entries(node.$defs ?? {}).map(
  ([name, definition]) => html`<section id="${name}">
<h3>${name}</h3>
<p>${describe(name, definition)}</p>
${readers(name, language)}
${table(definition, described, name, language)}
</section>
`,
)}<p>${guideStrings[language].schema} <a href="${localPath(path, language)}">${id}</a></p>
`;
}
