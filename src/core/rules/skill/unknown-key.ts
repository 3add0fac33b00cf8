import { onKey } from '../../at.ts';
import type { SkillDocument } from '../../document.ts';
import { nearest } from '../../nearest.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { skillId } from '../../schema/registry.ts';
import { type UndeclaredMember, undeclaredMembers } from '../../schema/undeclared.ts';
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
  /** Another key beside the six that was most likely meant to be the same one. */
  rival?: string;
  /** Tools that read the key as it is written. */
  readers: string[];
}

/** The key of the six that a key was most likely meant to be; `spelling` where it is that one but for case, `_` and `-`. */
function meaning({ name, declared }: UndeclaredMember): { spelling?: string | undefined; meant?: string | undefined } {
  const spelling = declared.find((known) => plainKey(known) === plainKey(name));
  return { spelling, meant: spelling ?? (skillReadersOf(name).length > 0 ? undefined : nearest(name, declared)) };
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
    const unknown = undeclaredMembers(skillId, value)
      .filter(({ name }) => !isSecretKey(name))
      .map((one) => ({ ...one, key: one.name, ...meaning(one) }));
    for (const { key, pointer, spelling, meant } of unknown) {
      const readers = skillReadersOf(key);
      const rival =
        meant === undefined ? undefined : unknown.find((one) => one.meant === meant && one.key !== key)?.key;
      const taken = meant !== undefined && Object.hasOwn(value, meant);
      const span = placeAt(root, pointer)?.key;
      yield {
        at: onKey(pointer),
        data: { key, taken, readers, ...(meant !== undefined && { meant }), ...(rival !== undefined && { rival }) },
        // The required key is there, misspelt: that it is missing is not told as well.
        ...(meant !== undefined && !taken && { covers: [join('', meant)] }),
        ...(meant !== undefined &&
          span &&
          !taken &&
          rival === undefined && { fixes: [{ safe: spelling !== undefined, edits: [{ span, text: meant }] }] }),
      };
    }
  },
});
