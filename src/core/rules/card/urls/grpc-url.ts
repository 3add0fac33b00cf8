import { onValue } from '../../../at.ts';
import { addressOf, isGrpcHost, reachOf } from '../../../card/hosts.ts';
import { urlsOf, webAddress } from '../../../card/urls.ts';
import type { CardDocument } from '../../../document.ts';
import { type Fact, rule } from '../../define.ts';

/**
 * A gRPC interface with an https URL, which 1.0.1 asks for and the text that follows it no longer does, or with a host
 * that has no port.
 */
export const grpcUrl = rule({
  code: 'card/grpc-url',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'note',
  spec: 'A2A 1.0.1 section 4.4, AgentInterface',
  wrong: {
    supportedInterfaces: [{ url: 'https://harbor.studio:443', protocolBinding: 'GRPC', protocolVersion: '1.0' }],
  },
  right: { supportedInterfaces: [{ url: 'harbor.studio:443', protocolBinding: 'GRPC', protocolVersion: '1.0' }] },
  *check(card: CardDocument): Iterable<Fact<{ target: string; written: 'URL' | 'host' }>> {
    for (const one of urlsOf(card.value)) {
      const address = one.binding === 'GRPC' ? addressOf(one) : undefined;
      if (address?.protocol !== 'https:') continue;
      const target = `${address.hostname}:${address.port || '443'}`;
      if (webAddress(one)) yield { at: onValue(one.pointer), data: { target, written: 'URL' } };
      else if (isGrpcHost(one.value) && !reachOf(address))
        yield { at: onValue(one.pointer), data: { target, written: 'host' } };
    }
  },
});
