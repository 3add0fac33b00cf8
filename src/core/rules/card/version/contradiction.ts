import { type At, onKey, onValue } from '../../../at.ts';
import { isTemplate } from '../../../card/hosts.ts';
import { hasInterfaces } from '../../../card/layout.ts';
import { lostSchemes, oldAlternatives } from '../../../card/lost-security.ts';
import {
  capabilitiesOf,
  demandsOf,
  interfacesOf,
  isBlank,
  oldInterfacesOf,
  requirementsOf,
} from '../../../card/parts.ts';
import { sameUrl } from '../../../card/urls.ts';
import { type CardDocument, isObject, type JsonObject } from '../../../document.ts';
import { insertMember } from '../../../edit/insert.ts';
import type { FindingFix } from '../../../finding.ts';
import { memo } from '../../../memo.ts';
import { type Fact, rule } from '../../define.ts';
import { schemeContradictions } from './scheme-contradictions.ts';

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
  *check(card: CardDocument): Iterable<Fact<Contradiction>> {
    // 1.0 declares none of the members of an older half.
    if (card.undeclared.length === 0) return;
    for (const fact of contradictions(card.value)) {
      const fix = fact.data.member === extendedCardFlag ? flagFix(card) : undefined;
      yield fix ? { ...fact, fixes: [fix] } : fact;
    }
  },
});

type Found = Fact<Contradiction>;

/** Where the halves of a card differ; nothing where it has but one. */
export const contradictions = memo((card: JsonObject): readonly Found[] => {
  if (!hasInterfaces(card)) return [];
  const address = url(card);
  return [
    ...(address ?? onlyNewDemands(card)),
    ...transport(card),
    ...additional(card),
    ...extendedCard(card),
    ...security(card),
    ...schemeContradictions(card),
  ];
});

const found = (at: At, member: string, old: string, now: string): Found => ({ at, data: { member, old, now } });

/** What a half says, where that may be a long list. */
const few = (all: readonly string[]): string => [...all.slice(0, 5), ...(all.length > 5 ? ['…'] : [])].join(', ');

/** Undefined where both halves name the address, or the old one names none. */
function url(card: JsonObject): Found[] | undefined {
  if (typeof card.url !== 'string') return undefined;
  const urls = addresses(card);
  if (!urls || urls.some((one) => sameUrl(one) === sameUrl(String(card.url)))) return undefined;
  return [found(onValue('/url'), 'url', card.url, few(urls))];
}

/** The addresses of the 1.0 half; undefined where one of them, or the old one, is still to be put in. */
function addresses(card: JsonObject): string[] | undefined {
  const all = interfacesOf(card).flatMap(({ value: { url } }) => (typeof url === 'string' ? [url] : []));
  if (all.length === 0) return undefined;
  return [String(card.url), ...all].some(isTemplate) ? undefined : all;
}

/** The transport of `url`, which is JSONRPC where 0.3 says nothing, against the binding of the same address. */
function transport(card: JsonObject): Found[] {
  const { url, preferredTransport: old } = card;
  if (typeof url !== 'string' || typeof old !== 'string') return [];
  const bindings = interfacesOf(card)
    .filter(({ value }) => sameUrl(String(value.url)) === sameUrl(url))
    .flatMap(({ value: { protocolBinding } }) => (typeof protocolBinding === 'string' ? [protocolBinding] : []));
  if (bindings.length === 0 || bindings.some((one) => one.toLowerCase() === old.toLowerCase())) return [];
  return [found(onValue('/preferredTransport'), 'preferredTransport', old, few(bindings))];
}

/** An address and transport that only clients of 0.3 are told of. A warning: they may be for those alone. */
function additional(card: JsonObject): Found[] {
  const key = (url: unknown, binding: unknown) => `${String(binding).toLowerCase()} ${sameUrl(String(url))}`;
  const now = new Set(interfacesOf(card).map(({ value }) => key(value.url, value.protocolBinding)));
  const [, ...old] = oldInterfacesOf(card);
  return old
    .filter(
      ({ value: { url, transport } }) =>
        typeof url === 'string' && typeof transport === 'string' && !now.has(key(url, transport)),
    )
    .map(({ pointer, value }) => ({
      ...found(
        onValue(pointer),
        'additionalInterfaces',
        `${value.url} (${value.transport})`,
        few(addresses(card) ?? []),
      ),
      severity: 'warning' as const,
    }));
}

const extendedCardFlag = 'supportsAuthenticatedExtendedCard';

/** A warning: what some clients do not learn of they do not ask for, and nobody is let in by it. */
function extendedCard(card: JsonObject): Found[] {
  const old = card[extendedCardFlag];
  const now = capabilitiesOf(card).extendedAgentCard ?? false;
  if (typeof old !== 'boolean' || old === now) return [];
  const told = found(onValue(`/${extendedCardFlag}`), extendedCardFlag, String(old), String(now));
  return [{ ...told, severity: 'warning' }];
}

/** The flag in the 1.0 half too, where that says nothing of it. Safe where it promises nothing that is not declared. */
function flagFix(card: CardDocument): FindingFix | undefined {
  const { capabilities, securitySchemes } = card.value;
  if (!isObject(capabilities) || Object.hasOwn(capabilities, 'extendedAgentCard')) return undefined;
  const edit = insertMember(card, '/capabilities/extendedAgentCard', 'true');
  return edit && { safe: !isBlank(securitySchemes), edits: [edit] };
}

const say = (all: readonly string[]) => (all.length > 0 ? all.map((one) => one || 'nothing').join(' or ') : 'nothing');

/** What the 1.0 half demands, as alternatives; undefined where its shape is another fault. */
function demandsNow(card: JsonObject): string[] | undefined {
  const requirements = requirementsOf({ pointer: '', value: card });
  if (requirements.some(({ value: { schemes, ...others } }) => Object.keys(others).length > 0)) return undefined;
  return requirements.map((one) => joined(demandsOf(one).map(({ name }) => name)));
}

const joined = (names: readonly string[]): string => names.toSorted().join(' + ');
const asSet = (all: readonly string[]): string => joined([...new Set(all)]);

/** `security` against `securityRequirements`, as sets of alternatives; scopes apart. That it is lost is told by another rule. */
function security(card: JsonObject): Found[] {
  if (!Array.isArray(card.security) || !Array.isArray(card.securityRequirements)) return [];
  if (lostSchemes(card, card).length > 0) return [];
  const old = oldAlternatives(card.security).map(joined);
  const now = demandsNow(card);
  if (!now || asSet(old) === asSet(now)) return [];
  return [found(onKey('/security'), 'security', say(old), say(now))];
}

/** An old half that demands nothing beside a new one that does. A warning: nothing is lost that the server does not ask for. */
function onlyNewDemands(card: JsonObject): Found[] {
  const now = demandsNow(card);
  if (typeof card.url !== 'string' || !isBlank(card.security) || !now?.length || now.includes('')) return [];
  return [{ ...found(onKey('/url'), 'security', 'nothing', say(now)), severity: 'warning' }];
}
