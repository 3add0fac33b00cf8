import { onValue } from '../../../at.ts';
import { placeholderOf } from '../../../card/hosts.ts';
import { urlsOf } from '../../../card/urls.ts';
import type { CardDocument } from '../../../document.ts';
import { type Fact, rule } from '../../define.ts';

/**
 * A host that is reserved for examples, or that says itself that another is to be put in. Told once, whatever their
 * number: a card has them because it is still a draft.
 */
export const placeholderHost = rule({
  code: 'card/placeholder-host',
  kinds: ['card'],
  severity: 'note',
  spec: 'RFC 2606 sections 2 and 3',
  wrong: { documentationUrl: 'https://docs.example.com/agent' },
  right: { documentationUrl: 'https://harbor.studio/docs' },
  *check({ value: card }: CardDocument): Iterable<Fact<{ hosts: string[] }>> {
    const found = urlsOf(card).flatMap((one) => {
      const host = placeholderOf(one);
      return host === undefined ? [] : [{ pointer: one.pointer, host }];
    });
    const [first, ...others] = found;
    if (!first) return;
    const hosts = [...new Set(found.map(({ host }) => host))];
    yield { at: onValue(first.pointer), data: { hosts }, related: others.map(({ pointer }) => onValue(pointer)) };
  },
});
