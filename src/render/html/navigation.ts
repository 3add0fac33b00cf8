import type { Language } from '../../core/language.ts';

/** The pages that every page links to, by the name of their string, in this order. */
export const navigation = [
  { name: 'check', path: '/' },
  { name: 'preview', path: '/preview' },
  { name: 'templates', path: '/templates' },
  { name: 'generator', path: '/generator' },
  { name: 'schemas', path: '/schema' },
  { name: 'rules', path: '/rules' },
  { name: 'guide', path: '/guide' },
  { name: 'api', path: '/api' },
] as const;

/** Paths of pages that are there in every language; the others are in English only. */
const translated: readonly string[] = [
  '/',
  '/preview',
  '/templates',
  '/generator',
  '/schema',
  '/guide',
  '/rules',
  '/api',
];

/** Pages of single rules, templates and schemas are there in every language too. */
const isTranslated = (path: string): boolean =>
  translated.includes(path) || /^\/(?:rules|templates|schema|extensions)\//.test(path);

/** The path of a page in a language: English stands at the root, the others below their code. */
export const localPath = (path: string, language: Language): string =>
  language === 'en' || !isTranslated(path) ? path : `/${language}${path}`;

/** The page of a rule, by its address, within this service: it works on whatever host answers. */
export const rulePath = (docs: string, language: Language): string => localPath(new URL(docs).pathname, language);
