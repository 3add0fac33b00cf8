import { onKey } from '../../../at.ts';
import { hasInterfaces } from '../../../card/layout.ts';
import { isBlank } from '../../../card/parts.ts';
import type { CardDocument } from '../../../document.ts';
import type { FindingFix } from '../../../finding.ts';
import { memo } from '../../../memo.ts';
import { join, placeAt } from '../../../parse/pointer.ts';
import { a2aCardId } from '../../../schema/registry.ts';
import { type UndeclaredMember, undeclaredMembers } from '../../../schema/undeclared.ts';
import { type Fact, rule } from '../../define.ts';
import { undeclaredSchemes } from '../security/undeclared-schemes.ts';
import { isSchemeAfter } from '../shape/whole.ts';
import { ignoredMembers } from './ignored.ts';
import { flowNames, isOfNoKind, type Meant, meantBy } from './meant.ts';

/** Members that other rules speak of, or that no client is meant to read: `$schema` is where editors find the schema. */
const elsewhere = new Set(['/$schema', '/extensions']);

/**
 * A member that no version of the card has: readers drop it, or refuse the card. Readers of older versions all drop it,
 * so there it is a note. An error where it was to be one that must be there, whose lack is then not told beside it.
 */
export const unknownMember = rule({
  code: 'card/unknown-member',
  kinds: ['card'],
  severity: 'warning',
  spec: 'A2A 1.0.1 section 5.7',
  wrong: { documentationURI: 'https://harbor.studio/docs' },
  right: { documentationUrl: 'https://harbor.studio/docs' },
  *check(
    card: CardDocument,
  ): Iterable<Fact<{ name: string; spec: string; near: string | undefined; within: boolean; lacks: boolean }>> {
    const told = undeclaredSchemes(card);
    for (const member of ignoredMembers(card)) {
      const { pointer, parent, name, kind } = member;
      if (kind !== 'unknown' || elsewhere.has(pointer) || pointer === told || isOfLater(card, pointer)) continue;
      // That clients find nothing in it is told of the whole card.
      if (pointer === '/supportedInterfaces' && isBlank(member.value)) continue;
      const meant = meantBy(card, member);
      // That a scheme or flow is of no kind is told by the schema, and this member is why.
      if (!meant && card.spec === '1.0' && isOfNoKind(card, parent)) continue;
      const { near, within = false, loses = false, lacks = false, covers = [parent] } = meant ?? {};
      const gone = [...(loses ? covers : []), ...(lacks && near ? [join(parent, near)] : [])];
      const edits = meant && renamed(card, member, meant);
      yield {
        at: onKey(pointer),
        severity: loses || lacks ? 'error' : card.spec === '1.0' ? 'warning' : 'note',
        ...(gone.length > 0 && { covers: gone }),
        data: { name, spec: card.spec, near, within, lacks },
        ...(edits && { fixes: [{ safe: (meant?.evident ?? false) && isWhole(card, pointer, edits), edits }] }),
      };
    }
  },
});

/** Whether a member is one of 1.0, in a 1.0 card that the request asks to be judged as an older one. */
function isOfLater(card: CardDocument, pointer: string): boolean {
  if (card.spec === '1.0' || !hasInterfaces(card.value)) return false;
  return !undeclaredInLatest(card).some((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`));
}

const undeclaredInLatest = memo(({ value }: CardDocument) => undeclaredMembers(a2aCardId, value));

/** The member under the name that was meant, or put inside the one that it belongs to. */
function renamed(
  card: CardDocument,
  { pointer, parent }: UndeclaredMember,
  { near, within, taken }: Meant,
): FindingFix['edits'] | undefined {
  const place = placeAt(card.root, pointer);
  if (!place?.key || taken) return undefined;
  if (!within) return [{ span: place.key, text: JSON.stringify(near) }];
  const { start } = place.key;
  const isAlone = flowNames.filter((flow) => placeAt(card.root, join(parent, flow))).length === 1;
  return isAlone
    ? [
        { span: { start, end: start }, text: `${JSON.stringify(near)}: { ` },
        { span: { start: place.end, end: place.end }, text: ' }' },
      ]
    : undefined;
}

/** Whether edits inside a scheme leave one that is right by the schema; edits elsewhere need not be looked at. */
function isWhole(card: CardDocument, pointer: string, edits: FindingFix['edits']): boolean {
  const scheme = /^\/securitySchemes\/[^/]+/.exec(pointer)?.[0];
  return scheme === undefined || isSchemeAfter(card, scheme, edits);
}
