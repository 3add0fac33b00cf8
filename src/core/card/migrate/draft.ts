import { isObject, type JsonObject } from '../../document.ts';
import { sourceOf } from '../../edit/print.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { hasInterfaces } from '../layout.ts';
import { interfacesOf } from '../parts.ts';
import { interfaceNode, spokenVersion } from './interfaces.ts';
import type { Migration, Move } from './move.ts';

/** Members that only the drafts between 0.3 and 1.0 had; ProtoJSON reads both spellings. */
const versionLists = ['protocolVersions', 'protocol_versions'];
const draftMembers = [...versionLists, 'supportsExtendedAgentCard', 'supports_extended_agent_card'];

const lacks = (value: JsonObject, member: string): boolean => value[member] === undefined || value[member] === null;

/** Whether a card is of a draft: it lists interfaces, and has members that 1.0 has given up since. */
export const isDraft = (card: JsonObject): boolean =>
  hasInterfaces(card) &&
  (draftMembers.some((member) => Object.hasOwn(card, member)) ||
    interfacesOf(card).some(({ value }) => typeof value.transport === 'string' && lacks(value, 'protocolBinding')));

/** Interfaces of a draft: `transport` is `protocolBinding` now, and the card's versions stand in each interface. */
export function* moveDraft({ card, rewriting, serverVersion }: Migration): Generator<Move> {
  const { value, text, root } = card;
  const list: unknown = value.supportedInterfaces;
  if (!Array.isArray(list)) return;
  const listed = versionLists.filter((name) => Object.hasOwn(value, name));
  const written = listed.map((name) => value[name]).find((one) => one !== null) ?? value.protocolVersion;
  const labels: unknown[] = Array.isArray(written) ? written : [written];
  const said = labels.filter((label) => typeof label === 'string').map(spokenVersion);
  const versions = serverVersion !== undefined ? [serverVersion] : [...new Set(said)];
  const isOpen = (one: unknown) =>
    isObject(one) && ((!lacks(one, 'transport') && lacks(one, 'protocolBinding')) || lacks(one, 'protocolVersion'));
  if (list.some(isOpen)) {
    const items = list.flatMap((one: unknown, index) => {
      const place = placeAt(root, join('/supportedInterfaces', index));
      if (isObject(one)) return interfaceNode(text, place, one, versions);
      return place ? [sourceOf(text, place)] : [];
    });
    rewriting.replace('/supportedInterfaces', [['supportedInterfaces', { items }]]);
    yield { name: 'draft-interfaces', pointer: '/supportedInterfaces', data: { versions } };
  }
  for (const name of listed) {
    const pointer = join('', name);
    rewriting.drop(pointer);
    if (!list.some(isOpen)) yield { name: 'draft-versions', pointer, data: { name }, drops: true };
  }
}
