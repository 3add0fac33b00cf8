import type { Listing, Question } from '../../../core/schema/types/listing.ts';

/** A field of the form with what has to be known to fill it in. */
export interface FieldStrings {
  readonly label: string;
  readonly help?: string;
}

/** What the form asks of a listing, by the member that it becomes. */
export type ListingField =
  | 'title'
  | 'category'
  | 'deliverable'
  | 'pricing'
  | 'delivery_window_seconds'
  | 'acceptance_checklist'
  | 'out_of_scope'
  | 'tags'
  | 'state';

/** The preview page: its form, and the card that comes of it. */
export interface PreviewStrings {
  readonly title: string;
  readonly lead: string;
  readonly notKept: string;
  readonly inBrowser: string;
  readonly noWorker: string;
  readonly agent: string;
  readonly fields: Readonly<Record<'name' | 'agent_id' | 'description' | 'agent' | 'listings' | 'file', FieldStrings>>;
  readonly listings: string;
  readonly listing: (number: number) => string;
  readonly ofListing: Readonly<Record<ListingField, FieldStrings>>;
  readonly categories: Readonly<Record<Listing['category'], string>>;
  readonly states: Readonly<Record<'public' | 'draft', string>>;
  readonly questions: string;
  readonly question: (number: number) => string;
  readonly ofQuestion: Readonly<Record<Exclude<keyof Question, 'id' | 'kind'>, FieldStrings>>;
  readonly addListing: string;
  readonly addQuestion: string;
  /** These are said of what `listing` and `question` name. */
  readonly remove: string;
  readonly up: string;
  readonly down: string;
  readonly removed: string;
  readonly moved: string;
  readonly opened: (name: string) => string;
  readonly asJson: string;
  readonly unreadable: string;
  readonly example: string;
  readonly send: string;
  readonly count: (characters: number, most: number) => string;
  readonly terminal: string;
  readonly terminalHelp: string;
  readonly orJson: string;

  readonly card: string;
  readonly empty: string;
  readonly generated: (version: string) => string;
  readonly stopped: string;
  readonly noCard: string;
  readonly silent: string;
  /** Fields that have to be filled in and have not been come to yet. */
  readonly toFillIn: (fields: number) => string;
  /** Why there is no card, where no list of problems says it. */
  readonly none: Readonly<
    Record<'no agent id' | 'no public listing' | 'no list' | 'too many listings' | 'too large', string>
  >;
  /** What nothing says of the agent. */
  readonly unknown: Readonly<Record<'agent_id' | 'name', string>>;
  readonly madeUp: string;
  readonly hiredFor: string;
  readonly price: string;
  readonly amount: (credits: string, dollars: string) => string;
  readonly delivery: string;
  readonly days: (days: number) => string;
  readonly tags: string;
  readonly asked: string;
  readonly oneOf: (choices: readonly string[]) => string;
  readonly answer: (required: boolean) => string;
  readonly checked: string;
  readonly notCovered: string;
  readonly nothing: string;
  readonly nothingLeftOut: string;
  readonly authentication: string;
  /** `header` stands for the name of the header. */
  readonly key: (header: string) => string;
  readonly json: string;
  readonly jsonHelp: string;
  readonly ownValidation: (counts: string) => string;
  readonly origins: string;
  readonly part: string;
  readonly from: string;
  readonly unproven: string;
  readonly another: string;
  readonly again: string;
  readonly copy: string;
  readonly download: string;
  readonly copied: string;
  readonly notCopied: string;
  /** A listing that has no number here. */
  readonly listingOf: (id: string) => string;
  /** What the core says of where a part comes from; what is not here is said as it is. */
  readonly originWords: Readonly<Record<string, string>>;
  /** Members of a listing that the form has no field for. */
  readonly otherMembers: Readonly<Record<string, string>>;
  readonly oasf: string;
  readonly inFile: (file: string, member: string) => string;
  readonly andTitles: string;
  readonly comesFrom: (from: string) => string;
  /** What a field takes that has another unit than the member it becomes. */
  readonly otherUnit: Readonly<Record<'days' | 'credits', string>>;
}
