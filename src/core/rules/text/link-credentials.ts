import type { Document } from '../../document.ts';
import type { Span } from '../../parse/place.ts';
import { type Fact, rule } from '../define.ts';
import { findSecret } from './live-secret.ts';
import { atPart, isAddress, type Text, texts } from './texts.ts';

interface LinkCredentials {
  readonly kind: 'password' | 'parameter';
  /** The parameter that holds the credential; empty for a password in front of the host. */
  readonly parameter: string;
}

/** The longest address that is looked at. */
const longest = 2048;
const scheme = /(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{0,20}$/i;
const addressEnd = /[\s<>"'`\\|^]/;
/** Query parameters by which addresses carry credentials. */
const secretParameter =
  /[?&#;]((?:access|auth|api|refresh|id|bearer|session|private)[_-]?(?:token|key|secret)|apikey|token|secret|client[_-]secret|password|passwd|pwd|x-amz-signature|sig|signature)=([^&#;)\]}]*)/gi;
/** Words that stand for a credential where an address shows its own form. */
const standIn =
  /^(?:\W*|x+|\.+|.{0,3}|.*(?:\b(?:your|my)[_-]?|example|[_-]here\b|placeholder|redacted|xxx).*|(?:the|user|api|access)?[_-]?(?:pass(?:word|wd)?|pwd|token|key|secret))$/i;
const template = /[<>{}$*[\]…]|%7b|%3c/i;

/** A password or token inside an address in a text: whoever reads the text can use it. No fact holds it. */
export const linkCredentials = rule({
  code: 'text/link-credentials',
  kinds: ['card', 'agent', 'skill', 'listing'],
  severity: 'warning',
  spec: 'A2A 1.0.1 section 14.3; RFC 3986 section 3.2.1',
  wrong: { description: 'Edits launch copy; the guide is at https://harbor:tide@harbor.studio/guide.' },
  right: { description: 'Edits launch copy; the guide is at https://harbor.studio/guide.' },
  needs: (text) => /[@=]/.test(text),
  *check(document: Document): Iterable<Fact<LinkCredentials>> {
    for (const text of texts(document).filter(({ role, content }) => role === 'value' && content.includes('://'))) {
      const found = firstCredentials(document, text);
      if (!found) continue;
      const { span, ...data } = found;
      yield { at: atPart(document, text, span), data };
    }
  },
});

function firstCredentials(document: Document, text: Text): (LinkCredentials & { span: Span }) | undefined {
  const { content } = text;
  // A password in a member that is an address is told by the rules of the card.
  const isToldElsewhere = document.kind === 'card' && isAddress(text);
  let end = 0;
  for (let at = content.indexOf('://'); at >= 0; at = content.indexOf('://', at + 3)) {
    if (at < end) continue;
    const name = scheme.exec(content.slice(Math.max(0, at - 21), at))?.[0];
    if (name === undefined) continue;
    const tail = content.slice(at + 3, at + 3 + longest);
    const length = tail.search(addressEnd);
    const address = withoutPunctuation(length < 0 ? tail : tail.slice(0, length));
    end = at + 3 + address.length;
    const span = { start: at - name.length, end };
    const [authority = ''] = address.split(/[/?#]/, 1);
    if (!isToldElsewhere && hasPassword(name, authority)) return { kind: 'password', parameter: '', span };
    for (const [, parameter = '', value = ''] of address.matchAll(secretParameter)) {
      // A credential of a known form is told as such.
      if (findSecret(value)) continue;
      if (!standIn.test(value) && !template.test(value)) return { kind: 'parameter', parameter, span };
    }
  }
  return undefined;
}

/** Without what ends the sentence or the bracket around an address. */
function withoutPunctuation(address: string): string {
  let end = address.length;
  while ('.,;:!?)]}'.includes(address[end - 1] ?? ' ')) end--;
  return address.slice(0, end);
}

function hasPassword(name: string, authority: string): boolean {
  const [, password] = /^[^:@]*:([^@]+)@/.exec(authority) ?? [];
  if (password === undefined || template.test(authority) || /^(?:x+|\.+)$/i.test(password)) return false;
  // `postgres://user:password@host/db` is how the form of such an address is written everywhere.
  return /^(?:https?|wss?)$/i.test(name) || !standIn.test(password);
}
