import type { Spec } from '../card/layout.ts';
import type { Because } from '../detect.ts';
import type { Document } from '../document.ts';
import type { Finding } from '../finding.ts';
import type { Language } from '../language.ts';
import type { Profile, Report } from '../report.ts';

/** What the parse stage makes of a text. Without a document the way ends, and the findings say why. */
export interface Reading<Doc extends Document> {
  readonly findings: readonly Finding[];
  readonly document?: Doc;
  /** Why the profile and the version are what they are, where they were detected. */
  readonly because?: readonly Because[];
}

export interface ReadOptions {
  /** File name or path: helps to detect the kind, and stands in the diagnostics. */
  readonly name?: string;
  readonly profile?: Profile;
  /** Version of A2A to judge a card by. */
  readonly spec?: Spec;
  /** Models that Goloco has a price for; without them the model of a hosted agent cannot be checked. */
  readonly hostedModels?: readonly string[];
}

/** How the documents of one kind are judged; one of these for each kind, in `kinds/index.ts`. */
export interface KindOf<Doc extends Document> {
  read(text: string, options: ReadOptions): Reading<Doc> | Promise<Reading<Doc>>;
  /** The id of the published schema that a document is judged by. */
  schema(document: Doc): string;
  /**
   * What the report says of a document beside the diagnostics; `valid` says whether there is no error among them, and
   * sentences are in the language, or in English.
   */
  view(document: Doc, valid: boolean, language?: Language): Partial<Report>;
  /** A finding told in the names that the text has, for a kind that is judged by other names. */
  inOwnSpelling?(document: Doc, finding: Finding): Finding;
}
