import type { Document } from '../document.ts';
import type { Finding } from '../finding.ts';

/** What the parse stage makes of a text. Without a document the way ends, and the findings say why. */
export interface Reading<Doc extends Document> {
  readonly findings: readonly Finding[];
  readonly document?: Doc;
  /** Why the profile is what it is, where it was detected. */
  readonly because?: string;
}
