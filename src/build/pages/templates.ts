import { type Language, languages } from '../../core/language.ts';
import { templates } from '../../core/templates/index.ts';
import type { Template } from '../../core/templates/template.ts';
import { dataFile, pageFile } from '../../http/made.ts';
import { templatePage } from '../../render/html/template.ts';
import { renderJson } from '../../render/json.ts';
import { proseOf } from '../../render/strings/templates/prose.ts';
import type { Made } from './made.ts';

const inLanguage = (template: Template, language: Language): Template => ({
  ...template,
  ...proseOf(template, language),
});

/** All templates in every language, for what a request asks of them, and the page of each. */
export const templatePages: readonly Made[] = languages.flatMap((language) => [
  {
    file: dataFile(`/templates.${language}`),
    write: () => renderJson(templates.map((template) => inLanguage(template, language))),
  },
  ...templates.map((template) => ({
    file: pageFile(`/templates/${template.id}`, language),
    write: () => templatePage(template, language),
  })),
]);
