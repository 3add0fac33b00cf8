import type { Language } from '../language.ts';
import type { Facts } from '../rules/index.ts';
import { enPages } from './en/pages/index.ts';
import { idPages } from './id/pages/index.ts';
import type { PageWording, PageWords } from './wording.ts';

/** What the pages of all rules say, by language. */
const pages: Readonly<Record<Language, PageWords<Facts>>> = { en: enPages, id: idPages };

/** What the page of a rule says. Throws for a code that is none: the catalogue holds codes of ours. */
export function pageWording(code: string, language: Language = 'en'): PageWording {
  const known = pages[language];
  if (!Object.hasOwn(known, code)) throw new Error(`No page for ${code}`);
  return known[code as keyof Facts];
}
