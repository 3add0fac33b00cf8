import { languages } from '../../core/language.ts';
import { schemas } from '../../core/schema/registry.ts';
import { cardTemplates } from '../../core/templates/cards.ts';
import { pageFile } from '../../http/made.ts';
import { apiPage } from '../../render/html/api.ts';
import { checkPage } from '../../render/html/check.ts';
import { generatorPage } from '../../render/html/generator/page.ts';
import { guidePage } from '../../render/html/guide/index.ts';
import { previewFormPage } from '../../render/html/preview-form.ts';
import { schemaPage } from '../../render/html/schema.ts';
import { schemaListPage } from '../../render/html/schema-list.ts';
import { renderJson } from '../../render/json.ts';
import type { Made } from './made.ts';

/** The pages that are there in every language, by their path in English. */
export const sitePages: readonly Made[] = languages.flatMap((language) => {
  const page = (path: string, write: Made['write']): Made => ({ file: pageFile(path, language), write });
  return [
    page('/', () => checkPage(language)),
    page('/guide', () => guidePage(language)),
    page('/api', () => apiPage(language)),
    page('/preview', () => previewFormPage(language)),
    page('/generator', () => generatorPage(language, cardTemplates)),
    ...cardTemplates.map((chosen) =>
      page(`/generator/${chosen.id}`, () => generatorPage(language, cardTemplates, chosen)),
    ),
    page('/schema', () => schemaListPage(schemas, language)),
    ...schemas.map(({ id, path, schema }) =>
      page(path, () => schemaPage(schema, { id, path, language }, renderJson(schema))),
    ),
  ];
});
