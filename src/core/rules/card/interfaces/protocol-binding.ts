import { onValue } from '../../../at.ts';
import { coreBinding, coreBindings, misspelledBinding } from '../../../card/bindings.ts';
import { entriesOf, interfacesOf, type Part } from '../../../card/parts.ts';
import type { CardDocument } from '../../../document.ts';
import { join, placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

/** A binding of one's own should be a URI, so that two of them never share a name. */
const uri = /^[a-z][a-z0-9+.-]*:[^\s]+$/i;

/**
 * A binding that is neither one of the three nor a URI: clients compare the name letter by letter and find no match. Up to
 * 0.3 a transport of one's own may have any name, so there only one of the three in other letters is told.
 */
export const protocolBinding = rule({
  code: 'card/protocol-binding',
  kinds: ['card'],
  specs: ['1.0', '0.3', '0.2'],
  severity: 'warning',
  spec: 'A2A 1.0.1 sections 5.8 and 8.3',
  wrong: {
    supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding: 'json-rpc', protocolVersion: '1.0' }],
  },
  right: {
    supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  },
  *check(card: CardDocument): Iterable<Fact<{ written: string; near: string | undefined }>> {
    for (const { pointer, value: written } of namesOf(card)) {
      if (typeof written !== 'string' || written === '') continue;
      if (coreBindings.some((binding) => binding === written) || uri.test(written)) continue;
      const near = card.spec === '1.0' ? coreBinding(written) : misspelledBinding(written);
      if (!near && card.spec !== '1.0') continue;
      const span = placeAt(card.root, pointer);
      const fixes = near && span && [{ safe: true, edits: [{ span, text: JSON.stringify(near) }] }];
      yield { at: onValue(pointer), data: { written, near }, ...(fixes && { fixes }) };
    }
  },
});

/** Where the names of bindings stand in a card of its version. */
function namesOf({ spec, value: card }: CardDocument): Part<unknown>[] {
  const [list, name] =
    spec === '1.0'
      ? [interfacesOf(card), 'protocolBinding']
      : [entriesOf(card.additionalInterfaces, '/additionalInterfaces'), 'transport'];
  const names = list.map(({ pointer, value }) => ({ pointer: join(pointer, name), value: value[name] }));
  return spec === '1.0' ? names : [{ pointer: '/preferredTransport', value: card.preferredTransport }, ...names];
}
