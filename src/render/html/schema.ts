import { html } from 'hono/html';
import { type Row, rowsOf, type SchemaNode, type TypeText, typeText } from './schema-rows.ts';
import { type Markup, page } from './shell.ts';

const type = ({ words, link, after }: TypeText): Markup =>
  html`${words}${link && html`<a href="${link.href}">${link.text}</a>`}${after}`;

const row = ({ member, type: held, required, description, limits }: Row): Markup =>
  html`<tr><th scope="row"><code>${member}</code></th><td>${type(held)}${limits.map((limit) => html`<br><small>${limit}</small>`)}</td><td>${required ? 'required' : 'optional'}</td><td>${description}</td></tr>\n`;

/** The members of one object; a definition that is no object with members is shown by its type alone. */
function members(node: SchemaNode): Markup {
  const rows = rowsOf(node);
  if (rows.length === 0) return html`<p>Type: ${type(typeText(node))}</p>`;
  return html`<div class="wide members"><table>
<thead><tr><th scope="col">Member</th><th scope="col">Type</th><th scope="col">Needed</th><th scope="col">What it is</th></tr></thead>
<tbody>
${rows.map(row)}</tbody>
</table></div>`;
}

/**
 * A published schema for people: what each object is, a table of its members, the definitions with an anchor each, and
 * the schema itself.
 * @param source the schema as its address answers it
 */
export function schemaPage(schema: SchemaNode & { readonly $id?: string }, source: string): Promise<string> {
  const definitions = Object.entries(schema.$defs ?? {});
  return page(
    schema.title ?? '',
    html`<p>${schema.description}</p>
<p>The id of this schema is its address: <code>${schema.$id}</code>. <a href="?bundle">With everything it refers to, in one file</a></p>
${schema.$ref && html`<p>Includes all of ${type(typeText({ $ref: schema.$ref }))}.</p>`}
${members(schema)}
${definitions.map(
  ([name, node]) => html`<section id="${name}">
<h2>${name}</h2>
<p>${node.description}</p>
${members(node)}
</section>
`,
)}
<h2>The schema</h2>
<pre><code>${source}</code></pre>`,
  );
}
