import { onKey } from '../../at.ts';
import { isObject, type ListingDocument } from '../../document.ts';
import { nearest } from '../../nearest.ts';
import { join, placeAt, tokens, valueAt } from '../../parse/pointer.ts';
import { listingId } from '../../schema/registry.ts';
import { layers, nodesAt } from '../../schema/walk.ts';
import { type Fact, rule } from '../define.ts';
import { plainKey } from '../plain-key.ts';
import { listing } from './example.ts';

/**
 * A member that is not of the format and nearly has the name of one that is and is not there. Goloco adds members of its
 * own to what it answers, so all other unknown names are passed over.
 */
export const misspeltMember = rule({
  code: 'listing/misspelt-member',
  kinds: ['listing'],
  severity: 'warning',
  wrong: listing({ out_of_scope: undefined, outofscope: ['Translation.'] }),
  right: listing({ out_of_scope: ['Translation.'] }),
  *check({ value, root, undeclared, spell }: ListingDocument): Iterable<Fact<{ member: string; meant: string }>> {
    for (const { pointer, name, parent, declared } of undeclared) {
      const beside = valueAt(value, parent);
      const free = declared.filter((known) => !(isObject(beside) && Object.hasOwn(beside, known)));
      const meant = free.find((known) => plainKey(known) === plainKey(name)) ?? nearest(name, free);
      if (meant === undefined) continue;
      const isRequired = nodesAt(listingId, tokens(parent))
        .flatMap(layers)
        .some(({ schema }) => Array.isArray(schema.required) && schema.required.includes(meant));
      const span = placeAt(root, pointer)?.key;
      yield {
        at: onKey(pointer),
        data: { member: name, meant: spell(meant) },
        ...(isRequired && { severity: 'error' as const, covers: [join(parent, meant)] }),
        ...(span && { fixes: [{ safe: false, edits: [{ span, text: JSON.stringify(spell(meant)) }] }] }),
      };
    }
  },
});
