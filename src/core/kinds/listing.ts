import type { ListingDocument } from '../document.ts';
import { listingDocument } from '../listing/read.ts';
import { inOwnSpelling } from '../listing/spelling.ts';
import { listingId } from '../schema/registry.ts';
import { readJsonObject } from './json.ts';
import type { KindOf } from './kind.ts';

/** A listing of Goloco: JSON, in the spelling of the API or of the SDK. */
export const listing: KindOf<ListingDocument> = {
  read(text) {
    const { findings, value, places } = readJsonObject(text, { code: 'listing/wrong-type', name: 'A listing' });
    if (!value || !places) return { findings };
    const read = listingDocument(text, value, places());
    return { findings: [...findings, ...read.findings], document: read.document };
  },
  schema: () => listingId,
  view: () => ({}),
  inOwnSpelling,
};
