import type { Finding } from '../finding.ts';
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

/** A finding in words. */
export function describe({ code, data }: Finding): Described {
  const { message, hint, fix, also } = wording(code);
  return { message: message(data), hint: hint?.(data), fix: fix?.(data) ?? '', also: also ?? '' };
}
