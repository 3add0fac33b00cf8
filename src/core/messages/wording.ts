/** What a diagnostic of one code says, in one language. `data` is what the stage or rule found. */
export interface Wording<Data> {
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

/** What the page of a rule says beside its diagnostics. It is apart from them, so that what only judges comes without. */
export interface PageWording {
  /** A few words, for a list of rules. */
  readonly title: string;
  /** Why it matters to the person: what breaks, for whom. One or two sentences. */
  readonly why: string;
}

/** The same for every code of a group. */
export type PageWords<Facts> = { readonly [Code in keyof Facts]: PageWording };
