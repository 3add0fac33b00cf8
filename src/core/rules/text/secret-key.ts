import { onKey } from '../../at.ts';
import type { Document } from '../../document.ts';
import { membersOf } from '../../members.ts';
import { join } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { isNamedByMap, isSecretKey } from './secret-keys.ts';

/** Credential material has no place in a file that is copied, published and read by models. */
export const secretKey = rule({
  code: 'text/secret-key',
  kinds: ['card', 'agent'],
  severity: 'error',
  wrong:
    '---\nname: copy-editor\ndescription: Edits product copy\nmcpServers:\n  - style-guide:\n      command: style-guide\n      env:\n        TOKEN: abc\n---\nEdit the text you are given.\n',
  right:
    '---\nname: copy-editor\ndescription: Edits product copy\nmcpServers:\n  - style-guide\n---\nEdit the text you are given.\n',
  *check({ value }: Document): Iterable<Fact<{ key: string }>> {
    for (const { path } of membersOf(value)) {
      const key = path.at(-1);
      if (typeof key === 'string' && isSecretKey(key) && !isNamedByMap(path)) {
        const pointer = join('', ...path);
        yield { at: onKey(pointer), data: { key }, covers: [pointer] };
      }
    }
  },
});
