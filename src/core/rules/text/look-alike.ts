import type { Document } from '../../document.ts';
import type { Span } from '../../parse/place.ts';
import { type Fact, rule } from '../define.ts';
import { latinLike, looksLike, namedLetter } from './look-alike-letters.ts';
import { severityIn } from './removal.ts';
import { atPart, isPlain, spans, type Text, texts } from './texts.ts';

interface LookAlike {
  /** The word, its foreign letters written as escapes. */
  readonly word: string;
  readonly script: 'Cyrillic' | 'Greek' | 'Latin';
  readonly named: readonly string[];
}

const word = /[\p{L}\p{M}\p{N}]+/gu;
const scripts = [
  ['Latin', /\p{sc=Latn}/gu],
  ['Cyrillic', /\p{sc=Cyrl}/gu],
  ['Greek', /\p{sc=Grek}/gu],
] as const;

/** Capital letters of one script with an ending in another, as in Russian behind a Latin short name. */
const declined = /^\p{sc=Latn}+[\p{sc=Latn}&&\p{Lu}][\p{sc=Cyrl}&&\p{Ll}]+$/v;

/** A word in a name or id that mixes letters of two scripts which look the same: two agents can so show one name. */
export const lookAlike = rule({
  code: 'text/look-alike',
  kinds: ['card', 'agent', 'skill', 'listing'],
  severity: 'warning',
  spec: 'UTS 39 section 5.1',
  wrong: { name: 'H\u0430rbor Studio' },
  right: { name: 'Harbor Studio' },
  *check(document: Document): Iterable<Fact<LookAlike>> {
    if (isPlain(document)) return;
    for (const text of texts(document)) {
      if (!isName(text)) continue;
      const found = firstMixed(text.content);
      if (!found) continue;
      const { word, script, letters } = found;
      const first = { start: letters[0].start, end: runEnd(letters) };
      const fix = latin(document, text, letters);
      yield {
        at: atPart(document, text, first),
        data: {
          word: escaped(text.content, word, letters),
          script,
          named: [...new Set(letters.map(({ char }) => namedLetter(char)))].slice(0, 3),
        },
        // The name of a skill may have letters of any script.
        ...(document.kind !== 'skill' && severityIn(document, text)),
        ...(fix && { fixes: [fix] }),
      };
    }
  },
});

interface Letter extends Span {
  readonly char: string;
}

interface Mixed {
  readonly word: Span;
  readonly script: LookAlike['script'];
  readonly letters: readonly [Letter, ...Letter[]];
}

/** What people tell agents and skills apart by. */
function isName({ path, role }: Text): boolean {
  if (role !== 'value') return false;
  const name = path.at(-1);
  return name === 'name' || name === 'id' || name === 'organization' || path.at(-2) === 'tags';
}

/** The first word whose fewer letters are of another script than the rest, each of them one that looks like a letter of it. */
function firstMixed(content: string): Mixed | undefined {
  for (const { index, 0: found } of content.matchAll(word)) {
    const [most, least, none] = scripts
      .map(([script, letter]) => ({ script, matches: [...found.matchAll(letter)] }))
      .sort((a, b) => b.matches.length - a.matches.length);
    if (!most || !least || least.matches.length === 0 || none?.matches.length !== 0) continue;
    if (most.script !== 'Latin' && least.script !== 'Latin') continue;
    if (declined.test(found)) continue;
    const isAlike = least.matches.every(({ 0: char, index: at }) => {
      const isEdge = at === 0 || at === found.length - 1;
      // TNFα, λx, kΩ: a small Greek letter at the edge of a word is notation.
      return looksLike(char, most.script) && !(least.script === 'Greek' && isEdge && /\p{Ll}/u.test(char));
    });
    if (!isAlike) continue;
    const [first, ...rest] = least.matches.map(({ 0: char, index: at }) => ({
      char,
      start: index + at,
      end: index + at + char.length,
    }));
    if (!first) continue;
    return { word: { start: index, end: index + found.length }, script: least.script, letters: [first, ...rest] };
  }
  return undefined;
}

function runEnd(letters: readonly [Letter, ...Letter[]]): number {
  let { end } = letters[0];
  for (const letter of letters) if (letter.start === end) ({ end } = letter);
  return end;
}

function escaped(content: string, { start, end }: Span, letters: readonly Letter[]): string {
  const foreign = new Set(letters.map((letter) => letter.char));
  const shown = [...content.slice(start, Math.min(end, start + 60))].map((char) =>
    foreign.has(char) ? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}` : char,
  );
  return shown.join('');
}

/** Which script was meant is the author's to say, so this is never a safe fix. */
function latin(document: Document, text: Text, letters: readonly Letter[]) {
  const spanOf = spans(document, text);
  const edits = letters.flatMap(({ char, ...part }) => {
    const span = spanOf(part);
    const meant = latinLike(char);
    return span && meant ? [{ span, text: meant }] : [];
  });
  return edits.length === letters.length ? { safe: false, edits } : undefined;
}
