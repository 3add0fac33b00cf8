import { onValue } from '../../../at.ts';
import { addressOf, placeholderOf, type Reach, reachOf } from '../../../card/hosts.ts';
import { urlsOf } from '../../../card/urls.ts';
import type { CardDocument } from '../../../document.ts';
import { type Fact, rule } from '../../define.ts';
import { insecureUrls } from './insecure-url.ts';

/** A host that nobody outside reaches: this machine, a private network, a name without a domain. */
export const localUrl = rule({
  code: 'card/local-url',
  kinds: ['card'],
  severity: 'warning',
  spec: 'A2A 1.0.1 section 4.4, AgentInterface',
  wrong: {
    supportedInterfaces: [{ url: 'http://localhost:8000/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  },
  right: {
    supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  },
  *check(card: CardDocument): Iterable<Fact<{ host: string; reach: Reach }>> {
    const insecure = new Set(insecureUrls(card).map(({ pointer }) => pointer));
    for (const one of urlsOf(card.value)) {
      const address = addressOf(one);
      const reach = address && reachOf(address);
      if (!reach || placeholderOf(one) !== undefined || insecure.has(one.pointer)) continue;
      const severity = one.use === 'link' ? 'note' : 'warning';
      yield { at: onValue(one.pointer), severity, data: { host: address.hostname, reach } };
    }
  },
});
