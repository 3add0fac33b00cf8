/** Unicode names of characters that nobody sees, or that change the direction of others. */
const names: Readonly<Record<string, string>> = {
  '\0': 'NULL',
  '\x07': 'BELL',
  '\b': 'BACKSPACE',
  '\v': 'LINE TABULATION',
  '\f': 'FORM FEED',
  '\x1b': 'ESCAPE',
  '\x7f': 'DELETE',
  '\x85': 'NEXT LINE',
  '\u00ad': 'SOFT HYPHEN',
  '\u034f': 'COMBINING GRAPHEME JOINER',
  '\u061c': 'ARABIC LETTER MARK',
  '\u115f': 'HANGUL CHOSEONG FILLER',
  '\u1160': 'HANGUL JUNGSEONG FILLER',
  '\u180e': 'MONGOLIAN VOWEL SEPARATOR',
  '\u200b': 'ZERO WIDTH SPACE',
  '\u200c': 'ZERO WIDTH NON-JOINER',
  '\u200d': 'ZERO WIDTH JOINER',
  '\u200e': 'LEFT-TO-RIGHT MARK',
  '\u200f': 'RIGHT-TO-LEFT MARK',
  '\u2028': 'LINE SEPARATOR',
  '\u2029': 'PARAGRAPH SEPARATOR',
  '\u202a': 'LEFT-TO-RIGHT EMBEDDING',
  '\u202b': 'RIGHT-TO-LEFT EMBEDDING',
  '\u202c': 'POP DIRECTIONAL FORMATTING',
  '\u202d': 'LEFT-TO-RIGHT OVERRIDE',
  '\u202e': 'RIGHT-TO-LEFT OVERRIDE',
  '\u2060': 'WORD JOINER',
  '\u2061': 'FUNCTION APPLICATION',
  '\u2062': 'INVISIBLE TIMES',
  '\u2063': 'INVISIBLE SEPARATOR',
  '\u2064': 'INVISIBLE PLUS',
  '\u2066': 'LEFT-TO-RIGHT ISOLATE',
  '\u2067': 'RIGHT-TO-LEFT ISOLATE',
  '\u2068': 'FIRST STRONG ISOLATE',
  '\u2069': 'POP DIRECTIONAL ISOLATE',
  '\u3164': 'HANGUL FILLER',
  '\ufeff': 'ZERO WIDTH NO-BREAK SPACE',
  '\uffa0': 'HALFWIDTH HANGUL FILLER',
  '\ufff9': 'INTERLINEAR ANNOTATION ANCHOR',
  '\ufffa': 'INTERLINEAR ANNOTATION SEPARATOR',
  '\ufffb': 'INTERLINEAR ANNOTATION TERMINATOR',
  '\u{e0001}': 'LANGUAGE TAG',
  '\u{e007f}': 'CANCEL TAG',
};

/** Names that are counted through: first and last code point, and the name without its number. */
const series: readonly (readonly [first: number, last: number, name: (index: number) => string])[] = [
  [0xfe00, 0xfe0f, (index) => `VARIATION SELECTOR-${index + 1}`],
  [0xe0100, 0xe01ef, (index) => `VARIATION SELECTOR-${index + 17}`],
];

/** A character by its code point and, where we know it, its Unicode name: `U+200B ZERO WIDTH SPACE`. */
export function named(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const counted = series.find(([first, last]) => code >= first && code <= last);
  const name = names[char] ?? counted?.[2](code - counted[0]);
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}${name ? ` ${name}` : ''}`;
}

/** The kinds of characters in a text, each once: the first three of them, and a `…` where there are more. */
export function namedFew(text: string): string[] {
  const kinds = [...new Set(text.slice(0, 200))];
  return [...kinds.slice(0, 3).map(named), ...(kinds.length > 3 ? ['…'] : [])];
}
