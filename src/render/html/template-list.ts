import { html } from 'hono/html';
import type { Language } from '../../core/language.ts';
import { type FilterName, factsOf, filterNames, matches, valuesOf } from '../../core/templates/facts.ts';
import type { Template } from '../../core/templates/template.ts';
import { templateStrings } from '../strings/templates.ts';
import { localPath } from './navigation.ts';
import { type Markup, page } from './shell.ts';

export type Chosen = Readonly<Partial<Record<FilterName, string | undefined>>>;

/** Each value of a fact is one word, so that the script can take them apart again. */
const data = (template: Template): Markup[] =>
  filterNames.map((name) => html` data-${name}="${factsOf(template)[name].join(' ')}"`);

/**
 * The templates in this language, those that were not chosen hidden: with a script the choice is made on the page, without
 * one the form asks for the page anew.
 */
export function templateListPage(templates: readonly Template[], chosen: Chosen, language: Language): Promise<string> {
  const words = templateStrings[language];
  const select = (name: FilterName): Markup => html`<p><label for="${name}">${words.filter[name]}</label>
<select id="${name}" name="${name}">
<option value="">${words.any}</option>
${valuesOf(name, templates).map((value) => html`<option value="${value}"${chosen[name] === value && html` selected`}>${words.value(value)}</option>\n`)}</select></p>
`;
  const facts = (template: Template): string =>
    filterNames
      .filter((name) => name !== 'kind' && factsOf(template)[name].length > 0)
      .map((name) => `${words.filter[name]}: ${factsOf(template)[name].map(words.value).join(', ')}`)
      .join(' · ');
  const isShown = (template: Template): boolean => matches(factsOf(template), chosen);
  const entry = (template: Template): Markup => {
    const { id, title, description } = template;
    const told = facts(template);
    return html`<li class="template"${data(template)}${!isShown(template) && html` hidden`}>
<a href="${localPath(`/templates/${id}`, language)}">${title}</a>
<p>${description}</p>
${told && html`<p class="quiet">${told}</p>\n`}</li>
`;
  };
  const section = (kind: Template['kind']): Markup => {
    const own = templates.filter((one) => one.kind === kind);
    return html`<section${!own.some(isShown) && html` hidden`}>
<h2>${words.kinds[kind]}</h2>
<ul class="template-list" role="list">
${own.map(entry)}</ul>
</section>
`;
  };
  return page(
    words.title,
    html`<p class="lead">${words.lead}</p>
<form id="filters" action="${localPath('/templates', language)}" aria-label="${words.filters}">
${filterNames.map(select)}<button type="submit">${words.show}</button>
</form>
<p id="shown" role="status">${words.shown(templates.filter(isShown).length, templates.length)}</p>
${section('agent')}${section('card')}`,
    { language, path: '/templates', description: words.lead, app: 'templates' },
  );
}
