import type { At } from '../at.ts';
import type { Spec } from '../card/layout.ts';
import type { Document } from '../document.ts';
import type { FindingFix } from '../finding.ts';
import type { Profile, Severity, Subject } from '../report.ts';

/**
 * A document that shows a rule at work: the text of one, a folder as a JSON map from paths to texts, or members to merge (RFC 7396) into the smallest good card.
 */
export type Example = string | { readonly [member: string]: unknown };

/** What the catalogue knows of a code, whether a stage finds it on its way or a rule looks for it. */
export interface RuleInfo {
  readonly code: string;
  readonly kinds: readonly Subject[];
  readonly severity: Severity;
  /** The section that the rule rests on; left out where it is advice of ours. */
  readonly spec?: string;
  /** Profiles that the rule belongs to; all profiles of its kinds where left out. */
  readonly profiles?: readonly Profile[];
  /** Versions of the card that the rule is about; all of them where left out. */
  readonly specs?: readonly Spec[];
  /**
   * `wrong`, judged under the first of the profiles and specs, has a diagnostic of this code and no error of another;
   * `right` is a document that nothing is to be said of. Left out where the fault is in bytes that no text can show.
   */
  readonly wrong?: Example;
  readonly right?: Example;
}

/** The catalogue entries of codes that a stage finds on its way: one for each, or it does not compile. */
export type FoundRules<Facts> = { readonly [Code in keyof Facts]: Omit<RuleInfo, 'code'> };

/** What `check` yields. */
export interface Fact<Data extends object = object> {
  readonly at: At;
  readonly data: Data;
  readonly severity?: Severity;
  readonly related?: readonly At[];
  readonly fixes?: readonly FindingFix[];
  readonly covers?: readonly string[];
  /** Whether it stands first in the report: all others are to be read in its light. */
  readonly leads?: boolean;
}

export interface Rule<Code extends string, Data extends object, Doc extends Document> extends RuleInfo {
  readonly code: Code;
  /**
   * Whether a text holds what it must hold where the rule finds something. Asked once of the whole text where that has
   * every key and value as it stands, so that a text with nothing of it is passed over.
   */
  readonly needs?: (text: string) => boolean;
  check(document: Doc): Iterable<Fact<Data>>;
}

/** Keeps the code as a literal type and infers the facts that `check` yields, so that the wording can be held to both. */
export function rule<const Code extends string, Data extends object, Doc extends Document>(
  definition: Rule<Code, Data, Doc>,
): Rule<Code, Data, Doc> {
  return definition;
}

type FactOf<Listed> = Listed extends Rule<infer Code, infer Data, never> ? { [Name in Code]: Data } : never;
type Merge<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Code to data, of a list of rules. */
export type FactsOfRules<List extends readonly unknown[]> = Merge<FactOf<List[number]>>;
