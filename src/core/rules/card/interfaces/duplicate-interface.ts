import { onValue } from '../../../at.ts';
import { interfacesOf, type Part } from '../../../card/parts.ts';
import type { CardDocument } from '../../../document.ts';
import { removeItem } from '../../../edit/remove.ts';
import { type Fact, rule } from '../../define.ts';

/** An interface that says the same as one before it. Clients take the first, so the second is never reached. */
export const duplicateInterface = rule({
  code: 'card/duplicate-interface',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'warning',
  spec: 'A2A 1.0.1 sections 8.3.1 and 8.3.2',
  wrong: { supportedInterfaces: [at('https://harbor.studio/a2a'), at('https://harbor.studio/a2a')] },
  right: { supportedInterfaces: [at('https://harbor.studio/a2a'), at('https://eu.harbor.studio/a2a')] },
  *check(card: CardDocument): Iterable<Fact<object>> {
    const first = new Map<string, string>();
    for (const one of interfacesOf(card.value)) {
      const key = identity(one);
      if (key === undefined) continue;
      const earlier = first.get(key);
      if (earlier === undefined) {
        first.set(key, one.pointer);
        continue;
      }
      const edit = removeItem(card, one.pointer);
      yield {
        at: onValue(one.pointer),
        data: {},
        related: [onValue(earlier)],
        ...(edit && { fixes: [{ safe: true, edits: [edit] }] }),
      };
    }
  },
});

/** What a client tells interfaces apart by; undefined where one of them is not written. */
function identity({ value: { url, protocolBinding, protocolVersion, tenant } }: Part): string | undefined {
  const parts = [url, protocolBinding, protocolVersion];
  return parts.every((part) => typeof part === 'string' && part !== '')
    ? JSON.stringify([...parts, tenant || null])
    : undefined;
}

function at(url: string) {
  return { url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' };
}
