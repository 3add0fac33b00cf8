import { asText, type CardDocument, isObject, type JsonObject } from '../../document.ts';
import { isInline, type Node, sourceOf } from '../../edit/print.ts';
import type { Place } from '../../parse/place.ts';
import { placeAt } from '../../parse/pointer.ts';
import { type NamedPart, schemesOf } from '../parts.ts';
import { flowsOf, isFlat, memberFor, type SchemeMember, saysNone } from '../scheme.ts';
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
      const flows = member === 'oauth2SecurityScheme' ? flowsOf(value) : [];
      const [first = '', ...others] = flows;
      const now = [name, ...others.map((flow) => free(`${name}_${flow}`, taken))];
      if (flows.length > 1) names.set(name, now);
      const nodes = flows.length > 1 ? [first, ...others] : [undefined];
      rewriting.replace(
        pointer,
        nodes.map((flow, index) => {
          const others = index === 0 ? flows.slice(1) : undefined;
          return [now[index] ?? name, schemeNode(migration, scheme, member, flow, others)];
        }),
      );
      yield { name: 'scheme', pointer, data: { name, type, member } };
      if (flows.length > 1) yield { name: 'flows', pointer: `${pointer}/flows`, data: { name, names: now } };
    }
  }
  return names;
}

/** A name that no scheme has yet; it is taken then. */
export function free(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count++) name = `${wanted}_${count}`;
  taken.add(name);
  return name;
}

/**
 * A scheme in its member of 1.0, which is its only one unless both halves are to stay. With only one of its flows where
 * one is named: without the `others` where those are, and so with what else stands there.
 */
export function schemeNode(
  { card, dual }: Pick<Migration, 'card' | 'dual'>,
  { pointer, value }: NamedPart,
  member: SchemeMember,
  flow?: string,
  others?: readonly string[],
): Node {
  const { text, root } = card;
  const place = placeAt(root, pointer) as Place;
  const inline = isInline(text, place);
  const old = [...(place.members ?? [])].map(([name, at]): [string, Node] => {
    if (name !== 'flows' || flow === undefined) return [name, sourceOf(text, at)];
    const kept = [...(at.members ?? [])].filter(([one]) => (others ? !others.includes(one) : one === flow));
    return [name, { members: kept.map(([one, flowAt]) => [one, sourceOf(text, flowAt)]), inline }];
  });
  return { members: [...(dual ? old : []), [member, held(value, old, inline)]], inline };
}

/** The details of a flat scheme as the member that holds it has them. */
const held = ({ location }: JsonObject, flat: readonly [string, Node][], inline: boolean): Node => ({
  members: flat
    .filter(([name]) => name !== 'type')
    .map(([name, node]) => [name === 'in' && location === undefined ? 'location' : name, node]),
  inline,
});

/** The same of a scheme as it stands, to be added to it. */
export function heldNode({ text, root }: CardDocument, { pointer, value }: NamedPart): Node {
  const place = placeAt(root, pointer);
  const flat = [...(place?.members ?? [])].map(([name, at]): [string, Node] => [name, sourceOf(text, at)]);
  return held(value, flat, isInline(text, place));
}
