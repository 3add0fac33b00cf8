import { onKey } from '../../../at.ts';
import { lostAuthentication } from '../../../card/authentication.ts';
import { lostRequirements, lostSchemes } from '../../../card/lost-security.ts';
import { moveAuthentication } from '../../../card/migrate/authentication.ts';
import { isWrapped, schemesOf, securedParts } from '../../../card/parts.ts';
import { type CardDocument, isObject } from '../../../document.ts';
import { applyEdits } from '../../../edit/apply.ts';
import { wrapAllScopes, wrapRequirement } from '../../../edit/requirement.ts';
import { Rewriting } from '../../../edit/rewrite.ts';
import type { FindingFix } from '../../../finding.ts';
import { join, placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

interface Dropped {
  readonly where: 'card' | 'skill';
  /** The version whose clients do not see it. */
  readonly spec: string;
  readonly member: 'security' | 'authentication' | 'securityRequirements';
  /** Empty where `authentication` has a form that nobody can read. */
  readonly schemes: string[];
}

/**
 * `security` of 0.3, or `authentication` of 0.1, where the 1.0 half of a card or skill demands nothing: a 1.0 reader drops
 * it and sees an open agent. In a card of 0.2 or 0.3 the same goes for what those do not know; a warning there, since their
 * clients learn of it from the server alone.
 */
export const droppedSecurity = rule({
  code: 'card/dropped-security',
  kinds: ['card'],
  specs: ['1.0', '0.3', '0.2'],
  severity: 'error',
  spec: 'A2A 1.0.1 sections 5.7 and 8.5',
  wrong: { securitySchemes: bearer(), security: [{ bearer: [] }] },
  right: { securitySchemes: bearer(), securityRequirements: [{ schemes: { bearer: { list: [] } } }] },
  *check(card: CardDocument): Iterable<Fact<Dropped>> {
    const { spec } = card;
    if (spec !== '1.0') {
      yield* unseen(card);
      return;
    }
    for (const { pointer: owner, value } of securedParts(card.value)) {
      const schemes = lostSchemes(value, card.value);
      if (schemes.length === 0) continue;
      const pointer = join(owner, 'security');
      const isFree = value.securityRequirements === undefined;
      const edits = isFree ? written(card, pointer, value.security) : undefined;
      // A scheme that the card does not declare is lost in either form, and its author has to say what it is.
      const isDeclared = schemes.every((name) => schemesOf(card.value).some((scheme) => scheme.name === name));
      yield {
        at: onKey(pointer),
        data: { where: owner === '' ? 'card' : 'skill', spec, member: 'security', schemes },
        ...(edits && { fixes: [{ safe: isDeclared, edits }] }),
      };
    }
    const asked = lostAuthentication(card.value);
    if (!asked) return;
    const fix = authenticationFix(card, asked);
    yield {
      at: onKey('/authentication'),
      data: { where: 'card', spec, member: 'authentication', schemes: asked },
      ...(fix && { fixes: [fix] }),
    };
  },
});

/** What a card of 0.2 or 0.3 demands as the version before or after does, and not as its own. */
function* unseen({ value, spec }: CardDocument): Iterable<Fact<Dropped>> {
  const fact = (member: Dropped['member'], schemes: string[]): Fact<Dropped> => ({
    at: onKey(`/${member}`),
    severity: 'warning',
    data: { where: 'card', spec, member, schemes },
  });
  const asked = lostAuthentication(value);
  if (asked) yield fact('authentication', asked);
  const later = lostRequirements(value);
  if (later.length > 0) yield fact('securityRequirements', later);
}

function bearer() {
  return { bearer: { httpAuthSecurityScheme: { scheme: 'Bearer' } } };
}

/**
 * Edits from `security` of 0.3, as a list or as its only entry, to `securityRequirements` of 1.0. In a card that has the
 * `url` of 0.3 too, clients of that version go on reading `security`, so it stays in front of them.
 */
function written(card: CardDocument, pointer: string, security: unknown): FindingFix['edits'] | undefined {
  const place = placeAt(card.root, pointer);
  if (!place?.key) return undefined;
  const isList = Array.isArray(security);
  const entries = isList ? security.map((one, index) => [join(pointer, index), one] as const) : [[pointer, security]];
  const wrapped = entries.map(([at, one]) => requirement(card, String(at), one));
  if (!wrapped.every((edits) => edits !== undefined)) return undefined;
  const insert = (at: number, text: string) => ({ span: { start: at, end: at }, text });
  const [open, close] = isList ? [[], []] : [[insert(place.start, '[')], [insert(place.end, ']')]];
  if (typeof card.value.url === 'string') {
    const { text } = card;
    const moved = [...open, ...wrapped.flat(), ...close].map(({ span, text: by }) => ({
      span: { start: span.start - place.start, end: span.end - place.start },
      text: by,
    }));
    const before = text.slice(0, place.key.start);
    const key = `${before.slice(before.trimEnd().length)}"securityRequirements"${text.slice(place.key.end, place.start)}`;
    return [insert(place.end, `,${key}${applyEdits(text.slice(place.start, place.end), moved)}`)];
  }
  return [{ span: place.key, text: '"securityRequirements"' }, ...open, ...wrapped.flat(), ...close];
}

/** Edits that make one requirement of 1.0 of one of 0.3, of the name of a scheme, or of one that is in shape already. */
function requirement(card: CardDocument, pointer: string, written: unknown): FindingFix['edits'] | undefined {
  if (isObject(written) && isWrapped(written)) return wrapAllScopes(card, join(pointer, 'schemes'), written.schemes);
  if (typeof written !== 'string') return wrapRequirement(card, pointer, written);
  const span = placeAt(card.root, pointer);
  const isDeclared = schemesOf(card.value).some(({ name }) => name === written);
  const text = `{ "schemes": { ${JSON.stringify(written)}: { "list": [] } } }`;
  return span && isDeclared ? [{ span, text }] : undefined;
}

/**
 * The schemes that `authentication` names, as schemes and requirements of 1.0. Safe where the name of each says all of it.
 * None in a card for two versions: its old half would look open beside them.
 */
function authenticationFix(card: CardDocument, asked: readonly string[]): FindingFix | undefined {
  if (asked.length === 0 || typeof card.value.url === 'string') return undefined;
  const rewriting = new Rewriting(card);
  const moves = [...moveAuthentication({ card, rewriting }, new Map())];
  const isWhole = moves.every(({ name, data }) => name !== 'authentication' || data.incomplete.length === 0);
  return moves.length > 0 ? { safe: isWhole, edits: rewriting.edits() } : undefined;
}
