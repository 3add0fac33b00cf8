import { html } from 'hono/html';
import { page } from './shell.ts';

interface Published {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export const schemaListPage = (schemas: readonly Published[]): Promise<string> =>
  page(
    'Schemas',
    html`<p>The JSON Schemas that this service publishes and judges documents by. The id of each is the address where it stands; add <code>?bundle</code> for one file with everything it refers to.</p>
<dl>
${schemas.map(({ id, path, title, description }) => html`<dt><a href="${path}">${title}</a> (<a href="${path}?bundle">bundle</a>)</dt><dd>${description}<br><code>${id}</code></dd>\n`)}
</dl>`,
  );
