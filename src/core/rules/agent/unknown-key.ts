import { readersOf } from '../../agent/readers.ts';
import { onKey } from '../../at.ts';
import type { AgentDocument } from '../../document.ts';
import { nearest } from '../../nearest.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { golocoAgentId } from '../../schema/registry.ts';
import { type UndeclaredMember, undeclaredMembers } from '../../schema/undeclared.ts';
import { validate } from '../../schema/validate.ts';
import { type Fact, rule } from '../define.ts';
import { plainKey } from '../plain-key.ts';
import { isSecretKey } from '../text/secret-keys.ts';
import { destinationOf } from './keys.ts';

interface UnknownKey {
  key: string;
  /** The key of the format that was most likely meant. */
  meant?: string;
  /** It stands in the file already. */
  taken: boolean;
  /** Another key of the file that is not of the format and was most likely meant to be the same one. */
  rival?: string;
  /** The value is one that the key meant can have. */
  fits: boolean;
  /** Tools that read the key as it is written. */
  readers: string[];
}

/** Keys under which other files of the field list tools; too far from `tools` to be near it by letters. */
const otherNames: ReadonlyMap<string, string> = new Map([['allowedtools', 'tools']]);

const least = { name: 'a', description: 'A' };

/** Whether a key of the format can have a value: renamed to it, the other key must not bring an error. */
const isValueOf = (key: string, value: unknown): boolean =>
  validate(golocoAgentId, { ...least, [key]: value }).length === 0;

/** The key of the format that a key was most likely meant to be; `spelling` where it is that one but for case, `_` and `-`. */
function meaning({ name, declared }: UndeclaredMember): { spelling?: string | undefined; meant?: string | undefined } {
  const plain = plainKey(name);
  const spelling = declared.find((known) => plainKey(known) === plain);
  const near = () => (readersOf(name).length > 0 ? undefined : nearest(name, declared));
  return { spelling, meant: spelling ?? otherNames.get(plain) ?? near() };
}

/**
 * A key that is not of the format. One that another tool reads is tolerated, and so a warning; one that stands where a
 * required key is missing is that key misspelt, and no tool sees it.
 */
export const unknownKey = rule({
  code: 'agent/unknown-key',
  kinds: ['agent'],
  severity: 'warning',
  wrong: '---\nname: copy-editor\ndescription: Edits product copy\ncolor: blue\n---\nEdit the text you are given.\n',
  right: '---\nname: copy-editor\ndescription: Edits product copy\n---\nEdit the text you are given.\n',
  *check({ value, root }: AgentDocument): Iterable<Fact<UnknownKey>> {
    const unknown = undeclaredMembers(golocoAgentId, value)
      .filter(({ name, parent }) => parent === '' && !destinationOf(name) && !isSecretKey(name))
      .map((one) => ({ ...one, key: one.name, ...meaning(one) }));
    for (const { key, pointer, spelling, meant } of unknown) {
      // The stage before has told of two keys that differ in case only.
      if (Object.keys(value).some((other) => other !== key && other.toLowerCase() === key.toLowerCase())) continue;
      const readers = readersOf(key);
      const rival =
        meant === undefined ? undefined : unknown.find((one) => one.meant === meant && one.key !== key)?.key;
      const taken = meant !== undefined && Object.hasOwn(value, meant);
      const fits = meant !== undefined && isValueOf(meant, value[key]);
      const span = placeAt(root, pointer)?.key;
      const isRequired = (meant === 'name' || meant === 'description') && !taken;
      yield {
        at: onKey(pointer),
        data: {
          key,
          taken,
          fits,
          readers,
          ...(meant !== undefined && { meant }),
          ...(rival !== undefined && { rival }),
        },
        ...(isRequired && { severity: 'error' as const, covers: [join('', meant)] }),
        ...(fits &&
          span &&
          !taken &&
          rival === undefined &&
          readers.length === 0 && { fixes: [{ safe: spelling !== undefined, edits: [{ span, text: meant }] }] }),
      };
    }
  },
});
