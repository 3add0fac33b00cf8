import { onValue } from '../../../at.ts';
import { isUsable } from '../../../card/hosts.ts';
import { urlsOf, webUrl } from '../../../card/urls.ts';
import type { CardDocument } from '../../../document.ts';
import { placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

/**
 * A URL that is not an absolute http or https one. An error where a client must call it, a warning where people open
 * it. User names and passwords are not repeated.
 */
export const url = rule({
  code: 'card/url',
  kinds: ['card'],
  severity: 'error',
  spec: 'A2A 1.0.1 section 4.4, AgentInterface',
  wrong: { supportedInterfaces: [{ url: '/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }] },
  right: {
    supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  },
  *check(card: CardDocument): Iterable<Fact<{ written: string; use: string; blanks: boolean }>> {
    for (const one of urlsOf(card.value)) {
      const { pointer, value, use } = one;
      if (isUsable(one)) continue;
      const alone = value.trim();
      const blanks = alone !== value && isUsable({ ...one, value: alone });
      const severity = use === 'link' || (blanks && isCutOff(value, alone)) ? 'warning' : 'error';
      const mended = blanks ? alone : withScheme(alone);
      const span = mended === undefined ? undefined : placeAt(card.root, pointer);
      const edits = span && [{ span, text: JSON.stringify(mended) }];
      yield {
        at: onValue(pointer),
        severity,
        data: { written: value.replace(/\/\/[^/?#]*@/, '//…@'), use, blanks },
        ...(edits && { fixes: [{ safe: blanks, edits }] }),
      };
    }
  },
});

/** The address of a public host that only lacks its scheme; whether the server has TLS is for its owner to say. */
function withScheme(value: string): string | undefined {
  const isHost = /^(?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i.test(value);
  const address = `https://${value.replace(/^\/\//, '')}`;
  return isHost && webUrl(address) ? address : undefined;
}

/** Whether browsers and Node cut off what stands around a web address: spaces and controls (URL Standard section 4.4). */
const isCutOff = (written: string, alone: string): boolean =>
  /^https?:/i.test(alone) && /^[\0- ]*$/.test(written.replace(alone, ''));
