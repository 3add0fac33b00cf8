import { isObject } from '../../document.ts';
import { isInline, literal, type Node, type Source, sourceOf } from '../../edit/print.ts';
import type { Place } from '../../parse/place.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { isWrapped, type Part, securedParts } from '../parts.ts';
import type { Migration, Move } from './move.ts';
import type { SchemeNames } from './schemes.ts';

/** The schemes that one alternative demands together, each with the list of its scopes. */
export type Alternative = readonly (readonly [string, Source])[];

/** More alternatives than this nobody reads: a requirement that would become more keeps the first flow of each scheme. */
export const ALTERNATIVES = 16;

/** `security` of the card and of its skills becomes `securityRequirements`. */
export function* moveSecurity(migration: Migration, names: SchemeNames): Generator<Move> {
  const { card, rewriting, dual } = migration;
  for (const owner of securedParts(card.value)) {
    const pointer = join(owner.pointer, 'security');
    const entries = entriesOf(migration, owner);
    if (!entries) continue;
    const ways = entries.map(({ alternative }) => waysOf(alternative, names));
    const alternatives = entries.flatMap(({ alternative, inline }, index) =>
      expanded(alternative, names, (ways[index] ?? 1) > ALTERNATIVES).map((one) => ({ alternative: one, inline })),
    );
    const split = alternatives.length > entries.length;
    const most = Math.max(0, ...ways);
    const many = entries.filter((_, index) => (ways[index] ?? 1) > ALTERNATIVES);
    const cut = many.flatMap(({ alternative }) => alternative.map(([name]) => name));
    const isCut = (name: string) => (names.get(name)?.length ?? 0) > 1;
    const list = { items: alternatives.map(({ alternative, inline }) => requirementNode(alternative, inline)) };
    const isSame = entries.every(
      ({ alternative, wrapped }) => !wrapped && alternative.every(([name]) => !names.has(name)),
    );
    const old = isSame
      ? sourceOf(card.text, placeAt(card.root, pointer) ?? card.root)
      : { items: alternatives.map(oldNode) };
    const wide = { ...list, inline: inlineList(migration, pointer) };
    rewriting.replace(pointer, [...(dual ? [['security', old] as const] : []), ['securityRequirements', wide]]);
    if (Object.hasOwn(owner.value, 'securityRequirements')) rewriting.drop(join(owner.pointer, 'securityRequirements'));
    yield {
      name: 'security',
      pointer,
      data: {
        where: owner.pointer === '' ? 'card' : 'skill',
        split,
        cut: [...new Set(cut.filter(isCut))],
        ways: most,
        open: alternatives.every(({ alternative }) => alternative.length === 0),
      },
      ...(cut.length > 0 && { drops: true }),
    };
  }
}

interface Entry {
  readonly alternative: Alternative;
  readonly inline: boolean;
  /** Whether it has the shape of 1.0 already, as servers that print protobuf messages wrote it. */
  readonly wrapped?: boolean;
}

/**
 * The alternatives as they are written: a list of objects, each with lists of scopes by scheme. A bare object and a bare
 * name can only mean one thing and are read too. Undefined where there is nothing, or the 1.0 form already.
 */
function entriesOf({ card }: Migration, owner: Part): Entry[] | undefined {
  const { security, securityRequirements: now } = owner.value;
  if (Array.isArray(now) && now.length > 0) return undefined;
  const pointer = join(owner.pointer, 'security');
  const list = Array.isArray(security) ? security.map((one, index) => [one, join(pointer, index)] as const) : [];
  if (isObject(security) && Object.values(security).every(Array.isArray)) list.push([security, pointer]);
  if (list.length === 0 && !Array.isArray(security)) return undefined;
  if (!list.every(([one]) => isObject(one) || typeof one === 'string')) return undefined;
  return list.map(([one, at]) => {
    const place = placeAt(card.root, at);
    const inline = isInline(card.text, place);
    if (typeof one === 'string') return { alternative: [[one, literal([])]], inline };
    if (isWrapped(one))
      return { alternative: unwrapped(card.text, place?.members?.get('schemes')), inline, wrapped: true };
    return {
      alternative: [...(place?.members ?? [])].map(([name, scopes]) => [name, sourceOf(card.text, scopes)]),
      inline,
    };
  });
}

/** The schemes of a requirement in the shape of 1.0, each with its scopes; a StringList of none may leave the list out. */
const unwrapped = (text: string, schemes: Place | undefined): Alternative =>
  [...(schemes?.members ?? [])].map(([name, scopes]) => {
    const list = scopes.members ? scopes.members.get('list') : scopes;
    return [name, list ? sourceOf(text, list) : literal([])];
  });

/** How many alternatives one becomes. What demands nothing is no part of a demand. */
const waysOf = (alternative: Alternative, names: SchemeNames): number =>
  alternative.reduce((product, [name]) => product * (names.get(name)?.length || 1), 1);

/** An alternative for each way to choose one of the schemes that now stand for those it names, or the first of each. */
function expanded(alternative: Alternative, names: SchemeNames, first = false): Alternative[] {
  const choices = alternative
    .map(([name, scopes]) => ({ scopes, now: names.get(name) ?? [name] }))
    // What demands nothing is no part of a demand.
    .filter(({ now }) => now.length > 0);
  return choices.reduce<Alternative[]>(
    (all, { scopes, now }) =>
      all.flatMap((one) => (first ? now.slice(0, 1) : now).map((name) => [...one, [name, scopes] as const])),
    [[]],
  );
}

/** A requirement of 1.0. */
export const requirementNode = (alternative: Alternative, inline: boolean): Node => ({
  members: [
    [
      'schemes',
      {
        members: alternative.map(([name, scopes]) => [name, { members: [['list', scopes]], inline: true }]),
        inline,
      },
    ],
  ],
  inline,
});

const oldNode = ({ alternative, inline }: { alternative: Alternative; inline: boolean }): Node => ({
  members: alternative,
  inline,
});

const inlineList = ({ card }: Migration, pointer: string): boolean => isInline(card.text, placeAt(card.root, pointer));
