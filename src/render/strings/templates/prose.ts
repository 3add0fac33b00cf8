import type { Language } from '../../../core/language.ts';
import type { Template } from '../../../core/templates/template.ts';
import { agents } from './agents-id.ts';
import { cards } from './cards-id.ts';

/** What is said of a template; the file itself is the same in every language. */
export type Prose = Pick<Template, 'title' | 'description' | 'why' | 'checklist'>;

const indonesian: Readonly<Record<string, Prose>> = { ...agents, ...cards };

/** What is said of a template in a language. Throws where nobody has said it yet, which a test sees to. */
export function proseOf(template: Template, language: Language): Prose {
  if (language === 'en') return template;
  const prose = indonesian[template.id];
  if (!prose) throw new Error(`The template ${template.id} has no words in ${language}`);
  return prose;
}
