import type { Language } from '../core/language.ts';

/** Marks between thousands and before decimals. */
const marks: Readonly<Record<Language, readonly [string, string]>> = { en: [',', '.'], id: ['.', ','] };

/** Digits in groups of three: prices have up to 19, so they are never made numbers. */
export const grouped = (digits: string, language: Language): string =>
  digits.replace(/\B(?=(?:\d{3})+$)/g, marks[language][0]);

/** What a price in credits is in US dollars; 1,000 credits are one, so the last digit is a tenth of a cent. */
export function inDollars(credits: string, language: Language): string {
  const digits = credits.padStart(4, '0');
  const dollars = grouped(digits.slice(0, -3), language);
  const rest = digits.slice(-3);
  return `${dollars}${marks[language][1]}${rest.endsWith('0') ? rest.slice(0, 2) : rest}`;
}
