import { onValue } from '../../../at.ts';
import { modeListsOf } from '../../../card/modes.ts';
import type { Part } from '../../../card/parts.ts';
import type { CardDocument } from '../../../document.ts';
import { removeItem } from '../../../edit/remove.ts';
import { placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';
import { isMediaType, meantType } from './media-type-form.ts';

interface Mode {
  readonly written: string;
  /** The media type that was meant; undefined where nobody can tell. */
  readonly type: string | undefined;
  /** Whether the list has that one already. */
  readonly taken: boolean;
}

/** A mode that is no media type. 0.1 is left out: it had none, and `text` was its default. */
export const mediaType = rule({
  code: 'card/media-type',
  kinds: ['card'],
  specs: ['1.0', '0.3', '0.2'],
  severity: 'warning',
  spec: 'A2A 1.0.1 section 4.4, AgentCard; RFC 6838 section 4.2',
  wrong: { defaultInputModes: ['text'] },
  right: { defaultInputModes: ['text/plain', 'image/*', 'application/json; charset=utf-8'] },
  *check(card: CardDocument): Iterable<Fact<Mode>> {
    for (const modes of modeListsOf(card.value)) {
      if (!modes.every(({ value }) => isMediaType(value))) yield* checkList(card, modes);
    }
  },
});

function* checkList(card: CardDocument, modes: readonly Part<string>[]): Iterable<Fact<Mode>> {
  const listed = new Set(modes.map(({ value }) => value).filter(isMediaType));
  for (const { pointer, value: written } of modes) {
    if (isMediaType(written)) continue;
    const meant = meantType(written);
    const taken = meant !== undefined && listed.has(meant.type);
    if (meant) listed.add(meant.type);
    const span = placeAt(card.root, pointer);
    const edit = taken ? removeItem(card, pointer) : meant && span && { span, text: JSON.stringify(meant.type) };
    yield {
      at: onValue(pointer),
      data: { written, type: meant?.type, taken },
      ...(meant && edit && { fixes: [{ safe: meant.evident, edits: [edit] }] }),
    };
  }
}
