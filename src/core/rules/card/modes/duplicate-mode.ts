import { onValue } from '../../../at.ts';
import { modeListsOf } from '../../../card/modes.ts';
import type { CardDocument } from '../../../document.ts';
import { removeItem } from '../../../edit/remove.ts';
import { type Fact, rule } from '../../define.ts';
import { isMediaType } from './media-type-form.ts';

/** A media type that its list already has; case makes no other type (RFC 6838 section 4.2). */
export const duplicateMode = rule({
  code: 'card/duplicate-mode',
  kinds: ['card'],
  severity: 'note',
  wrong: { defaultInputModes: ['text/plain', 'application/json', 'text/plain'] },
  right: { defaultInputModes: ['text/plain', 'application/json'] },
  *check(card: CardDocument): Iterable<Fact<{ type: string }>> {
    for (const modes of modeListsOf(card.value)) {
      const first = new Map<string, string>();
      // One that is no media type is told by the rule about those, repeated or not.
      for (const { pointer, value } of modes.filter((mode) => isMediaType(mode.value))) {
        const earlier = first.get(value.toLowerCase());
        if (earlier === undefined) {
          first.set(value.toLowerCase(), pointer);
          continue;
        }
        const edit = removeItem(card, pointer);
        yield {
          at: onValue(pointer),
          data: { type: value },
          related: [onValue(earlier)],
          ...(edit && { fixes: [{ safe: true, edits: [edit] }] }),
        };
      }
    }
  },
});
