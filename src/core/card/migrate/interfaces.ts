import { isObject, type JsonObject } from '../../document.ts';
import { isInline, literal, type Node, sourceOf } from '../../edit/print.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { coreBinding } from '../bindings.ts';
import type { Migration, Move } from './move.ts';

/**
 * The version that a server speaks by the label of its card, as an interface names it. 0.2.9 stands in the sample card
 * of 0.3.0; where nothing is said, clients of both versions take a card without interfaces for one of 0.3.
 */
export function spokenVersion(label: unknown): string {
  const [, major, minor = '0'] = versionIn(label) ?? [];
  return major === undefined || label === '0.2.9' ? '0.3' : `${major}.${minor}`;
}

/** The parts of a label that names a version, be it as a number. */
const versionIn = (label: unknown): RegExpExecArray | null =>
  /^v?([01])(?:\.(\d{1,2}))?(?:\.|$)/i.exec(
    typeof label === 'string' || typeof label === 'number' ? String(label) : '',
  );

/** The binding of a transport of 0.3, spelled as 1.0 does; JSONRPC where nothing is said (A2A 0.3.0 section 5.6.1). */
const bindingOf = (transport: unknown): string =>
  typeof transport === 'string' && transport !== '' ? (coreBinding(transport) ?? transport) : 'JSONRPC';

/** `url`, `preferredTransport`, `additionalInterfaces` and `protocolVersion` become `supportedInterfaces`. */
export function* moveInterfaces({ card, rewriting, dual, serverVersion }: Migration): Generator<Move> {
  const { value, text, root } = card;
  const url = placeAt(root, '/url');
  if (!url) return;
  const transport = value.preferredTransport ?? '';
  const binding = typeof transport === 'string' ? bindingOf(transport) : undefined;
  const version = serverVersion ?? spokenVersion(value.protocolVersion);
  const more = additional(card, `${value.url} ${binding}`, version);
  const first: Node = {
    members: [
      ['url', sourceOf(text, url)],
      // What is written for it and cannot be read is for a person to say.
      ...(binding === undefined ? [] : [['protocolBinding', literal(binding)] as const]),
      ['protocolVersion', literal(version)],
    ],
    inline: more.kept.length > 0 && more.kept.every((node) => 'inline' in node && node.inline === true),
  };
  const list = ['supportedInterfaces', { items: [first, ...more.kept] }] as const;
  for (const name of ['supportedInterfaces', 'preferredTransport', 'additionalInterfaces', 'protocolVersion']) {
    if (Object.hasOwn(value, name) && (!dual || name === 'supportedInterfaces')) rewriting.drop(join('', name));
  }
  // The halves of a card for two versions must name one transport.
  if (dual && typeof value.preferredTransport === 'string' && binding !== undefined) {
    rewriting.replace('/preferredTransport', [['preferredTransport', literal(binding)]]);
  }
  rewriting.replace('/url', dual ? [['url', sourceOf(text, url)], list] : [list]);
  const written = value.protocolVersion ?? undefined;
  const said = written === undefined ? undefined : JSON.stringify(written);
  const isVersion = versionIn(written) !== null;
  const asked = serverVersion !== undefined;
  yield {
    name: 'interface',
    pointer: '/url',
    data: { binding, version, said, isVersion, asked, older: card.spec !== '0.3' },
  };
  const { kept, repeated, unreadable } = more;
  if (kept.length > 0 || repeated > 0 || (unreadable.length === 0 && Array.isArray(value.additionalInterfaces))) {
    const data = { kept: kept.length, repeated };
    yield { name: 'more-interfaces', pointer: '/additionalInterfaces', data };
  }
  if (!dual) yield* dropped(value, binding, version, unreadable);
}

/** What of the old members is said in the interfaces now, and what could not be read. */
function* dropped(
  value: JsonObject,
  binding: string | undefined,
  version: string,
  unreadable: readonly unknown[],
): Generator<Move> {
  const { preferredTransport: transport, protocolVersion: label } = value;
  if (binding === undefined) {
    const data = { written: JSON.stringify(transport) };
    yield { name: 'unreadable-transport', pointer: '/preferredTransport', data, drops: true };
  } else if (typeof transport === 'string') {
    yield { name: 'transport', pointer: '/preferredTransport', data: { written: transport, binding } };
  }
  if (label !== undefined && label !== null) {
    const data = { written: JSON.stringify(label), version };
    const isRead = versionIn(label) !== null;
    yield { name: 'label', pointer: '/protocolVersion', data, ...(!isRead && { drops: true }) };
  }
  if (unreadable.length > 0) {
    const data = { written: unreadable.map((one) => JSON.stringify(one)) };
    yield { name: 'unreadable-interfaces', pointer: '/additionalInterfaces', data, drops: true };
  }
}

/** The additional interfaces in the form of 1.0, without those that say again what one before them says. */
function additional({ value: card, text, root }: Migration['card'], first: string, version: string) {
  const pointer = '/additionalInterfaces';
  const written = card.additionalInterfaces ?? [];
  const list: unknown[] = Array.isArray(written) ? written : [written];
  // One interface outside of a list can only mean one thing.
  const at = (index: number) => (Array.isArray(written) ? join(pointer, index) : pointer);
  const entries = list.flatMap((value, index) => (isObject(value) ? [{ value, pointer: at(index) }] : []));
  const seen = new Set([first]);
  const kept: Node[] = [];
  for (const { value, pointer } of entries) {
    const key = `${value.url} ${value.transport === undefined ? '' : bindingOf(value.transport)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(interfaceNode(text, placeAt(root, pointer), value, [version])[0] as Node);
  }
  return { kept, repeated: entries.length - kept.length, unreadable: list.filter((value) => !isObject(value)) };
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
  const inline = isInline(text, place);
  if (value.protocolVersion !== undefined && value.protocolVersion !== null) return [{ members, inline }];
  if (versions.length === 0) return [{ members, inline }];
  return versions.map((version) => ({ members: [...members, ['protocolVersion', literal(version)]], inline }));
}
