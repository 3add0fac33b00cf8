import { onKey } from '../../../at.ts';
import { schemeMembers } from '../../../card/scheme.ts';
import { type CardDocument, isObject } from '../../../document.ts';
import { nearest } from '../../../nearest.ts';
import { placeAt, valueAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';
import { ignoredMembers } from './ignored.ts';

/** The members that say of which kind a scheme or an OAuth flow is. */
const kinds = new Set<string>([
  ...schemeMembers,
  'authorizationCode',
  'clientCredentials',
  'deviceCode',
  'implicit',
  'password',
]);

const has = (owner: unknown, member: string) => isObject(owner) && Object.hasOwn(owner, member);

/** Members that other rules speak of, or that no client is meant to read: `$schema` is where editors find the schema. */
const elsewhere = new Set(['/$schema', '/extensions']);

/**
 * A member that no version of the card has: readers drop it, or refuse the card. Readers of older versions all drop it,
 * so there it is a note.
 */
export const unknownMember = rule({
  code: 'card/unknown-member',
  kinds: ['card'],
  severity: 'warning',
  spec: 'A2A 1.0.1 section 5.7',
  wrong: { documentationURI: 'https://harbor.studio/docs' },
  right: { documentationUrl: 'https://harbor.studio/docs' },
  *check(card: CardDocument): Iterable<Fact<{ name: string; spec: string; near: string | undefined }>> {
    for (const { pointer, parent, name, declared, kind } of ignoredMembers(card)) {
      if (kind !== 'unknown' || elsewhere.has(pointer)) continue;
      const near = nearest(name, declared);
      const key = placeAt(card.root, pointer)?.key;
      // A misspelled kind of scheme or flow leaves the whole of it empty.
      const isKind = near !== undefined && kinds.has(near) && !has(valueAt(card.value, parent), near);
      yield {
        at: onKey(pointer),
        severity: isKind ? 'error' : card.spec === '1.0' ? 'warning' : 'note',
        ...(isKind && { covers: [parent] }),
        data: { name, spec: card.spec, near },
        ...(near && key && { fixes: [{ safe: false, edits: [{ span: key, text: JSON.stringify(near) }] }] }),
      };
    }
  },
});
