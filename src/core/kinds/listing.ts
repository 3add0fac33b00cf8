import type { ListingDocument } from '../document.ts';
import { listingDocument } from '../listing/read.ts';
import { inOwnSpelling } from '../listing/spelling.ts';
import { listingId } from '../schema/registry.ts';
import { readJsonObject } from './json.ts';
import type { KindOf } from './kind.ts';

/** A listing of Goloco: JSON, in the spelling of the API or of the SDK. */
export const listing: KindOf<ListingDocument> = {
  read(text) {
    const { findings, value, root } = readJsonObject(text, { code: 'listing/wrong-type', name: 'A listing' });
    if (!value || !root) return { findings };
    const read = listingDocument(text, value, root);
    return { findings: [...findings, ...read.findings], document: read.document };
  },
  schema: () => listingId,
  view: () => ({}),
  inOwnSpelling,
};
