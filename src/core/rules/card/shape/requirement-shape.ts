import { onValue } from '../../../at.ts';
import { isBlank, requirementsOf, schemesOf, securedParts } from '../../../card/parts.ts';
import { type CardDocument, isObject, type JsonObject } from '../../../document.ts';
import { wrapAllScopes, wrapRequirement } from '../../../edit/requirement.ts';
import type { FindingFix } from '../../../finding.ts';
import { nearest } from '../../../nearest.ts';
import { join, placeAt } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

const bearer = { securitySchemes: { bearer: { httpAuthSecurityScheme: { scheme: 'Bearer' } } } };

interface Shape {
  /** The names that readers drop. */
  readonly schemes: string[];
  /** The one of them that was to be "schemes". */
  readonly misspelled: string | undefined;
}

/** A requirement in the form of 0.3 under the name of 1.0: readers drop the unknown names and keep `{}`, "no credentials". */
export const requirementShape = rule({
  code: 'card/requirement-shape',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'error',
  spec: 'A2A 1.0.1 section 4.5, SecurityRequirement',
  wrong: { ...bearer, securityRequirements: [{ bearer: [] }] },
  right: { ...bearer, securityRequirements: [{ schemes: { bearer: { list: [] } } }] },
  *check(card: CardDocument): Iterable<Fact<Shape>> {
    for (const { pointer, value } of securedParts(card.value).flatMap(requirementsOf)) {
      const { schemes: inside, ...others } = value;
      const schemes = Object.keys(others);
      if (schemes.length === 0 || !isBlank(inside)) continue;
      const misspelled = inside === undefined ? misspelledIn(card, others) : undefined;
      const edits =
        misspelled !== undefined
          ? renamed(card, join(pointer, misspelled), others[misspelled])
          : inside === undefined
            ? wrapRequirement(card, pointer, value)
            : undefined;
      yield {
        at: onValue(pointer),
        data: { schemes, misspelled },
        covers: Object.keys(value).map((name) => join(pointer, name)),
        ...(edits && { fixes: [{ safe: true, edits }] }),
      };
    }
  },
});

/** The only member of a requirement where it is a map of scopes under a name that is nearly "schemes". */
function misspelledIn(card: CardDocument, requirement: JsonObject): string | undefined {
  const [[name, map] = ['', undefined], another] = Object.entries(requirement);
  if (another || !isObject(map) || isBlank(map) || Array.isArray(map.list)) return undefined;
  const isScheme = schemesOf(card.value).some((scheme) => scheme.name === name);
  return !isScheme && nearest(name, ['schemes']) !== undefined ? name : undefined;
}

function renamed(card: CardDocument, pointer: string, map: unknown): FindingFix['edits'] | undefined {
  const span = placeAt(card.root, pointer)?.key;
  const lists = wrapAllScopes(card, pointer, map);
  return span && lists && [{ span, text: '"schemes"' }, ...lists];
}
