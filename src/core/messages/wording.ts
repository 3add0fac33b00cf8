/** The words for one code, in one language. `data` is what the stage or rule found. */
export interface Wording<Data> {
  /** A few words, for a list of rules. */
  readonly title: string;
  /** Why it matters to the person: what breaks, for whom. One or two sentences for the rule's page. */
  readonly why: string;
  /** What is wrong, one sentence. */
  readonly message: (data: Data) => string;
  /** What to do, one sentence. */
  readonly hint?: (data: Data) => string | undefined;
  /** What the fix does, in the imperative, a few words. Needed where findings of this code carry fixes. */
  readonly fix?: (data: Data) => string;
  /** What the related place is, where findings of this code have one. */
  readonly also?: string;
}

/** One wording for every code of a group: does not compile with an entry missing. */
export type Words<Facts> = { readonly [Code in keyof Facts]: Wording<Facts[Code]> };
