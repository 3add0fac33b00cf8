import type { Wanted } from './values.ts';

/** What an agent file comes to in a tool: used as it is, changed first, or never as its author meant it. */
export type Verdict = 'works' | 'needs a change' | 'cannot';

/** Why, by code, with what the wording needs to know. */
export interface ReasonFacts {
  'another-format': { format: string };
  'byte-order-mark': object;
  'blanks-behind-fence': object;
  'inner-fence': object;
  'built-in-name': { name: string };
  'leading-hyphen': { name: string };
  'description-lines': object;
  'description-cut': { limit: number; length: number };
  'description-long': { limit: number; length: number };
  'model-any': object;
  'model-alias': { model: string };
  'model-id': { model: string; wanted: string };
  'model-bound': { model: string };
  /** `line` is what to write, where every tool of the list has a name there. */
  'tools-form': { form: 'comma string' | 'permission map'; line?: string };
  'tools-unheld': { empty: boolean };
  'tool-name': { tool: string; name: string };
  'tool-all': object;
  'tool-unknown': { tool: string };
  'tool-server': { tool: string; form: string };
  'servers-remove': { refused: boolean };
  'servers-elsewhere': { where: string };
  'servers-key': { key: string };
  'server-inline': { where: string };
  'skills-remove': { refused: boolean };
  /** `folder` is where it goes; without a `name`, the folder that it goes into. */
  'skill-folder': { path: string; folder: string; name: string; key: 'names' | 'left out' | 'ignored' };
  'key-empty': { key: string };
  'key-value': { key: string; wanted: Wanted };
  'key-refused': { key: string };
  'key-sent': { key: string };
  'key-unheld': { key: string };
  'instructions-long': { limit: number; length: number };
  /** Stands for all that are left out. */
  more: { count: number };
}

export type ReasonCode = keyof ReasonFacts;

/** A reason: what it weighs on the verdict, the member that it is about, and its facts. `works` makes it a remark. */
export interface Reason<Code extends ReasonCode = ReasonCode> {
  readonly code: Code;
  readonly weighs: Verdict;
  readonly pointer: string;
  readonly data: ReasonFacts[Code];
}

/** A reason with its facts held to its code. */
export function reason<Code extends ReasonCode>(
  code: Code,
  weighs: Verdict,
  pointer: string,
  data: ReasonFacts[Code],
): Reason {
  return { code, weighs, pointer, data } as Reason;
}

export interface Row {
  readonly tool: string;
  readonly verdict: Verdict;
  /** Where the file goes, relative to the project. */
  readonly path: string;
  readonly reasons: readonly Reason[];
}
