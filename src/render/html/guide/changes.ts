import { html } from 'hono/html';
import type { Language } from '../../../core/language.ts';
import { oldMembers } from '../../../core/rules/card/version/old-members.ts';
import { guideStrings } from '../../strings/guide.ts';
import type { Markup } from '../shell.ts';

// As people write it, with `securitySchemes.*.in` for any name; other stars are the entries of a list.
const written = (path: string): string =>
  path.replace('securitySchemes/*', 'securitySchemes.*').replaceAll('/*', '[]').replaceAll('/', '.');

/** Each member of an older card that 1.0 does not have, the versions that had it, and what took its place. */
export function changes(language: Language): Markup {
  const { changeColumns, versions, successor, nothing } = guideStrings[language];
  return html`<div class="wide"><table>
<thead><tr>${changeColumns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${oldMembers.map(
  ([path, old]) =>
    html`<tr><th scope="row"><code>${written(path)}</code></th><td>${versions(old.versions)}</td><td>${old.successor ? successor(old.successor) : nothing}</td></tr>\n`,
)}</tbody>
</table></div>
`;
}
