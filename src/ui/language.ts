import { languages } from '../core/language.ts';

/** The language of the page that this script runs on. */
export const language = languages.find((one) => one === document.documentElement.lang) ?? 'en';
