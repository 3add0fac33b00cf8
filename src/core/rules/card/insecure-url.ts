import { onValue } from '../../at.ts';
import { readCard } from '../../card/reading.ts';
import { isLoopback, urlsOf, webUrl } from '../../card/urls.ts';
import type { CardDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';

/**
 * A URL without TLS. An error where credentials would travel in clear text: a token endpoint, or the interface of a card
 * that demands credentials. Links that people open are left alone.
 */
export const insecureUrl = rule({
  code: 'card/insecure-url',
  kinds: ['card'],
  severity: 'warning',
  spec: 'A2A 1.0.1 sections 7.1 and 13.4',
  wrong: {
    supportedInterfaces: [{ url: 'http://harbor.studio/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  },
  right: {
    supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  },
  *check(card: CardDocument): Iterable<Fact<{ written: string; exposed: boolean; local: boolean }>> {
    const demands = readCard(card.value).authentication.required;
    for (const { pointer, value, use } of urlsOf(card.value)) {
      const parsed = webUrl(value);
      if (parsed?.protocol !== 'http:' || use === 'link') continue;
      const local = isLoopback(parsed);
      const exposed = !local && (use === 'credentials' || demands);
      yield { at: onValue(pointer), severity: exposed ? 'error' : 'warning', data: { written: value, exposed, local } };
    }
  },
});
