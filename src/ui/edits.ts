import type { FindingFix } from '../core/finding.ts';
import type { Fix } from '../core/report.ts';

/** The edits of a fix in offsets of the text that was judged. */
export const editsOf = ({ edits }: Fix): FindingFix['edits'] =>
  edits.map(({ range, text }) => ({ span: { start: range.start.offset, end: range.end.offset }, text }));
