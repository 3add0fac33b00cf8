import { onValue } from '../../../at.ts';
import { coreBinding } from '../../../card/bindings.ts';
import { urlsOf, webAddress } from '../../../card/urls.ts';
import type { CardDocument } from '../../../document.ts';
import { placeAt, split, valueAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

/** Where the card itself is served: no address to call, whatever the binding. */
const cardPath = /\/\.well-known\/agent(-card)?\.json$/;

/** Paths that no server has for anything but one operation (A2A 1.0.1 section 11.3, 0.3.0 section 3.5.3). */
const operation = /\/message:(send|stream)$|\/tasks\/[^/]+:(cancel|subscribe)$|\/tasks\/(\{[^/]+\}|:[^/]+)$/;

/** Paths that are operations in HTTP+JSON, and may be anything elsewhere. */
const httpOperation =
  /\/message\/(send|stream)$|\/tasks\/[^/]+\/pushNotificationConfigs$|\/extendedAgentCard$|\/v1\/card$/;

/** An interface whose URL is one operation of it: clients of HTTP+JSON append the path of each operation themselves. */
export const operationUrl = rule({
  code: 'card/operation-url',
  kinds: ['card'],
  severity: 'warning',
  spec: 'A2A 1.0.1 sections 4.4 and 11.3',
  wrong: {
    supportedInterfaces: [
      { url: 'https://harbor.studio/a2a/message:send', protocolBinding: 'HTTP+JSON', protocolVersion: '1.0' },
    ],
  },
  right: {
    supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding: 'HTTP+JSON', protocolVersion: '1.0' }],
  },
  *check(card: CardDocument): Iterable<Fact<{ path: string; base: string; isCard: boolean; appended: boolean }>> {
    for (const one of urlsOf(card.value)) {
      const { pointer, value, use, binding } = one;
      const core = coreBinding(binding);
      if (use !== 'call' || core === 'GRPC' || !webAddress(one)) continue;
      const url = value.replace(/[?#].*$/, '').replace(/\/$/, '');
      const appended = core === 'HTTP+JSON';
      const patterns = appended ? [cardPath, operation, httpOperation] : [cardPath, operation];
      const path = patterns.map((pattern) => pattern.exec(url)?.[0]).find((match) => match !== undefined);
      if (path === undefined) continue;
      const isCard = cardPath.test(path);
      const base = isOlder(card, pointer)
        ? url.slice(0, -path.length).replace(/\/v1$/, '')
        : url.slice(0, -path.length);
      const span = placeAt(card.root, pointer);
      // Where the operation was appended by hand, what is left is the base. Any other address can only be guessed.
      const fix = span && { safe: appended && !isCard, edits: [{ span, text: JSON.stringify(base) }] };
      const isWhole = !/[?#]/.test(value);
      yield { at: onValue(pointer), data: { path, base, isCard, appended }, ...(fix && isWhole && { fixes: [fix] }) };
    }
  },
});

/** Whether the interface speaks 0.x, whose clients append `/v1` too. */
function isOlder({ value, spec }: CardDocument, pointer: string): boolean {
  const version = valueAt(value, `${split(pointer)?.parent}/protocolVersion`);
  return spec !== '1.0' || (typeof version === 'string' && version.startsWith('0.'));
}
