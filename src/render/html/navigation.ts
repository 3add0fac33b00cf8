import type { Language } from '../../core/language.ts';

/** The pages that every page links to, by the name of their string, in this order. */
export const navigation = [
  { name: 'check', path: '/' },
  { name: 'preview', path: '/preview' },
  { name: 'templates', path: '/templates' },
  { name: 'schemas', path: '/schema' },
  { name: 'rules', path: '/rules' },
] as const;

/** Paths of pages that are there in every language; the others are in English only. */
const translated: readonly string[] = ['/'];

/** The path of a page in a language: English stands at the root, the others below their code. */
export const localPath = (path: string, language: Language): string =>
  language === 'en' || !translated.includes(path) ? path : `/${language}${path}`;
