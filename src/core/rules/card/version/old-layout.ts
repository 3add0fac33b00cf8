import { missing, onKey, onValue } from '../../../at.ts';
import { isUsable } from '../../../card/hosts.ts';
import { hasInterfaces } from '../../../card/layout.ts';
import { moveCapabilities } from '../../../card/migrate/capabilities.ts';
import { moveInterfaces } from '../../../card/migrate/interfaces.ts';
import { capabilitiesOf, isBlank } from '../../../card/parts.ts';
import { urlsOf } from '../../../card/urls.ts';
import { type CardDocument, isObject, type JsonObject } from '../../../document.ts';
import { valueAfter } from '../../../edit/after.ts';
import { Rewriting } from '../../../edit/rewrite.ts';
import type { FindingFix } from '../../../finding.ts';
import { fits } from '../../../schema/fits.ts';
import { a2aCardId } from '../../../schema/registry.ts';
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
  *check(card: CardDocument): Iterable<Fact<{ names: string[]; empty: boolean }>> {
    const { value } = card;
    if (hasInterfaces(value)) return;
    const old = ignoredMembers(card).filter(({ kind }) => kind === 'old');
    if (!old.some(({ pointer }) => pointer === '/url')) return;
    const empty = value.supportedInterfaces !== undefined;
    const fix = interfaceFix(card);
    yield {
      at: empty ? onValue('/supportedInterfaces') : missing('/supportedInterfaces'),
      data: { names: old.map(({ name }) => name), empty },
      related: old.map(({ pointer }) => onKey(pointer)),
      ...(fix && { fixes: [fix] }),
    };
  },
});

/**
 * The interfaces of 1.0 beside the old members, and the flag for an extended card, so that both halves say the same. Safe
 * where the interfaces are whole and their addresses are some.
 */
function interfaceFix(card: CardDocument): FindingFix | undefined {
  if (typeof card.value.url !== 'string') return undefined;
  const rewriting = new Rewriting(card);
  const migration = { card, rewriting, dual: true };
  // What was moved is not told here.
  for (const step of [moveInterfaces, moveCapabilities]) Array.from(step(migration));
  const edits = rewriting.edits();
  const after = valueAfter(card.text, card.root, edits);
  return { safe: isObject(after) && isCallable(after), edits };
}

function isCallable(card: JsonObject): boolean {
  const { supportedInterfaces } = card;
  const isPromised = capabilitiesOf(card).extendedAgentCard === true && isBlank(card.securitySchemes);
  return (
    !isPromised && fits(a2aCardId, '/supportedInterfaces', { supportedInterfaces }) && urlsOf(card).every(isUsable)
  );
}
