import { type At, within } from '../../at.ts';
import type { MarkdownDocument } from '../../document.ts';
import type { FolderFile } from '../../folder.ts';

/** Where a fact about a whole file is shown: its opening fence, or its first character where it could not be read. */
export const atStart = ({ document }: FolderFile<MarkdownDocument>): At =>
  within('', document?.fences.open ?? { start: 0, end: 0 });
