import { onValue } from '../../../at.ts';
import { extensionsOf } from '../../../card/parts.ts';
import { type CardDocument, isObject } from '../../../document.ts';
import { membersOf } from '../../../members.ts';
import { join, placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

const big = (params: object) => ({
  capabilities: { extensions: [{ uri: 'https://harbor.studio/ext/quota/v1', params }] },
});

/**
 * An integer whose digits are not those of the double that readers have of it: the params of an extension are a Struct,
 * whose numbers are all doubles. One with an exponent says itself that its last digits do not matter.
 */
export const unsafeInteger = rule({
  code: 'card/unsafe-integer',
  kinds: ['card'],
  severity: 'warning',
  spec: 'ProtoJSON, google.protobuf.Struct; RFC 8259 section 6',
  wrong: big({ tokens: 2 ** 60 }),
  right: big({ tokens: '12345678901234567890' }),
  *check(card: CardDocument): Iterable<Fact<{ written: string; read: string }>> {
    for (const extension of extensionsOf(card.value)) {
      if (!isObject(extension.value.params)) continue;
      for (const { path, value } of membersOf(extension.value.params)) {
        if (typeof value !== 'number' || Number.isSafeInteger(value) || !Number.isInteger(value)) continue;
        const pointer = join(extension.pointer, 'params', ...path);
        const place = placeAt(card.root, pointer);
        const written = card.text.slice(place?.start, place?.end);
        if (!/^-?\d+$/.test(written) || BigInt(written) === BigInt(value)) continue;
        yield { at: onValue(pointer), data: { written, read: String(BigInt(value)) } };
      }
    }
  },
});
