import { onValue } from '../../../at.ts';
import { coreBinding, coreBindings } from '../../../card/bindings.ts';
import { interfacesOf } from '../../../card/parts.ts';
import type { CardDocument } from '../../../document.ts';
import { join, placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

/** A binding of one's own should be a URI, so that two of them never share a name. */
const uri = /^[a-z][a-z0-9+.-]*:[^\s]+$/i;

/** A binding that is neither one of the three nor a URI: clients compare the name letter by letter and find no match. */
export const protocolBinding = rule({
  code: 'card/protocol-binding',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'warning',
  spec: 'A2A 1.0.1 sections 5.8 and 8.3',
  wrong: {
    supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding: 'json-rpc', protocolVersion: '1.0' }],
  },
  right: {
    supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  },
  *check(card: CardDocument): Iterable<Fact<{ written: string; near: string | undefined }>> {
    for (const { pointer: parent, value } of interfacesOf(card.value)) {
      const written = value.protocolBinding;
      if (typeof written !== 'string' || written === '') continue;
      if (coreBindings.some((binding) => binding === written) || uri.test(written)) continue;
      const near = coreBinding(written);
      const pointer = join(parent, 'protocolBinding');
      const span = placeAt(card.root, pointer);
      const fixes = near && span && [{ safe: true, edits: [{ span, text: JSON.stringify(near) }] }];
      yield { at: onValue(pointer), data: { written, near }, ...(fixes && { fixes }) };
    }
  },
});
