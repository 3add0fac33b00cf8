import { isObject, type JsonObject } from '../../document.ts';
import { literal, type Node, sourceOf } from '../../edit/print.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { coreBinding } from '../bindings.ts';
import type { Migration, Move } from './move.ts';

/**
 * The version that a server speaks by the label of its card, as an interface names it. 0.2.9 stands in the sample card
 * of 0.3.0; where nothing is said, clients of both versions take a card without interfaces for one of 0.3.
 */
export function spokenVersion(label: unknown): string {
  const [, major, minor = '0'] =
    typeof label === 'string' ? (/^v?([01])(?:\.(\d{1,2}))?(?:\.|$)/i.exec(label) ?? []) : [];
  return major === undefined || label === '0.2.9' ? '0.3' : `${major}.${minor}`;
}

/** The binding of a transport of 0.3, spelled as 1.0 does; JSONRPC where nothing is said (A2A 0.3.0 section 5.6.1). */
export const bindingOf = (transport: unknown): string =>
  typeof transport === 'string' && transport !== '' ? (coreBinding(transport) ?? transport) : 'JSONRPC';

/** `url`, `preferredTransport`, `additionalInterfaces` and `protocolVersion` become `supportedInterfaces`. */
export function* moveInterfaces({ card, rewriting, dual, serverVersion }: Migration): Generator<Move> {
  const { value, text, root } = card;
  const url = placeAt(root, '/url');
  if (!url) return;
  const binding = bindingOf(value.preferredTransport);
  const version = serverVersion ?? spokenVersion(value.protocolVersion);
  const more = additional(card, `${value.url} ${binding}`, version);
  const first: Node = {
    members: [
      ['url', sourceOf(text, url)],
      ['protocolBinding', literal(binding)],
      ['protocolVersion', literal(version)],
    ],
    inline: more.kept.length > 0 && more.kept.every((node) => 'inline' in node && node.inline === true),
  };
  const list = ['supportedInterfaces', { items: [first, ...more.kept] }] as const;
  for (const name of ['supportedInterfaces', 'preferredTransport', 'additionalInterfaces', 'protocolVersion']) {
    if (Object.hasOwn(value, name) && (!dual || name === 'supportedInterfaces')) rewriting.drop(join('', name));
  }
  // The halves of a card for two versions must name one transport.
  if (dual && typeof value.preferredTransport === 'string') {
    rewriting.replace('/preferredTransport', [['preferredTransport', literal(binding)]]);
  }
  rewriting.replace('/url', dual ? [['url', sourceOf(text, url)], list] : [list]);
  const said = typeof value.protocolVersion === 'string' ? value.protocolVersion : undefined;
  const data = { binding, version, said, asked: serverVersion !== undefined, older: card.spec !== '0.3' };
  yield { name: 'interface', pointer: '/url', data };
  if (!dual && typeof value.preferredTransport === 'string') {
    const data = { written: value.preferredTransport, binding };
    yield { name: 'transport', pointer: '/preferredTransport', data };
  }
  if (!dual && said !== undefined) yield { name: 'label', pointer: '/protocolVersion', data: { said, version } };
  if (value.additionalInterfaces === undefined || value.additionalInterfaces === null) return;
  const { kept, repeated, unreadable } = more;
  yield {
    name: 'more-interfaces',
    pointer: '/additionalInterfaces',
    data: { kept: kept.length, repeated, unreadable },
  };
}

/** The additional interfaces in the form of 1.0, without those that say again what one before them says. */
function additional({ value: card, text, root }: Migration['card'], first: string, version: string) {
  const pointer = '/additionalInterfaces';
  const list: unknown[] = Array.isArray(card.additionalInterfaces) ? card.additionalInterfaces : [];
  const entries = list.flatMap((value, index) => (isObject(value) ? [{ value, pointer: join(pointer, index) }] : []));
  const seen = new Set([first]);
  const kept: Node[] = [];
  for (const { value, pointer } of entries) {
    const key = `${value.url} ${value.transport === undefined ? '' : bindingOf(value.transport)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(interfaceNode(text, placeAt(root, pointer), value, [version])[0] as Node);
  }
  return { kept, repeated: entries.length - kept.length, unreadable: list.length - entries.length };
}

type Entry = ReturnType<typeof placeAt>;

/** An interface of an older form as one of 1.0 for each version, its other members as they stand. */
export function interfaceNode(text: string, place: Entry, value: JsonObject, versions: readonly string[]): Node[] {
  const members = [...(place?.members ?? [])].flatMap(([name, at]): [string, Node][] => {
    if (name !== 'transport' || (value.protocolBinding !== undefined && value.protocolBinding !== null)) {
      return value[name] === null && (name === 'protocolBinding' || name === 'protocolVersion')
        ? []
        : [[name, sourceOf(text, at)]];
    }
    return [
      [
        'protocolBinding',
        typeof value.transport === 'string' ? literal(bindingOf(value.transport)) : sourceOf(text, at),
      ],
    ];
  });
  const inline = !/[\r\n]/.test(text.slice(place?.start, place?.end));
  if (value.protocolVersion !== undefined && value.protocolVersion !== null) return [{ members, inline }];
  if (versions.length === 0) return [{ members, inline }];
  return versions.map((version) => ({ members: [...members, ['protocolVersion', literal(version)]], inline }));
}
