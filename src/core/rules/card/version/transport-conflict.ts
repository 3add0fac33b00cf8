import { onValue } from '../../../at.ts';
import { oldInterfacesOf } from '../../../card/parts.ts';
import { sameUrl } from '../../../card/urls.ts';
import type { CardDocument } from '../../../document.ts';
import { type Fact, rule } from '../../define.ts';
import { oldCard } from './old-example.ts';

const url = 'https://harbor.studio/a2a';
const rest = (address: string) => oldCard({ additionalInterfaces: [{ url: address, transport: 'HTTP+JSON' }] });

/** One address with two transports, in a card of 0.3. A warning: another section of it lets interfaces share an address. */
export const transportConflict = rule({
  code: 'card/transport-conflict',
  kinds: ['card'],
  specs: ['0.3'],
  severity: 'warning',
  spec: 'A2A 0.3.0 sections 5.6.2 and 5.6.4',
  wrong: rest(url),
  right: {},
  *check({ value: card }: CardDocument): Iterable<Fact<{ transport: string; earlier: string }>> {
    const first = new Map<string, { readonly pointer: string; readonly transport: string }>();
    for (const { pointer, value } of oldInterfacesOf(card)) {
      const { url, transport } = value;
      if (typeof url !== 'string' || url === '' || typeof transport !== 'string') continue;
      const earlier = first.get(sameUrl(url));
      if (!earlier) first.set(sameUrl(url), { pointer: pointer || '/url', transport });
      else if (earlier.transport.toLowerCase() !== transport.toLowerCase())
        yield {
          at: onValue(pointer),
          data: { transport, earlier: earlier.transport },
          related: [onValue(earlier.pointer)],
        };
    }
  },
});
