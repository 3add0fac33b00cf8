import type { Reason } from '../agent/portability/index.ts';
import type { Move } from '../card/migrate/move.ts';
import type { Because } from '../detect.ts';
import type { Finding } from '../finding.ts';
import type { Language } from '../language.ts';
import type { Facts } from '../rules/index.ts';
import { visible } from '../visible.ts';
import { becauseWords as englishBecause } from './en/because.ts';
import { en } from './en/index.ts';
import { moveWords as englishMoves } from './en/migration.ts';
import { portabilityWords as englishReasons } from './en/portability.ts';
import { becauseWords as indonesianBecause } from './id/because.ts';
import { id } from './id/index.ts';
import { moveWords as indonesianMoves } from './id/migration.ts';
import { portabilityWords as indonesianReasons } from './id/portability.ts';
import type { Wording, Words } from './wording.ts';

export interface Described {
  readonly message: string;
  readonly hint: string | undefined;
  /** Title of the fix; empty where the code has none. */
  readonly fix: string;
  /** What the related place is; empty where the code has none. */
  readonly also: string;
}

/** The words by language. */
const words: Readonly<Record<Language, Words<Facts>>> = { en, id };
const reasonWords = { en: englishReasons, id: indonesianReasons } as const;
const becauseWords = { en: englishBecause, id: indonesianBecause } as const;
const moveWords = { en: englishMoves, id: indonesianMoves } as const;

/** The wording of a code. Throws for a code that is none: stages and rules hold codes of ours. */
export function wording(code: string, language: Language = 'en'): Wording<object> {
  const known = words[language];
  if (!Object.hasOwn(known, code)) throw new Error(`No wording for ${code}`);
  // The record holds every code with its own data; a finding carries the data of its code.
  return known[code as keyof Facts] as Wording<object>;
}

/** The most that a message quotes of one text from the document, in UTF-16 units. */
const quotedLength = 300;

/** The most names of a list that a message tells. */
const quotedNames = 20;

/** Facts fit to be quoted: no character of a document can act on a terminal, forge a line, or flood the answer. */
function quotable(fact: unknown): unknown {
  if (typeof fact === 'string') return visible(fact.length > quotedLength ? `${fact.slice(0, quotedLength)}…` : fact);
  if (Array.isArray(fact))
    return [...fact.slice(0, quotedNames), ...(fact.length > quotedNames ? ['…'] : [])].map(quotable);
  return fact;
}

/** An agent file can have thousands of reasons: this is their whole cost. */
function quotableFacts(data: object): object {
  const facts: Record<string, unknown> = {};
  for (const [name, fact] of Object.entries(data)) facts[name] = quotable(fact);
  return facts;
}

/** Why an agent file does not work as it is in a tool, in words. */
export function describeReason(tool: string, { code, data }: Reason, language: Language = 'en'): string {
  // The record holds every code with its own facts; a reason carries the facts of its code.
  const word = reasonWords[language][code] as (tool: string, data: object) => string;
  return word(tool, quotableFacts(data));
}

/** Why a document was taken for what it was, in words. */
export const describeBecause = (reasons: readonly Because[], language: Language = 'en'): string =>
  reasons.map(([code, name = '']) => becauseWords[language][code](String(quotable(name)))).join('; ');

/** A finding in words. */
export function describe({ code, data }: Finding, language?: Language): Described {
  const facts = quotableFacts(data);
  const { message, hint, fix, also } = wording(code, language);
  return { message: message(facts), hint: hint?.(facts), fix: fix?.(facts) ?? '', also: also ?? '' };
}

/** A move of a card to 1.0 in words. */
export function describeMove(
  { name, data }: Move,
  language: Language = 'en',
): { readonly title: string; readonly reason: string } {
  // The record holds every move with its own data; a move carries the data of its name.
  const { title, reason } = moveWords[language][name] as {
    title: (data: object) => string;
    reason: (data: object) => string;
  };
  const facts = quotableFacts(data);
  return { title: title(facts), reason: reason(facts) };
}
