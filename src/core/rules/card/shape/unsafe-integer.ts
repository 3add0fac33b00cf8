import { onValue } from '../../../at.ts';
import { isInParams } from '../../../card/parts.ts';
import type { CardDocument } from '../../../document.ts';
import { type Member, membersOf } from '../../../members.ts';
import { join, placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

const big = (params: object) => ({
  capabilities: { extensions: [{ uri: 'https://harbor.studio/ext/quota/v1', params }] },
});

const isUnsafe = ({ value }: Member): boolean => Number.isInteger(value) && !Number.isSafeInteger(value);

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
  right: big({ tokens: String(2 ** 60) }),
  *check(card: CardDocument): Iterable<Fact<{ written: string; read: string }>> {
    for (const { path, value } of membersOf(card.value).filter(isUnsafe)) {
      if (!isInParams(path)) continue;
      const pointer = join('', ...path);
      const place = placeAt(card.root, pointer);
      const written = card.text.slice(place?.start, place?.end);
      const read = BigInt(Number(value));
      if (/^-?\d+$/.test(written) && BigInt(written) !== read) {
        yield { at: onValue(pointer), data: { written, read: String(read) } };
      }
    }
  },
});
