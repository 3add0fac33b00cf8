import { asText, isObject, type JsonObject } from '../../document.ts';
import { type Node, sourceOf } from '../../edit/print.ts';
import type { Place } from '../../parse/place.ts';
import { placeAt } from '../../parse/pointer.ts';
import { type NamedPart, schemesOf } from '../parts.ts';
import { isFlat, memberFor, type SchemeMember, saysNone } from '../scheme.ts';
import type { Migration, Move } from './move.ts';

/** What became of each scheme: the names that stand for it now, of which any one will do; none where it demands nothing. */
export type SchemeNames = ReadonlyMap<string, readonly string[]>;

/**
 * Flat schemes with a `type` become the member of 1.0 that holds such a scheme. 1.0 allows one OAuth flow in a scheme,
 * so one with several becomes several.
 */
export function* moveSchemes(migration: Migration): Generator<Move, SchemeNames> {
  const { card, rewriting } = migration;
  const names = new Map<string, readonly string[]>();
  const taken = new Set(Object.keys(isObject(card.value.securitySchemes) ? card.value.securitySchemes : {}));
  for (const scheme of schemesOf(card.value)) {
    const { pointer, name, value } = scheme;
    const type = asText(value.type);
    const member = memberFor(type);
    if (!isFlat(value)) continue;
    if (saysNone(type)) {
      names.set(name, []);
      rewriting.drop(pointer);
      yield { name: 'none-scheme', pointer, data: { name }, drops: true };
    } else if (member) {
      const flows = flowsOf(value, member);
      const [first = '', ...others] = flows;
      const now = [name, ...others.map((flow) => free(`${name}_${flow}`, taken))];
      if (flows.length > 1) names.set(name, now);
      const nodes = flows.length > 1 ? [first, ...others] : [undefined];
      rewriting.replace(
        pointer,
        nodes.map((flow, index) => [now[index] ?? name, schemeNode(migration, scheme, member, flow)]),
      );
      yield { name: 'scheme', pointer, data: { name, type, member } };
      if (flows.length > 1) yield { name: 'flows', pointer: `${pointer}/flows`, data: { name, names: now } };
    }
  }
  return names;
}

const flowsOf = ({ flows }: JsonObject, member: SchemeMember): string[] =>
  member === 'oauth2SecurityScheme' && isObject(flows)
    ? Object.keys(flows).filter((flow) => isObject(flows[flow]))
    : [];

function free(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count++) name = `${wanted}_${count}`;
  taken.add(name);
  return name;
}

/** A scheme in its member of 1.0; with only one of its flows where one is named. */
function schemeNode(
  { card, dual }: Migration,
  { pointer, value }: NamedPart,
  member: SchemeMember,
  flow: string | undefined,
): Node {
  const { text, root } = card;
  const place = placeAt(root, pointer) as Place;
  const inline = !/[\r\n]/.test(text.slice(place.start, place.end));
  const old = [...(place.members ?? [])].map(([name, at]): [string, Node] => {
    const only = name === 'flows' && flow !== undefined ? at.members?.get(flow) : undefined;
    return [
      name,
      only && flow !== undefined ? { members: [[flow, sourceOf(text, only)]], inline } : sourceOf(text, at),
    ];
  });
  const now = old
    .filter(([name]) => name !== 'type')
    .map(([name, node]): [string, Node] => [name === 'in' && value.location === undefined ? 'location' : name, node]);
  return { members: [...(dual ? old : []), [member, { members: now, inline }]], inline };
}
