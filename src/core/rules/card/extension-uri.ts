import { missing, onValue } from '../../at.ts';
import { extensionsOf } from '../../card/parts.ts';
import type { CardDocument } from '../../document.ts';
import { join } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';

/** RFC 3986 section 3: a scheme, and something behind it without blanks. */
const form = /^[a-z][a-z0-9+.-]*:\S+$/i;

/** An extension that does not say which one it is. 0.3 required the uri; 1.0 only means it. */
export const extensionUri = rule({
  code: 'card/extension-uri',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'warning',
  spec: 'A2A 1.0.1 section 4.6',
  wrong: { capabilities: { extensions: [{ description: 'Says in which tone the agent writes.' }] } },
  right: { capabilities: { extensions: [{ uri: 'https://harbor.studio/extensions/tone/v1' }] } },
  *check({ value: card }: CardDocument): Iterable<Fact<{ written: string | undefined }>> {
    for (const { pointer, value } of extensionsOf(card)) {
      const at = join(pointer, 'uri');
      const { uri } = value;
      if (uri === undefined || uri === null) yield { at: missing(at), data: { written: undefined } };
      else if (uri === '') yield { at: onValue(at), data: { written: undefined } };
      // Clients compare it letter by letter, so that it still works.
      else if (typeof uri === 'string' && !form.test(uri))
        yield { at: onValue(at), severity: 'note', data: { written: uri } };
    }
  },
});
