import { onValue } from '../../at.ts';
import type { AgentDocument } from '../../document.ts';
import { placeAt } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { cutOff } from '../yaml/comment-cuts-text.ts';

/** How a description comes to more than one line: in the file, or in the text that it stands for, by `\\n` in quotes. */
type How = 'block' | 'wrapped' | 'escapes' | 'line breaks';

/**
 * The description is one line. Spread over several, some readers show the mark of the block (`|`) or drop the rest.
 * The fix is safe where no line break belongs to the text.
 */
export const multiLineDescription = rule({
  code: 'agent/multi-line-description',
  kinds: ['agent'],
  severity: 'warning',
  wrong:
    '---\nname: copy-editor\ndescription: Edits product copy\n  and keeps its tone\n---\nEdit the text you are given.\n',
  right:
    '---\nname: copy-editor\ndescription: Edits product copy and keeps its tone\n---\nEdit the text you are given.\n',
  *check({ text, root, value: { description } }: AgentDocument): Iterable<Fact<{ how: How }>> {
    const place = placeAt(root, '/description');
    if (!place || typeof description !== 'string') return;
    const written = text.slice(place.start, place.end);
    const said = description.trim();
    if (!/[\r\n]/.test(written) && !said.includes('\n')) return;
    const how = /^[|>]/.test(written)
      ? 'block'
      : /[\r\n]/.test(written)
        ? 'wrapped'
        : written.includes('\\n')
          ? 'escapes'
          : 'line breaks';
    const lines = said.split('\n').map((line) => line.trim());
    const line = JSON.stringify(lines.filter((line) => line !== '').join(' '));
    yield {
      at: onValue('/description'),
      data: { how },
      // In quotes, text that a `#` has cut off would look like a comment for good.
      ...(!cutOff(text, place) && {
        fixes: [{ safe: lines.length === 1, edits: [{ span: { start: place.start, end: place.end }, text: line }] }],
      }),
    };
  },
});
