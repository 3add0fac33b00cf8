import { onValue } from '../../at.ts';
import type { Document } from '../../document.ts';
import { join } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { members } from './members.ts';
import { isNamedByMap, isSecretKey } from './secret-keys.ts';

/** Kinds of credentials by their published forms. A placeholder such as `sk-...` has none of them. */
const forms: readonly (readonly [kind: string, form: RegExp])[] = [
  ['API key', /(?<![\w-])sk-(?=[\w-]*\d)(?=[\w-]*[A-Za-z0-9]{16})[\w-]{20,}/],
  ['GitHub token', /(?<!\w)(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_\w{20,})/],
  ['AWS access key', /(?<!\w)A[KS]IA[A-Z0-9]{16}(?!\w)/],
  ['Slack token', /(?<!\w)xox[abeoprs]-[A-Za-z0-9-]{10,}/],
  ['private key', /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/],
  ['JSON Web Token', /(?<![\w.-])eyJ[\w-]{5,}\.eyJ[\w-]{5,}\.[\w-]{10,}/],
];

/** A credential written out. A value under a key that names a secret is told at that key. */
export const liveSecret = rule({
  code: 'text/live-secret',
  kinds: ['card', 'agent'],
  severity: 'error',
  wrong: `---\nname: copy-editor\ndescription: Edits product copy with sk-${'0123456789abcdef'.repeat(2)}\n---\nEdit the text you are given.\n`,
  right: '---\nname: copy-editor\ndescription: Edits product copy\n---\nEdit the text you are given.\n',
  *check({ value }: Document): Iterable<Fact<{ kind: string; start: string }>> {
    for (const { path, value: text } of members(value)) {
      if (typeof text !== 'string' || path.some((key, index) => isSecretPart(key, path.slice(0, index + 1)))) continue;
      for (const [kind, form] of forms) {
        const found = form.exec(text)?.[0];
        if (found === undefined) continue;
        // Never more of a secret than it takes to recognise it.
        yield { at: onValue(join('', ...path)), data: { kind, start: found.slice(0, 4) } };
        break;
      }
    }
  },
});

const isSecretPart = (key: string | number, path: readonly (string | number)[]): boolean =>
  typeof key === 'string' && isSecretKey(key) && !isNamedByMap(path);
