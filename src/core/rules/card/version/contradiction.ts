import { type At, onKey, onValue } from '../../../at.ts';
import { hasInterfaces } from '../../../card/layout.ts';
import { demandsOf, interfacesOf, requirementsOf } from '../../../card/parts.ts';
import { type CardDocument, isObject, type JsonObject } from '../../../document.ts';
import { memo } from '../../../memo.ts';
import { join } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

interface Contradiction {
  /** The member of 0.3, what it says, and what the 1.0 half says. */
  readonly member: string;
  readonly old: string;
  readonly now: string;
}

/** The two halves of a card for two versions say different things, so old and new clients are told different stories. */
export const contradiction = rule({
  code: 'card/contradiction',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'error',
  spec: 'A2A 1.0.1 section 8.3; A2A 0.3.0 section 5.6',
  wrong: { url: 'https://old.harbor.studio/a2a' },
  right: {},
  *check({ value: card }: CardDocument): Iterable<Fact<Contradiction>> {
    yield* contradictions(card);
  },
});

type Found = { at: At; data: Contradiction } | undefined;

/** Where the halves of a card differ; nothing where it has but one. */
export const contradictions = memo((card: JsonObject) =>
  hasInterfaces(card)
    ? [url(card), transport(card), extendedCard(card), security(card)].filter((one) => one !== undefined)
    : [],
);

const found = (at: At, member: string, old: string, now: string): Found => ({ at, data: { member, old, now } });

/** Trailing slashes and the case of a host do not make another address. */
const plain = (url: string): string => (URL.canParse(url) ? new URL(url).href : url).replace(/\/+$/, '');

function url(card: JsonObject): Found {
  const urls = interfacesOf(card).map(({ value }) => String(value.url));
  if (typeof card.url !== 'string' || urls.some((one) => plain(one) === plain(String(card.url)))) return undefined;
  return found(onValue('/url'), 'url', card.url, urls.join(', '));
}

/** The transport of `url`, which is JSONRPC where 0.3 says nothing, against the binding of the same address. */
function transport(card: JsonObject): Found {
  const { url, preferredTransport: old } = card;
  if (typeof url !== 'string' || typeof old !== 'string') return undefined;
  const bindings = interfacesOf(card)
    .filter(({ value }) => plain(String(value.url)) === plain(url))
    .map(({ value }) => String(value.protocolBinding));
  if (bindings.length === 0 || bindings.some((one) => one.toLowerCase() === old.toLowerCase())) return undefined;
  return found(onValue('/preferredTransport'), 'preferredTransport', old, bindings.join(', '));
}

function extendedCard(card: JsonObject): Found {
  const old = card.supportsAuthenticatedExtendedCard;
  const now = isObject(card.capabilities) ? (card.capabilities.extendedAgentCard ?? false) : false;
  if (typeof old !== 'boolean' || old === now) return undefined;
  return found(
    onValue('/supportsAuthenticatedExtendedCard'),
    'supportsAuthenticatedExtendedCard',
    String(old),
    String(now),
  );
}

/** `security` against `securityRequirements`, as sets of alternatives; scopes apart. */
function security(card: JsonObject): Found {
  if (!Array.isArray(card.security) || !Array.isArray(card.securityRequirements)) return undefined;
  const old = card.security.filter(isObject).map((one) => Object.keys(one).sort().join(' + '));
  const now = requirementsOf({ pointer: '', value: card }).map((one) =>
    demandsOf(one)
      .map(({ name }) => name)
      .sort()
      .join(' + '),
  );
  const inShape = requirementsOf({ pointer: '', value: card }).every(
    ({ value }) => value.schemes !== undefined || Object.keys(value).length === 0,
  );
  // A requirement in the form of 0.3 is another fault, told by its own rule.
  if (!inShape || [...new Set(old)].sort().join() === [...new Set(now)].sort().join()) return undefined;
  const say = (all: readonly string[]) =>
    all.length > 0 ? all.map((one) => one || 'nothing').join(' or ') : 'nothing';
  return found(onKey(join('', 'security')), 'security', say(old), say(now));
}
