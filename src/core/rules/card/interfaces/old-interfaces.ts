import { onValue } from '../../../at.ts';
import { interfacesOf } from '../../../card/parts.ts';
import type { CardDocument } from '../../../document.ts';
import { join } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

/** A card of 1.0 none of whose interfaces speaks 1.0, as an old one is that became new before its server did. */
export const oldInterfaces = rule({
  code: 'card/old-interfaces',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'note',
  spec: 'A2A 1.0.1 section 3.6',
  wrong: {
    supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding: 'JSONRPC', protocolVersion: '0.3' }],
  },
  right: {
    supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  },
  *check({ value }: CardDocument): Iterable<Fact<{ version: string }>> {
    const interfaces = interfacesOf(value);
    const [first] = interfaces;
    const versions = interfaces.map(({ value: { protocolVersion } }) => String(protocolVersion));
    if (!first || !versions.every((version) => /^0\.\d+(?:\.|$)/.test(version))) return;
    yield { at: onValue(join(first.pointer, 'protocolVersion')), data: { version: versions[0] ?? '' } };
  },
});
