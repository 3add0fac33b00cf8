import { onKey, onValue } from '../../at.ts';
import { isObject, type SkillDocument } from '../../document.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { jsonType } from '../../schema/explain/value.ts';
import { type Fact, rule } from '../define.ts';
import { skillFile } from './example.ts';

/** Metadata is a map from text to text. YAML makes other things of values without quotes: `1.10` is the number 1.1. */
export const metadataValue = rule({
  code: 'skill/metadata-value',
  kinds: ['skill'],
  severity: 'warning',
  spec: 'Agent Skills specification, metadata',
  wrong: skillFile('metadata:\n  version: 1.10\n'),
  right: skillFile('metadata:\n  version: "1.10"\n'),
  *check({ text, root, value }: SkillDocument): Iterable<Fact<{ key: string; actual: string; read: string }>> {
    if (!isObject(value.metadata)) return;
    for (const [key, member] of Object.entries(value.metadata)) {
      if (typeof member === 'string') continue;
      const pointer = join('/metadata', key);
      const place = placeAt(root, pointer);
      const isScalar = typeof member === 'number' || typeof member === 'boolean';
      const written = place && isScalar ? text.slice(place.start, place.end) : '';
      yield {
        // Of nothing there is no character to point at.
        at: member === null ? onKey(pointer) : onValue(pointer),
        data: { key, actual: jsonType(member), read: isScalar && String(member) !== written ? String(member) : '' },
        ...(place &&
          /^[^\s"']+$/.test(written) && {
            fixes: [{ safe: true, edits: [{ span: { start: place.start, end: place.end }, text: `"${written}"` }] }],
          }),
      };
    }
  },
});
