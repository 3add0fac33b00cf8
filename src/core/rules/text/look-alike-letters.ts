/**
 * Cyrillic and Greek letters that look like a Latin one in most typefaces (Unicode UTS 39, confusables), with that letter.
 * Written as escapes: in this file too nobody could tell them apart.
 */
const latin: readonly (readonly [letter: string, looksLike: string, name: string])[] = [
  ['\u0405', 'S', 'CYRILLIC CAPITAL LETTER DZE'],
  ['\u0406', 'I', 'CYRILLIC CAPITAL LETTER BYELORUSSIAN-UKRAINIAN I'],
  ['\u0408', 'J', 'CYRILLIC CAPITAL LETTER JE'],
  ['\u0410', 'A', 'CYRILLIC CAPITAL LETTER A'],
  ['\u0412', 'B', 'CYRILLIC CAPITAL LETTER VE'],
  ['\u0415', 'E', 'CYRILLIC CAPITAL LETTER IE'],
  ['\u041a', 'K', 'CYRILLIC CAPITAL LETTER KA'],
  ['\u041c', 'M', 'CYRILLIC CAPITAL LETTER EM'],
  ['\u041d', 'H', 'CYRILLIC CAPITAL LETTER EN'],
  ['\u041e', 'O', 'CYRILLIC CAPITAL LETTER O'],
  ['\u0420', 'P', 'CYRILLIC CAPITAL LETTER ER'],
  ['\u0421', 'C', 'CYRILLIC CAPITAL LETTER ES'],
  ['\u0422', 'T', 'CYRILLIC CAPITAL LETTER TE'],
  ['\u0423', 'Y', 'CYRILLIC CAPITAL LETTER U'],
  ['\u0425', 'X', 'CYRILLIC CAPITAL LETTER HA'],
  ['\u0430', 'a', 'CYRILLIC SMALL LETTER A'],
  ['\u0435', 'e', 'CYRILLIC SMALL LETTER IE'],
  ['\u043e', 'o', 'CYRILLIC SMALL LETTER O'],
  ['\u0440', 'p', 'CYRILLIC SMALL LETTER ER'],
  ['\u0441', 'c', 'CYRILLIC SMALL LETTER ES'],
  ['\u0443', 'y', 'CYRILLIC SMALL LETTER U'],
  ['\u0445', 'x', 'CYRILLIC SMALL LETTER HA'],
  ['\u0455', 's', 'CYRILLIC SMALL LETTER DZE'],
  ['\u0456', 'i', 'CYRILLIC SMALL LETTER BYELORUSSIAN-UKRAINIAN I'],
  ['\u0458', 'j', 'CYRILLIC SMALL LETTER JE'],
  ['\u04ae', 'Y', 'CYRILLIC CAPITAL LETTER STRAIGHT U'],
  ['\u04af', 'y', 'CYRILLIC SMALL LETTER STRAIGHT U'],
  ['\u04bb', 'h', 'CYRILLIC SMALL LETTER SHHA'],
  ['\u04c0', 'I', 'CYRILLIC LETTER PALOCHKA'],
  ['\u04cf', 'l', 'CYRILLIC SMALL LETTER PALOCHKA'],
  ['\u0501', 'd', 'CYRILLIC SMALL LETTER KOMI DE'],
  ['\u050c', 'G', 'CYRILLIC CAPITAL LETTER KOMI SJE'],
  ['\u051a', 'Q', 'CYRILLIC CAPITAL LETTER QA'],
  ['\u051b', 'q', 'CYRILLIC SMALL LETTER QA'],
  ['\u051c', 'W', 'CYRILLIC CAPITAL LETTER WE'],
  ['\u051d', 'w', 'CYRILLIC SMALL LETTER WE'],
  ['\u0391', 'A', 'GREEK CAPITAL LETTER ALPHA'],
  ['\u0392', 'B', 'GREEK CAPITAL LETTER BETA'],
  ['\u0395', 'E', 'GREEK CAPITAL LETTER EPSILON'],
  ['\u0396', 'Z', 'GREEK CAPITAL LETTER ZETA'],
  ['\u0397', 'H', 'GREEK CAPITAL LETTER ETA'],
  ['\u0399', 'I', 'GREEK CAPITAL LETTER IOTA'],
  ['\u039a', 'K', 'GREEK CAPITAL LETTER KAPPA'],
  ['\u039c', 'M', 'GREEK CAPITAL LETTER MU'],
  ['\u039d', 'N', 'GREEK CAPITAL LETTER NU'],
  ['\u039f', 'O', 'GREEK CAPITAL LETTER OMICRON'],
  ['\u03a1', 'P', 'GREEK CAPITAL LETTER RHO'],
  ['\u03a4', 'T', 'GREEK CAPITAL LETTER TAU'],
  ['\u03a5', 'Y', 'GREEK CAPITAL LETTER UPSILON'],
  ['\u03a7', 'X', 'GREEK CAPITAL LETTER CHI'],
  ['\u03b1', 'a', 'GREEK SMALL LETTER ALPHA'],
  ['\u03b3', 'y', 'GREEK SMALL LETTER GAMMA'],
  ['\u03b9', 'i', 'GREEK SMALL LETTER IOTA'],
  ['\u03bd', 'v', 'GREEK SMALL LETTER NU'],
  ['\u03bf', 'o', 'GREEK SMALL LETTER OMICRON'],
  ['\u03c1', 'p', 'GREEK SMALL LETTER RHO'],
  ['\u03c5', 'u', 'GREEK SMALL LETTER UPSILON'],
  ['\u03f2', 'c', 'GREEK LUNATE SIGMA SYMBOL'],
  ['\u03f3', 'j', 'GREEK LETTER YOT'],
];

const toLatin = new Map(latin.map(([letter, like]) => [letter, like]));
const names = new Map(latin.map(([letter, , name]) => [letter, name]));
const fromLatin = {
  Cyrillic: new Set(latin.flatMap(([, like, name]) => (name.startsWith('CYRILLIC ') ? [like] : []))),
  Greek: new Set(latin.flatMap(([, like, name]) => (name.startsWith('GREEK ') ? [like] : []))),
};

/** The Latin letter that a Cyrillic or Greek one looks like, or undefined. */
export const latinLike = (char: string): string | undefined => toLatin.get(char);

/** Whether a letter looks like one of the other script: a foreign one like a Latin one, or a Latin one like a foreign one. */
export const looksLike = (char: string, script: 'Latin' | 'Cyrillic' | 'Greek'): boolean =>
  script === 'Latin' ? toLatin.has(char) : fromLatin[script].has(char);

/** A letter by its code point and name: `U+0430 CYRILLIC SMALL LETTER A`. */
export function namedLetter(char: string): string {
  const code = char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const latinName = `LATIN ${/\p{Lu}/u.test(char) ? 'CAPITAL' : 'SMALL'} LETTER ${char.toUpperCase()}`;
  return `U+${code} ${names.get(char) ?? latinName}`;
}
