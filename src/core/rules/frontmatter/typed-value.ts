import { onValue } from '../../at.ts';
import type { MarkdownDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';
import { formatTexts } from './format-texts.ts';

interface TypedValue {
  name: string;
  written: string;
  /** How a reader writes what it has read: `1.1` of `1.10`. */
  read: string;
  type: 'number' | 'boolean';
}

/** A number, `true` or `false` without quotes where text was meant (YAML 1.2.2 section 10.3.2). */
export const typedValue = rule({
  code: 'frontmatter/typed-value',
  kinds: ['agent', 'skill'],
  severity: 'error',
  spec: 'YAML 1.2.2 section 10.3.2',
  wrong: '---\nname: 3000\ndescription: Edits product copy\n---\nEdit the text you are given.\n',
  right: '---\nname: "3000"\ndescription: Edits product copy\n---\nEdit the text you are given.\n',
  *check(document: MarkdownDocument): Iterable<Fact<TypedValue>> {
    for (const { pointer, name, value, place, written } of formatTexts(document)) {
      if (typeof value !== 'number' && typeof value !== 'boolean') continue;
      const type = typeof value === 'number' ? 'number' : 'boolean';
      const edits = [{ span: { start: place.start, end: place.end }, text: JSON.stringify(written) }];
      yield {
        at: onValue(pointer),
        data: { name, written, read: String(value), type },
        fixes: [{ safe: true, edits }],
      };
    }
  },
});
