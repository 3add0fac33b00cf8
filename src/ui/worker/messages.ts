import type { Origin } from '../../core/card/generate.ts';
import type { Language } from '../../core/language.ts';
import type { FolderEntry, FolderRefusal } from '../../core/parse/folder.ts';
import type { NoPreview, Preview, PreviewAgent } from '../../core/preview/index.ts';
import type { Change } from '../../core/repair.ts';
import type { Kind, Range, Report } from '../../core/report.ts';

/** A document to judge. Bytes are given where they are no UTF-8, so that this is found; else the text. */
export interface Draft {
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly kind: Kind | undefined;
  /** The file's name, where it came from one: helps to detect the kind. */
  readonly name: string | undefined;
  readonly language: Language;
}

export interface Verdict {
  readonly report: Report;
  /** The text that was judged; the report's ranges count in it. */
  readonly text: string;
  /** Where the members stand that a client ignores: key and value. */
  readonly ignored: readonly { readonly pointer: string; readonly range: Range }[];
}

/** A text with all its safe fixes made. */
export interface Repaired {
  readonly text: string;
  /** Unified diff; empty where nothing was changed. */
  readonly diff: string;
  /** What was done and why, in the order in which it was, the first of them where there are very many. */
  readonly changes: readonly Change[];
  readonly truncated: boolean;
}

/** The files of a folder, or one zip. */
export interface FolderDraft {
  readonly files: readonly FolderEntry[];
  readonly language: Language;
}

export type FolderAnswer =
  | { readonly refused: FolderRefusal }
  | {
      readonly report: Report;
      /** The texts that were judged, by file; ranges count in them. */
      readonly texts: ReadonlyMap<string, string>;
      readonly files: readonly FolderEntry[];
    };

/** An agent and the text of its listings, to make a card of. */
export interface PreviewDraft {
  readonly agent: PreviewAgent;
  readonly listings: string;
  readonly language: Language;
}

/** Lines of a printed card, from 1, that came from one place. */
export interface Part {
  readonly first: number;
  readonly last: number;
  readonly origin: Origin;
}

export interface PreviewAnswer {
  readonly preview: Preview | NoPreview;
  /** The card as it would be published; empty where there is none. */
  readonly json: string;
  /** In the order of the lines. */
  readonly parts: readonly Part[];
}

/** What can be asked of each worker, with its answer. */
export interface Services {
  readonly check: {
    check(draft: Draft): Promise<Verdict>;
    /** Makes all safe fixes; with `to` an old card becomes one of 1.0. */
    repair(draft: Draft & { readonly to: '1.0' | 'same' }): Promise<Repaired>;
    /** The wrong example of a rule; undefined for a code that is none or has no example. */
    example(code: string): Promise<string | undefined>;
  };
  readonly folder: { folder(draft: FolderDraft): Promise<FolderAnswer> };
  readonly preview: { preview(draft: PreviewDraft): Promise<PreviewAnswer> };
}

export interface Question {
  readonly id: number;
  readonly name: string;
  readonly about: unknown;
}

export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failed: string };
