import type { At } from '../../at.ts';
import type { Folder } from '../../folder.ts';
import type { Fact, RuleInfo } from '../define.ts';

/** A fact about a folder, and the file that it is told in. */
export interface FolderFact<Data extends object = object> extends Fact<Data> {
  readonly file: string;
  readonly at: At;
}

/** A rule about how the files of a folder fit together. */
export interface FolderRule<Code extends string, Data extends object> extends RuleInfo {
  readonly code: Code;
  check(folder: Folder): Iterable<FolderFact<Data>>;
}

/** Keeps the code as a literal type and infers the facts, as `rule` does for documents. */
export const folderRule = <const Code extends string, Data extends object>(
  definition: FolderRule<Code, Data>,
): FolderRule<Code, Data> => definition;
