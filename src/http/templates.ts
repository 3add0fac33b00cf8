import type { Language } from '../core/language.ts';
import type { Template } from '../core/templates/template.ts';
import type { EdgeContext } from './edge.ts';
import { dataFile, readMadeData } from './made.ts';

/** Every template in a language. They are read and not imported: only requests for them need their texts. */
export const readTemplates = (c: EdgeContext, language: Language = 'en'): Promise<readonly Template[]> =>
  readMadeData(c, dataFile(`/templates.${language}`));
