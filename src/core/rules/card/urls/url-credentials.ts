import { onValue } from '../../../at.ts';
import { urlsOf } from '../../../card/urls.ts';
import type { CardDocument } from '../../../document.ts';
import { placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

/** What stands between `//` and `@` (RFC 3986 section 3.2.1), in two parts. */
const userInfo = /^([a-z][a-z0-9+.-]*:\/\/)([^/?#@:]*)(:[^/?#@]*)?@/i;

/** A user name or password in a URL: everybody who reads the card has it. The facts do not hold them, so no message does. */
export const urlCredentials = rule({
  code: 'card/url-credentials',
  kinds: ['card'],
  severity: 'error',
  spec: 'A2A 1.0.1 section 14.3; RFC 3986 section 3.2.1',
  wrong: {
    supportedInterfaces: [
      { url: 'https://harbor:tide@harbor.studio/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
    ],
  },
  right: {
    supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  },
  *check(card: CardDocument): Iterable<Fact<{ password: boolean }>> {
    for (const { pointer, value } of urlsOf(card.value)) {
      const found = userInfo.exec(value);
      if (!found) continue;
      const password = (found[3] ?? '').length > 1;
      const span = placeAt(card.root, pointer);
      const text = JSON.stringify(value.replace(userInfo, '$1'));
      yield {
        at: onValue(pointer),
        severity: password ? 'error' : 'warning',
        data: { password },
        ...(span && { fixes: [{ safe: false, edits: [{ span, text }] }] }),
      };
    }
  },
});
