import type { Document } from '../document.ts';
import { insertMember } from '../edit/insert.ts';
import type { Finding, FindingFix } from '../finding.ts';
import { locate } from '../locate.ts';
import { explain, type SchemaFinding } from './explain/index.ts';
import { laborTermsId } from './registry.ts';
import { validate } from './validate.ts';

/** What the published schema of a document's kind says of it, explained: one finding per cause. */
export function findBySchema(document: Document, schemaId: string): Finding[] {
  const raw = validate(schemaId, document.value);
  if (raw.length === 0) return [];
  return explain(schemaId, document.value, raw).map((finding) => ({
    code: `${finding.schemaId === laborTermsId ? 'labor-terms' : document.kind}/${finding.family}`,
    pointer: finding.at.pointer,
    span: locate(document, finding.at),
    data: finding.data,
    ...fixes(document, finding),
  }));
}

/** A member that is missing can be inserted; what to fill in is the author's to say, so that is never a safe fix. */
function fixes(document: Document, finding: SchemaFinding): { fixes?: FindingFix[] } {
  if (finding.family !== 'missing-member') return {};
  const edit = insertMember(document, finding.at.pointer, finding.data.placeholder);
  return edit ? { fixes: [{ safe: false, edits: [edit] }] } : {};
}
