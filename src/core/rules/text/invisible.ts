import { once } from '../../memo.ts';
import type { Span } from '../../parse/place.ts';

/**
 * Characters that nobody sees: what Unicode lets a display ignore, controls but for tab and line ends, separators of
 * lines and paragraphs, interlinear annotation. Those that only set a direction are looked at apart.
 */
const invisible =
  /[[\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029\ufff9-\ufffb]--[\t\n\r\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]]/gv;

/** Scripts that have no use for joiners, and what belongs to all scripts. */
const plainScripts =
  '\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Armn}\\p{sc=Geor}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Bopo}\\p{scx=Zinh}\\p{scx=Zyyy}';
/** Arabic, Indic and the other scripts in which letters join, stack or take vowel signs. */
const joining = `[[\\p{L}\\p{M}\\p{N}]--[${plainScripts}]]`;
/** Scripts that are written without blanks between words. */
const unspaced =
  '[\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Tibt}\\p{sc=Lana}\\p{sc=Tale}\\p{sc=Talu}\\p{sc=Tavt}\\p{sc=Java}\\p{sc=Bali}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}]';
const selectors = '\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}';
const mathematical = '[\\p{N}\\p{Sm}\\p{P}\\u{1d400}-\\u{1d7ff}]';
const flagLetter = '[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]';

/** A character between others, one of which is enough to make it ordinary. */
const near = (chars: string, other: string): string[] => [`(?<=${other})[${chars}]`, `[${chars}](?=${other})`];

/** Where such characters belong to the way a text is written. Each looks a few characters around, so that no text takes long. */
const ordinary = once(
  () =>
    new RegExp(
      [
        // Persian, Hindi, Malayalam, …: joiners shape the letter beside them (Unicode 17 section 23.2).
        ...near('\\u200c\\u200d\\u034f', joining),
        // Emoji joined into one, such as a family (UTS 51 ED-16).
        '(?<=[\\p{ExtPict}\\p{EMod}\\ufe0f])\\u200d(?=\\p{ExtPict})',
        // Variants of emoji, Han, Mongolian, mathematical and other signs; no letter of ASCII has any (Unicode section 23.4).
        `(?<=[^\\sA-Za-z${selectors}])[${selectors}]`,
        ...near('\\u180b-\\u180f', '\\p{sc=Mong}'),
        // Flags of regions, such as Scotland: a black flag, up to six letters, and an end (UTS 51 annex C).
        `(?<=\\u{1f3f4}${flagLetter}{0,5})${flagLetter}(?=${flagLetter}{0,5}\\u{e007f})`,
        `(?<=\\u{1f3f4}${flagLetter}{3,6})\\u{e007f}`,
        // Where a line may break, in scripts that put no blanks between words, and where it may not, beside a dash.
        ...near('\\u200b', unspaced),
        ...near('\\u2060', '[\\p{Pd}\\/…]'),
        '(?<=\\p{L})\\u034f(?=\\p{M})',
        ...near('\\u115f\\u1160', '[\\u1100-\\u115e\\u1161-\\u11ff\\ua960-\\ua97c\\ud7b0-\\ud7fb]'),
        ...near('\\u17b4\\u17b5', '\\p{sc=Khmr}'),
        // Formulas: beside a digit, a sign or a letter that stands alone.
        ...near('\\u2061-\\u2064', mathematical),
        '(?<=(?<!\\p{L})\\p{L})[\\u2061-\\u2064]|[\\u2061-\\u2064](?=\\p{L}(?!\\p{L}))',
        ...near('\\u{1bca0}-\\u{1bca3}', '\\p{sc=Dupl}'),
        ...near('\\u{1d173}-\\u{1d17a}', '[\\u{1d100}-\\u{1d1ff}]'),
      ].join('|'),
      'vy',
    ),
);

/** The runs of invisible characters in a text that are not part of how its language or its signs are written. */
export function invisibleRuns(content: string): Span[] {
  const runs: Span[] = [];
  for (const { index, 0: char } of content.matchAll(invisible)) {
    const usual = ordinary();
    usual.lastIndex = index;
    if (usual.test(content)) continue;
    const last = runs.at(-1);
    const end = index + char.length;
    if (last?.end === index) runs[runs.length - 1] = { start: last.start, end };
    else runs.push({ start: index, end });
  }
  return runs;
}
