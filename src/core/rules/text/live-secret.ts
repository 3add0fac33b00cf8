import type { Document } from '../../document.ts';
import { type Fact, rule } from '../define.ts';
import { isNamedByMap, isSecretKey } from './secret-keys.ts';
import { atPart, texts } from './texts.ts';

/**
 * Kinds of credentials by their published forms, each with what every one of them holds. A placeholder such as `sk-...` has
 * none of the forms.
 */
const forms = [
  ['API key', ['sk-'], /(?<![\w-])sk-(?=[\w-]*\d)(?=[\w-]*[A-Za-z0-9]{16})[\w-]{20,}/],
  [
    'GitHub token',
    ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'],
    /(?<!\w)(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_\w{20,})/,
  ],
  ['AWS access key', ['AKIA', 'ASIA'], /(?<!\w)A[KS]IA[A-Z0-9]{16}(?!\w)/],
  ['Slack token', ['xox', 'xapp-'], /(?<!\w)(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}/],
  ['Slack webhook', ['hooks.slack.com'], /hooks\.slack\.com\/services\/T\w{6,}\/B\w{6,}\/\w{16,}/],
  ['Google API key', ['AIza'], /(?<![\w-])AIza[\w-]{35}(?![\w-])/],
  ['Stripe key', ['k_live_'], /(?<!\w)[rs]k_live_[A-Za-z0-9]{16,}/],
  ['GitLab token', ['glpat-'], /(?<![\w-])glpat-[\w-]{20,}/],
  ['npm token', ['npm_'], /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/],
  ['Hugging Face token', ['hf_'], /(?<!\w)hf_[A-Za-z]{34}(?!\w)/],
  ['private key', ['-----BEGIN '], /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/],
  ['JSON Web Token', ['eyJ'], /(?<![\w.-])eyJ[\w-]{5,}\.eyJ[\w-]{5,}\.[\w-]{10,}/],
] as const satisfies readonly (readonly [kind: string, marks: readonly string[], form: RegExp])[];

export type SecretKind = (typeof forms)[number][0];

const marks = forms.flatMap(([, marks]) => marks);

/** Whether a text may hold a credential. To look for the marks takes a third of the time of looking for a form. */
const hasMark = (text: string): boolean => marks.some((mark) => text.includes(mark));

/** All forms in one: what has none of them is passed over at once. */
const anyForm = new RegExp(forms.map(([, , form]) => form.source).join('|'));

/** A credential written out. A value under a key that names a secret is told at that key. */
export const liveSecret = rule({
  code: 'text/live-secret',
  kinds: ['card', 'agent', 'skill', 'listing'],
  severity: 'error',
  wrong: `---\nname: copy-editor\ndescription: Edits product copy with sk-${'0123456789abcdef'.repeat(2)}\n---\nEdit the text you are given.\n`,
  right: '---\nname: copy-editor\ndescription: Edits product copy\n---\nEdit the text you are given.\n',
  needs: hasMark,
  *check(document: Document): Iterable<Fact<{ kind: SecretKind; start: string }>> {
    for (const text of texts(document).filter(({ role, content }) => role === 'value' && anyForm.test(content))) {
      const { path, content } = text;
      const found = findSecret(content);
      if (!found || path.some((key, index) => isSecretPart(key, path.slice(0, index + 1)))) continue;
      const { kind, at, length } = found;
      // Never more of a secret than it takes to recognise it.
      const data = { kind, start: content.slice(at, at + 4) };
      yield { at: atPart(document, text, { start: at, end: at + length }), data };
    }
  },
});

/** The first form of a credential that a text holds, and where: UTF-16 offset and length. */
export function findSecret(text: string): { kind: SecretKind; at: number; length: number } | undefined {
  if (!anyForm.test(text)) return undefined;
  for (const [kind, , form] of forms) {
    const found = form.exec(text);
    if (found) return { kind, at: found.index, length: found[0].length };
  }
  return undefined;
}

const isSecretPart = (key: string | number, path: readonly (string | number)[]): boolean =>
  typeof key === 'string' && isSecretKey(key) && !isNamedByMap(path);
