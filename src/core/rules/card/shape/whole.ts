import type { CardDocument } from '../../../document.ts';
import { valueAfter } from '../../../edit/after.ts';
import type { FindingFix } from '../../../finding.ts';
import { placeAt } from '../../../parse/pointer.ts';
import { fits } from '../../../schema/fits.ts';
import { a2aCardId } from '../../../schema/registry.ts';

/** Whether edits inside a security scheme leave one that is right by the 1.0 schema. */
export function isSchemeAfter(card: CardDocument, pointer: string, edits: FindingFix['edits']): boolean {
  const place = placeAt(card.root, pointer);
  const scheme = place && valueAfter(card.text, place, edits);
  return scheme !== undefined && fits(a2aCardId, '/securitySchemes/it', { securitySchemes: { it: scheme } });
}
