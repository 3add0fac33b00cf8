import { onValue } from '../../at.ts';
import type { AgentDocument } from '../../document.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { keysByForm } from '../frontmatter/keys.ts';

/** `-Read` on a line of its own: without a blank behind its hyphen it is no item (YAML 1.2.2 section 8.2.1), but text. */
export const tightHyphen = rule({
  code: 'yaml/tight-hyphen',
  kinds: ['agent'],
  severity: 'error',
  spec: 'YAML 1.2.2 section 8.2.1',
  wrong:
    '---\nname: copy-editor\ndescription: Edits product copy\ntools:\n  -web.search\n---\nEdit the text you are given.\n',
  right:
    '---\nname: copy-editor\ndescription: Edits product copy\ntools:\n  - web.search\n---\nEdit the text you are given.\n',
  *check(document: AgentDocument): Iterable<Fact<{ key: string }>> {
    const { text, value, root } = document;
    for (const key of keysByForm(document).lists) {
      const pointer = join('', key);
      const place = placeAt(root, pointer);
      if (!place?.key || typeof value[key] !== 'string' || !/[\r\n]/.test(text.slice(place.key.end, place.start)))
        continue;
      const lines = [...text.slice(place.start, place.end).matchAll(/[^\s][^\r\n]*/g)];
      if (lines.length === 0 || !lines.every(([line]) => /^-[^\s-]/.test(line))) continue;
      const edits = lines.map(({ index }) => {
        const behind = place.start + index + 1;
        return { span: { start: behind, end: behind }, text: ' ' };
      });
      yield { at: onValue(pointer), data: { key }, fixes: [{ safe: true, edits }] };
    }
  },
});
