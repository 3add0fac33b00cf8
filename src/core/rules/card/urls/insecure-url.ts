import { onValue } from '../../../at.ts';
import { reachOf } from '../../../card/hosts.ts';
import { demandsCredentials } from '../../../card/lost-security.ts';
import { type CardUrl, urlsOf, webAddress } from '../../../card/urls.ts';
import type { CardDocument } from '../../../document.ts';
import { type Fact, rule } from '../../define.ts';

/**
 * A URL without TLS. An error where credentials would travel in clear text: a token endpoint, or the interface of a card
 * that demands credentials, be it for one skill. Links that people open are left alone.
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
  *check(card: CardDocument): Iterable<Fact<{ exposed: boolean }>> {
    for (const { pointer, exposed } of insecureUrls(card)) {
      yield { at: onValue(pointer), severity: exposed ? 'error' : 'warning', data: { exposed } };
    }
  },
});

/**
 * The URLs whose fault is that they have no TLS. That of a host which only its own network reaches is where it is, unless
 * credentials are sent through that network.
 */
export function insecureUrls(card: CardDocument): (CardUrl & { readonly exposed: boolean })[] {
  const { value } = card;
  const demands = demandsCredentials(value);
  return urlsOf(value).flatMap((one) => {
    const parsed = webAddress(one);
    if (parsed?.protocol !== 'http:' || one.use === 'link') return [];
    const reach = reachOf(parsed);
    const exposed = reach !== 'loopback' && reach !== 'unspecified' && (one.use === 'credentials' || demands);
    return exposed || !reach ? [{ ...one, exposed }] : [];
  });
}
