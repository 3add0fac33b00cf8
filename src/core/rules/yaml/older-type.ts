import { onValue } from '../../at.ts';
import { isObject, type MarkdownDocument } from '../../document.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { type OlderType, olderType } from '../../parse/yaml/older.ts';
import { type Fact, rule } from '../define.ts';
import { type FormatText, formatTexts } from '../frontmatter/format-texts.ts';

/**
 * A value without quotes that is text to YAML 1.2 and something else to YAML 1.1, which many libraries still read: then
 * the text is lost, or the tool refuses the file.
 */
export const olderTypeRule = rule({
  code: 'yaml/older-type',
  kinds: ['agent', 'skill'],
  severity: 'warning',
  spec: 'YAML 1.1 types; YAML 1.2.2 section 10.3.2',
  wrong: '---\nname: 2026-01-02\ndescription: Sums up the day\n---\nSum up what was done today.\n',
  right: '---\nname: "2026-01-02"\ndescription: Sums up the day\n---\nSum up what was done today.\n',
  *check(document: MarkdownDocument): Iterable<Fact<{ name: string; written: string; type: OlderType }>> {
    for (const { pointer, name, value, place, written } of [...formatTexts(document), ...metadata(document)]) {
      if (value !== written) continue;
      const type = olderType(written);
      if (!type) continue;
      const edits = [{ span: { start: place.start, end: place.end }, text: JSON.stringify(written) }];
      yield { at: onValue(pointer), data: { name, written, type }, fixes: [{ safe: true, edits }] };
    }
  },
});

/** The metadata of a skill, a map from text to text. */
function metadata({ kind, text, value, root }: MarkdownDocument): FormatText[] {
  if (kind !== 'skill' || !isObject(value.metadata)) return [];
  return Object.entries(value.metadata).flatMap(([name, member]) => {
    const pointer = join('/metadata', name);
    const place = placeAt(root, pointer);
    return place ? [{ pointer, name, value: member, place, written: text.slice(place.start, place.end) }] : [];
  });
}
