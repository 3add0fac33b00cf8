import type { Document } from '../../document.ts';
import type { Span } from '../../parse/place.ts';
import { type Fact, rule } from '../define.ts';
import { invisibleRuns } from './invisible.ts';
import { type Unseen, unseen } from './removal.ts';
import { familiarTexts, isAddress, isPlain, type Text } from './texts.ts';

export interface Invisible extends Unseen {
  readonly kind: 'invisible' | 'control' | 'tag';
  /** What tag characters spell, in ASCII and cut short; empty where there are none. */
  readonly hidden: string;
}

const tags = /[\u{e0020}-\u{e007e}]/gu;

/** Characters that a person does not see and a program reads: text can be hidden in them, and comparisons fail. */
export const invisibleCharacter = rule({
  code: 'text/invisible-character',
  kinds: ['card', 'agent', 'skill', 'listing'],
  severity: 'warning',
  spec: 'Unicode 17 section 5.21, Default_Ignorable_Code_Point',
  wrong: { description: 'Edits launch\u200b copy and draws product marks.' },
  right: { description: 'Edits launch copy and draws product marks.' },
  *check(document: Document): Iterable<Fact<Invisible>> {
    if (isPlain(document)) return;
    for (const text of familiarTexts(document)) {
      const [first, ...rest] = invisibleRuns(text.content);
      if (!first) continue;
      const fact = unseen(document, text, [first, ...rest]);
      const run = text.content.slice(first.start, first.end);
      const hidden = (run.slice(0, 200).match(tags) ?? [])
        .map((tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000))
        .join('')
        .slice(0, 60);
      const kind = /[\u{e0000}-\u{e007f}]/u.test(run) ? 'tag' : /^\p{Cc}+$/u.test(run) ? 'control' : 'invisible';
      const isMild =
        fact.severity === undefined && isProse(text) && [first, ...rest].every((one) => joins(text.content, one));
      yield { ...fact, ...(isMild && { severity: 'note' }), data: { ...fact.data, kind, hidden } };
    }
  },
});

/** A text that people read and nobody compares. */
const isProse = (text: Text): boolean =>
  text.role === 'body' || (text.role === 'value' && !isAddress(text) && !names.has(text.key));

const names = new Set(['name', 'id', 'tags']);

/** Whether a run is one soft hyphen or word joiner inside a word or number, put there for its line breaks. */
const joins = (content: string, { start, end }: Span): boolean =>
  /^[\u00ad\u2060]$/.test(content.slice(start, end)) &&
  /[\p{L}\p{M}\p{N}]$/u.test(content.slice(Math.max(0, start - 2), start)) &&
  /^[\p{L}\p{M}\p{N}]/u.test(content.slice(end, end + 2));
