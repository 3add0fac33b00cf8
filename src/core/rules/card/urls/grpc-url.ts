import { onValue } from '../../../at.ts';
import { urlsOf, webUrl } from '../../../card/urls.ts';
import type { CardDocument } from '../../../document.ts';
import { type Fact, rule } from '../../define.ts';

/** A gRPC interface with an https URL, which 1.0.1 asks for and the text that follows it no longer does. */
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
  *check(card: CardDocument): Iterable<Fact<{ target: string }>> {
    for (const { pointer, value, binding } of urlsOf(card.value)) {
      const parsed = binding === 'GRPC' ? webUrl(value) : undefined;
      if (parsed?.protocol !== 'https:') continue;
      yield { at: onValue(pointer), data: { target: `${parsed.hostname}:${parsed.port || '443'}` } };
    }
  },
});
