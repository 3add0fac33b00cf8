import { camelCase } from '../card/names.ts';
import type { JsonObject, ListingDocument } from '../document.ts';
import type { Finding } from '../finding.ts';
import type { Place } from '../parse/place.ts';
import { listingId } from '../schema/registry.ts';
import { undeclaredMembers } from '../schema/undeclared.ts';
import { apiNames } from './spelling.ts';

/** A listing as a document to judge; `root` may be a place inside a larger text, as in a request with several. */
export function listingDocument(
  text: string,
  written: JsonObject,
  place: Place,
): { readonly document: ListingDocument; readonly findings: readonly Finding[] } {
  const { value, root, twice, camelCase: isCamel } = apiNames(written, place);
  return {
    document: {
      kind: 'listing',
      text,
      value,
      root,
      undeclared: undeclaredMembers(listingId, value),
      spell: isCamel ? camelCase : (member) => member,
    },
    findings: twice.map(({ pointer, api, sdk, first, second }) => ({
      code: 'listing/two-spellings',
      pointer,
      span: second,
      data: { api, sdk },
      related: [{ pointer, span: first }],
    })),
  };
}
