import { missing, onKey } from '../../../at.ts';
import { hasInterfaces } from '../../../card/layout.ts';
import type { CardDocument } from '../../../document.ts';
import { placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';
import { ignoredMembers } from '../members/ignored.ts';
import { oldCard } from './old-example.ts';

/**
 * A card of 0.x that is judged as 1.0: its old members are explained once, where the interfaces are missing. The fix
 * says in 1.0 where the agent answers; the version stays the one that the server speaks, since a new card is no new server.
 */
export const oldLayout = rule({
  code: 'card/old-layout',
  kinds: ['card'],
  specs: ['1.0'],
  spec: 'A2A 1.0.1 sections 4.4 and 8.3',
  severity: 'error',
  wrong: oldCard({}),
  right: {},
  *check(card: CardDocument): Iterable<Fact<{ names: string[] }>> {
    if (hasInterfaces(card.value)) return;
    const old = ignoredMembers(card).filter(({ kind }) => kind === 'old');
    if (!old.some(({ pointer }) => pointer === '/url')) return;
    yield {
      at: missing('/supportedInterfaces'),
      data: { names: old.map(({ name }) => name) },
      related: old.map(({ pointer }) => onKey(pointer)),
      ...interfaceFix(card),
    };
  },
});

/** Replaces `url` by an interface with the same address; only where the card has no `supportedInterfaces` at all. */
function interfaceFix({ value, root }: CardDocument) {
  const place = placeAt(root, '/url');
  if (!place?.key || typeof value.url !== 'string' || value.supportedInterfaces !== undefined) return {};
  const { preferredTransport, protocolVersion } = value;
  const binding = typeof preferredTransport === 'string' && preferredTransport ? preferredTransport : 'JSONRPC';
  const spoken = typeof protocolVersion === 'string' ? protocolVersion.match(/^0\.[23]|^1\.\d+/)?.[0] : undefined;
  const one = `{ "url": ${JSON.stringify(value.url)}, "protocolBinding": ${JSON.stringify(binding)}, "protocolVersion": "${spoken ?? '0.3'}" }`;
  const span = { start: place.key.start, end: place.end };
  return { fixes: [{ safe: true, edits: [{ span, text: `"supportedInterfaces": [${one}]` }] }] };
}
