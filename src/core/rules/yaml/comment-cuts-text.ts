import { within } from '../../at.ts';
import type { MarkdownDocument } from '../../document.ts';
import type { Place, Span } from '../../parse/place.ts';
import { join } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { isRequired } from '../frontmatter/keys.ts';

interface CutText {
  /** The key of the value, or of the list that it stands in. */
  key: string;
  /** What YAML passes over, from the `#` on. */
  cut: string;
  /** Nothing is left of the value. */
  whole: boolean;
}

/**
 * Text that YAML takes for a comment, because a blank and a `#` stand in a value without quotes (YAML 1.2.2 section 6.6).
 * Only its shape tells it from a comment: one blank in front of the `#`, a word right behind it, and prose or nothing at
 * all before it. A comment that is set apart, or has a blank behind its `#`, is one.
 */
export const commentCutsText = rule({
  code: 'yaml/comment-cuts-text',
  kinds: ['agent', 'skill'],
  severity: 'warning',
  spec: 'YAML 1.2.2 section 6.6',
  wrong:
    '---\nname: issue-fixer\ndescription: Mends what is filed under #bug in the tracker\n---\nMend one fault at a time.\n',
  right:
    '---\nname: issue-fixer\ndescription: "Mends what is filed under #bug in the tracker"\n---\nMend one fault at a time.\n',
  *check(document: MarkdownDocument): Iterable<Fact<CutText>> {
    const { text, value, root } = document;
    for (const { pointer, key, said, place } of plainValues(text, value, root)) {
      const required = said === null && isRequired(document, pointer);
      const span = cutOff(text, place, required);
      if (!span || (said !== null && pointer !== '/description' && !/\s/.test(said))) continue;
      const cut = text.slice(span.start, span.end);
      const edit = {
        span: { start: said === null ? span.start : place.start, end: span.end },
        text: JSON.stringify(said === null ? cut : `${said} ${cut}`),
      };
      yield {
        at: within(pointer, span),
        data: { key, cut, whole: said === null },
        ...(required && { severity: 'error' as const }),
        // It may have been meant as a comment after all.
        fixes: [{ safe: false, edits: [edit] }],
      };
    }
  },
});

/**
 * Where text stands behind a plain value, or in the place of one, that is a comment to YAML and looks like none. In the
 * place of a value that has to be there (`required`) a comment is most likely it, a blank behind its `#` or not.
 */
export function cutOff(text: string, place: Place, required = false): Span | undefined {
  const isEmpty = place.start === place.end;
  if (isEmpty && !place.key) return undefined;
  const blank = isEmpty ? (required ? /:[ \t]+(?=#+[ \t]*[^\s#])/y : /: (?=#+[^\s#])/y) : / (?=#+[^\s#])/y;
  blank.lastIndex = isEmpty && place.key ? place.key.end : place.end;
  if (!blank.test(text)) return undefined;
  const start = blank.lastIndex;
  const line = /[^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
  return { start, end: start + line.trimEnd().length };
}

/** Texts without quotes and keys with nothing behind them, at every depth: those that a comment may have cut. */
function* plainValues(
  text: string,
  value: unknown,
  place: Place,
  pointer = '',
  key = '',
): Iterable<{ pointer: string; key: string; said: string | null; place: Place }> {
  if (place.members) {
    for (const [name, member] of place.members) {
      yield* plainValues(text, (value as Record<string, unknown>)[name], member, join(pointer, name), name);
    }
  } else if (place.items) {
    for (const [index, item] of place.items.entries()) {
      yield* plainValues(text, (value as unknown[])[index], item, join(pointer, index), key);
    }
  } else if (
    (value === null && place.start === place.end) ||
    (typeof value === 'string' && !/["'|>]/.test(text[place.start] ?? ''))
  ) {
    yield { pointer, key, said: value as string | null, place };
  }
}
