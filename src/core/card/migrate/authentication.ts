import { isObject, type JsonObject } from '../../document.ts';
import { literal, type Node } from '../../edit/print.ts';
import { schemesAsked } from '../authentication.ts';
import { demandsAnything } from '../lost-security.ts';
import { isBlank, schemesOf } from '../parts.ts';
import { memberFor, memberMeant, type SchemeMember, saysNone, schemeMember } from '../scheme.ts';
import type { Migration, Move } from './move.ts';
import type { SchemeNames } from './schemes.ts';
import { requirementNode } from './security.ts';

/** Names of the IANA registry of HTTP authentication schemes (RFC 9110 section 16.4), in lower case. */
const httpSchemes = new Set(
  'basic bearer concealed digest dpop gnap hoba mutual negotiate privatetoken scram-sha-1 scram-sha-256 vapid'.split(
    ' ',
  ),
);

interface Asked {
  readonly name: string;
  readonly member: SchemeMember | undefined;
}

/**
 * `authentication` of 0.1 names schemes, any of which will do. One that needs more than its name becomes a scheme with
 * nothing in it, and is demanded all the same: the report then asks for what is missing, and no client takes the agent
 * for an open one. Credentials are not carried over. What nobody can read, or what contradicts the later form, stays, and
 * is an error of a rule.
 */
export function* moveAuthentication({ card, rewriting }: Migration, names: SchemeNames): Generator<Move> {
  const { value } = card;
  const asked = schemesAsked(value.authentication);
  if (!asked) return;
  const pointer = '/authentication';
  const { schemes: _, ...rest } = isObject(value.authentication) ? value.authentication : {};
  const lost = Object.keys(rest).filter((name) => rest[name] !== null);
  if (demandsAnything(value)) {
    rewriting.drop(pointer);
    yield { name: 'authentication-twice', pointer, data: { lost }, drops: true };
    return;
  }
  if (asked.every(saysNone)) {
    rewriting.drop(pointer);
    yield { name: 'no-authentication', pointer, data: { lost }, drops: true };
    return;
  }
  if (![value.security, value.securityRequirements].every(isBlank)) return;
  for (const empty of ['security', 'securityRequirements']) {
    if (Object.hasOwn(value, empty)) rewriting.drop(`/${empty}`);
  }
  const unique = asked.filter(
    (name, index) => asked.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === index,
  );
  const wanted = unique.map((name): Asked => ({ name, member: kindOf(name) }));
  const declared = wanted.map((one) => ({ ...one, by: saysNone(one.name) ? [] : declaredAs(value, one, names) }));
  const added = declared.flatMap(({ by, ...one }) => (by ? [] : [[one.name, schemeNode(one)] as const]));
  const list: Node = {
    items: declared.flatMap(({ name, by }) =>
      saysNone(name)
        ? [requirementNode([], true)]
        : (by ?? [name]).map((scheme) => requirementNode([[scheme, literal([])]], true)),
    ),
  };
  const hasSchemes = isObject(value.securitySchemes);
  if (hasSchemes) for (const [name, node] of added) rewriting.add('/securitySchemes', name, node);
  else if (Object.hasOwn(value, 'securitySchemes')) rewriting.drop('/securitySchemes');
  const schemes = hasSchemes || added.length === 0 ? [] : [['securitySchemes', { members: added }] as const];
  rewriting.replace(pointer, [...schemes, ['securityRequirements', list]]);
  const incomplete = declared.filter(({ by, member }) => !by && !isComplete(member)).map(({ name }) => name);
  yield { name: 'authentication', pointer, data: { schemes: unique, incomplete, lost } };
}

const kindOf = (name: string): SchemeMember | undefined =>
  httpSchemes.has(name.toLowerCase()) ? 'httpAuthSecurityScheme' : memberMeant(name);

/** The names under which the card declares such a scheme already, where there is just one that can be meant. */
function declaredAs(card: JsonObject, { name, member }: Asked, names: SchemeNames): readonly string[] | undefined {
  const fitting = schemesOf(card).filter((one) => {
    const wrapped = schemeMember(one.value);
    const kind = wrapped ?? (typeof one.value.type === 'string' ? memberFor(one.value.type) : undefined);
    const details = wrapped ? one.value[wrapped] : one.value;
    const scheme = isObject(details) ? details.scheme : undefined;
    const isSame = kind !== 'httpAuthSecurityScheme' || String(scheme).toLowerCase() === name.toLowerCase();
    return one.name === name || (kind !== undefined && kind === member && isSame);
  });
  const [only, another] = fitting;
  if (another) return fitting.some((one) => one.name === name) ? (names.get(name) ?? [name]) : undefined;
  return only && (names.get(only.name) ?? [only.name]);
}

/** Kinds of which the name says everything. */
const isComplete = (member: SchemeMember | undefined): boolean =>
  member === 'httpAuthSecurityScheme' || member === 'mtlsSecurityScheme';

function schemeNode({ name, member }: Asked): Node {
  if (!member) return { members: [] };
  const details: [string, Node][] = member === 'httpAuthSecurityScheme' ? [['scheme', literal(name)]] : [];
  return { members: [[member, { members: details }]] };
}
