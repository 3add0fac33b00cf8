import { onValue } from '../../../at.ts';
import { interfacesOf } from '../../../card/parts.ts';
import type { CardDocument } from '../../../document.ts';
import { join } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';
import { released } from './labels.ts';

/**
 * A version that A2A does not have, in an interface or as the label of an old card. A note: there may be one by the time
 * that somebody reads this. A label of 1.0 and later on an old card is told by its own rule.
 */
export const unknownVersion = rule({
  code: 'card/unknown-version',
  kinds: ['card'],
  severity: 'note',
  spec: 'A2A 1.0.1 section 3.6',
  wrong: { supportedInterfaces: [at('1.2')] },
  right: { supportedInterfaces: [at('1.0')] },
  *check({ value: card, spec }: CardDocument): Iterable<Fact<{ written: string }>> {
    if (spec !== '1.0') {
      const label = card.protocolVersion;
      const [version] = typeof label === 'string' ? (/^0\.\d+/.exec(label) ?? []) : [];
      if (version !== undefined && !released.includes(version))
        yield { at: onValue('/protocolVersion'), data: { written: String(label) } };
      return;
    }
    for (const { pointer, value } of interfacesOf(card)) {
      const written = value.protocolVersion;
      if (typeof written !== 'string' || !/^\d+\.\d+$/.test(written) || released.includes(written)) continue;
      yield { at: onValue(join(pointer, 'protocolVersion')), data: { written } };
    }
  },
});

function at(protocolVersion: string) {
  return { url: 'https://harbor.studio/a2a', protocolBinding: 'JSONRPC', protocolVersion };
}
