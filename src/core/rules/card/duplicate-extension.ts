import { onValue } from '../../at.ts';
import { extensionsOf } from '../../card/parts.ts';
import type { CardDocument } from '../../document.ts';
import { join } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';

/** An extension that stands twice, so that nobody can tell which of the two counts. */
export const duplicateExtension = rule({
  code: 'card/duplicate-extension',
  kinds: ['card'],
  severity: 'warning',
  spec: 'A2A 1.0.1 section 4.6',
  wrong: { capabilities: { extensions: [tone('plain'), tone('warm')] } },
  right: { capabilities: { extensions: [tone('plain')] } },
  *check({ value: card }: CardDocument): Iterable<Fact<{ uri: string }>> {
    const first = new Map<string, string>();
    for (const { pointer, value } of extensionsOf(card)) {
      const { uri } = value;
      if (typeof uri !== 'string' || uri === '') continue;
      const at = join(pointer, 'uri');
      const earlier = first.get(uri);
      if (earlier === undefined) first.set(uri, at);
      else yield { at: onValue(at), data: { uri }, related: [onValue(earlier)] };
    }
  },
});

function tone(name: string) {
  return { uri: 'https://harbor.studio/extensions/tone/v1', params: { tone: name } };
}
