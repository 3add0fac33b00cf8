import { onKey } from '../../at.ts';
import { isInParams } from '../../card/parts.ts';
import type { Document } from '../../document.ts';
import { type Member, membersOf } from '../../members.ts';
import { join } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { isNamedByMap, isSecretKey, isWrittenOut } from './secret-keys.ts';

/**
 * Credential material has no place in a file that is copied, published and read by models. In the params of an extension
 * of a plain A2A card only what is written out as a text is told, and as a warning.
 */
export const secretKey = rule({
  code: 'text/secret-key',
  kinds: ['card', 'agent', 'skill', 'listing'],
  severity: 'error',
  wrong:
    '---\nname: copy-editor\ndescription: Edits product copy\nmcpServers:\n  - style-guide:\n      command: style-guide\n      env:\n        TOKEN: abc\n---\nEdit the text you are given.\n',
  right:
    '---\nname: copy-editor\ndescription: Edits product copy\nmcpServers:\n  - style-guide\n---\nEdit the text you are given.\n',
  *check(document: Document): Iterable<Fact<{ key: string }>> {
    const isPlainCard = document.kind === 'card' && document.profile === 'a2a';
    const told = new Set<string>();
    for (const { key, value, path } of membersOf(document.value).filter(isNamedForIt)) {
      // In a card of 0.1 the member is a legal one, and in an extension the name may mean what its author likes.
      const isCredentials =
        document.kind === 'card' && path.length === 2 && path.join('/') === 'authentication/credentials';
      if (!isCredentials && (!isSecretKey(key) || isNamedByMap(path))) continue;
      const isOpen = isCredentials || (isPlainCard && isInParams(path));
      if (isOpen && !isWrittenOut(value)) continue;
      const pointer = join('', ...path);
      // All that stands inside one that is told goes with it.
      if (path.some((_, index) => told.has(join('', ...path.slice(0, index))))) continue;
      told.add(pointer);
      const at = onKey(pointer);
      if (isPlainCard && isOpen) yield { at, severity: 'warning', data: { key } };
      else yield { at, data: { key }, covers: [pointer] };
    }
  },
});

/** Whether a member has a name that speaks of credentials, wherever it stands. */
const isNamedForIt = ({ token }: Member): boolean =>
  typeof token === 'string' && (isSecretKey(token) || token === 'credentials');
