import { type CardDocument, isObject, type JsonObject } from '../../document.ts';
import { Rewriting } from '../../edit/rewrite.ts';
import type { FindingFix } from '../../finding.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { lostSchemes } from '../lost-security.ts';
import { entriesOf, type NamedPart, type Part, securedParts } from '../parts.ts';
import { flowsOf } from '../scheme.ts';
import { free, schemeNode } from './schemes.ts';
import { ALTERNATIVES } from './security.ts';

/**
 * Edits for a flat OAuth scheme with several flows in a card of 1.0, which allows one in a scheme: a scheme for each, and
 * an alternative for each wherever it is demanded. Undefined where a demand is not in the form of 1.0 yet, or would
 * become more alternatives than anybody reads.
 */
export function splitFlows(card: CardDocument, scheme: NamedPart): FindingFix['edits'] | undefined {
  const { value } = card;
  const owners = securedParts(value);
  if (owners.some((owner) => lostSchemes(owner.value, value).includes(scheme.name))) return undefined;
  const dual = typeof value.url === 'string';
  const lists = owners.flatMap((owner) => [
    {
      entries: requirements(owner, 'securityRequirements'),
      demands: ({ schemes }: JsonObject) => schemes,
      within: true,
    },
    ...(dual ? [{ entries: requirements(owner, 'security'), demands: (one: JsonObject) => one, within: false }] : []),
  ]);
  const [first = '', ...others] = flowsOf(scheme.value);
  const taken = new Set(Object.keys(isObject(value.securitySchemes) ? value.securitySchemes : {}));
  const added = others.map((flow) => ({ flow, name: free(`${scheme.name}_${flow}`, taken) }));
  const edits: FindingFix['edits'][number][] = [];
  for (const { entries, demands, within } of lists) {
    let count = entries.length;
    for (const { pointer, value: requirement } of entries) {
      const demanded = demands(requirement);
      if (!isObject(demanded)) return undefined;
      if (!Object.hasOwn(demanded, scheme.name)) {
        if (Object.hasOwn(requirement, scheme.name)) return undefined;
        continue;
      }
      count += added.length;
      edits.push(...alternatives(card, pointer, join(within ? join(pointer, 'schemes') : pointer, scheme.name), added));
    }
    if (count > ALTERNATIVES) return undefined;
  }
  const rewriting = new Rewriting(card);
  const member = 'oauth2SecurityScheme';
  rewriting.replace(scheme.pointer, [
    [scheme.name, schemeNode({ card, dual }, scheme, member, first, others)],
    ...added.map(({ flow, name }) => [name, schemeNode({ card, dual }, scheme, member, flow)] as const),
  ]);
  return [...rewriting.edits(), ...edits];
}

const requirements = (owner: Part, member: string): Part[] =>
  entriesOf(owner.value[member], join(owner.pointer, member));

/** The requirement again, behind itself, for each of the other names. */
function alternatives(
  { text, root }: CardDocument,
  pointer: string,
  demand: string,
  added: readonly { readonly name: string }[],
): FindingFix['edits'] {
  const place = placeAt(root, pointer);
  const key = placeAt(root, demand)?.key;
  if (!place || !key) return [];
  const before = text.slice(0, place.start);
  const gap = before.slice(before.trimEnd().length) || ' ';
  const again = added.map(
    ({ name }) =>
      `,${gap}${text.slice(place.start, key.start)}${JSON.stringify(name)}${text.slice(key.end, place.end)}`,
  );
  return [{ span: { start: place.end, end: place.end }, text: again.join('') }];
}
