import type { Finding } from '../finding.ts';
import { visible } from '../visible.ts';
import { en } from './en/index.ts';
import type { Wording } from './wording.ts';

export interface Described {
  readonly message: string;
  readonly hint: string | undefined;
  /** Title of the fix; empty where the code has none. */
  readonly fix: string;
  /** What the related place is; empty where the code has none. */
  readonly also: string;
}

/** The wording of a code. Throws for a code that is none: stages and rules hold codes of ours. */
export function wording(code: string): Wording<object> {
  if (!Object.hasOwn(en, code)) throw new Error(`No wording for ${code}`);
  // The record holds every code with its own data; a finding carries the data of its code.
  return en[code as keyof typeof en] as Wording<object>;
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

/** A finding in words. */
export function describe({ code, data }: Finding): Described {
  const facts = Object.fromEntries(Object.entries(data).map(([name, fact]) => [name, quotable(fact)]));
  const { message, hint, fix, also } = wording(code);
  return { message: message(facts), hint: hint?.(facts), fix: fix?.(facts) ?? '', also: also ?? '' };
}
