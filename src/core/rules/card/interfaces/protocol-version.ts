import { onValue } from '../../../at.ts';
import { interfacesOf } from '../../../card/parts.ts';
import type { CardDocument } from '../../../document.ts';
import { join, placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

/** A protocol version that is not Major.Minor: some servers and clients compare it letter by letter. */
export const protocolVersion = rule({
  code: 'card/protocol-version',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'warning',
  spec: 'A2A 1.0.1 section 3.6',
  wrong: {
    supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0.0' }],
  },
  right: {
    supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  },
  *check(card: CardDocument): Iterable<Fact<{ written: string; instead: string | undefined }>> {
    for (const { pointer: parent, value } of interfacesOf(card.value)) {
      const written = value.protocolVersion;
      if (typeof written !== 'string' || written === '' || /^\d+\.\d+$/.test(written)) continue;
      const instead = written.match(/^v?(\d+\.\d+)\.\d+$/i)?.[1] ?? written.match(/^v(\d+\.\d+)$/i)?.[1];
      const pointer = join(parent, 'protocolVersion');
      const span = placeAt(card.root, pointer);
      const fixes = instead && span && [{ safe: true, edits: [{ span, text: JSON.stringify(instead) }] }];
      yield { at: onValue(pointer), data: { written, instead }, ...(fixes && { fixes }) };
    }
  },
});
