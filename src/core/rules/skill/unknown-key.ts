import { onKey } from '../../at.ts';
import type { SkillDocument } from '../../document.ts';
import { nearest } from '../../nearest.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { skillId } from '../../schema/registry.ts';
import { undeclaredMembers } from '../../schema/undeclared.ts';
import { type Fact, rule } from '../define.ts';
import { plainKey } from '../plain-key.ts';
import { isSecretKey } from '../text/secret-keys.ts';
import { skillFile } from './example.ts';
import { skillReadersOf } from './keys.ts';

interface UnknownSkillKey {
  key: string;
  /** The key of the specification that was most likely meant. */
  meant?: string;
  /** It stands in the file already. */
  taken: boolean;
  /** Tools that read the key as it is written. */
  readers: string[];
}

/** A key beside the six. The specification has no others, and what checks an upload refuses the whole skill. */
export const unknownSkillKey = rule({
  code: 'skill/unknown-key',
  kinds: ['skill'],
  severity: 'error',
  spec: 'Agent Skills specification, frontmatter',
  wrong: skillFile('version: "1.2"\n'),
  right: skillFile('metadata:\n  version: "1.2"\n'),
  *check({ value, root }: SkillDocument): Iterable<Fact<UnknownSkillKey>> {
    for (const { name: key, pointer, declared } of undeclaredMembers(skillId, value)) {
      if (isSecretKey(key)) continue;
      // The stage before has told of two keys that differ in case only; the schema still refuses the second.
      const readers = skillReadersOf(key);
      const spelling = declared.find((known) => plainKey(known) === plainKey(key));
      const meant = spelling ?? (readers.length > 0 ? undefined : nearest(key, declared));
      const taken = meant !== undefined && Object.hasOwn(value, meant);
      const span = placeAt(root, pointer)?.key;
      yield {
        at: onKey(pointer),
        data: { key, taken, readers, ...(meant !== undefined && { meant }) },
        // The required key is there, misspelt: that it is missing is not told as well.
        ...(meant !== undefined && !taken && { covers: [join('', meant)] }),
        ...(meant !== undefined &&
          span &&
          !taken && { fixes: [{ safe: spelling !== undefined, edits: [{ span, text: meant }] }] }),
      };
    }
  },
});
