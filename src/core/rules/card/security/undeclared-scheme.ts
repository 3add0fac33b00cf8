import { onKey } from '../../../at.ts';
import type { Demand } from '../../../card/parts.ts';
import { schemaIds } from '../../../card/schema-ids.ts';
import { type CardDocument, isObject } from '../../../document.ts';
import { nearest } from '../../../nearest.ts';
import { placeAt } from '../../../parse/pointer.ts';
import { fits } from '../../../schema/fits.ts';
import type { UndeclaredMember } from '../../../schema/undeclared.ts';
import { type Fact, rule } from '../../define.ts';
import { allDemands, declaredSchemes, misspelledSchemes } from './undeclared-schemes.ts';

interface Undeclared {
  readonly name: string;
  readonly declared: string[];
  readonly near: string | undefined;
  /** The name under which the card has schemes, where it is not the right one. */
  readonly misspelled: string | undefined;
}

/**
 * A requirement names a scheme that the card does not declare: a client cannot know which credentials to send. Told once
 * where the card declares none at all.
 */
export const undeclaredScheme = rule({
  code: 'card/undeclared-scheme',
  kinds: ['card'],
  severity: 'error',
  spec: 'A2A 1.0.1 section 4.5, SecurityRequirement',
  wrong: { securityRequirements: [{ schemes: { bearer: { list: [] } } }] },
  right: {
    securitySchemes: { bearer: { httpAuthSecurityScheme: { scheme: 'Bearer' } } },
    securityRequirements: [{ schemes: { bearer: { list: [] } } }],
  },
  *check(card: CardDocument): Iterable<Fact<Undeclared>> {
    const schemes = declaredSchemes(card);
    if (!schemes) return;
    const declared = Object.keys(schemes);
    const demands = allDemands(card);
    const [first, ...others] = demands;
    if (first && declared.length === 0) {
      const misspelled = misspelledSchemes(card);
      const fix = misspelled && renamed(card, misspelled, demands);
      yield {
        at: onKey(first.pointer),
        data: { name: first.name, declared, near: undefined, misspelled: misspelled?.name },
        related: others.map(({ pointer }) => onKey(pointer)),
        ...(fix && { fixes: [fix] }),
      };
      return;
    }
    for (const { pointer, name } of demands) {
      if (Object.hasOwn(schemes, name)) continue;
      yield { at: onKey(pointer), data: { name, declared, near: nearest(name, declared), misspelled: undefined } };
    }
  },
});

/** The right name for the map of schemes; what was meant is evident where it has all that are demanded, each of them right. */
function renamed(card: CardDocument, { pointer, value }: UndeclaredMember, demands: readonly Demand[]) {
  const span = placeAt(card.root, pointer)?.key;
  if (!span || card.value.securitySchemes !== undefined || !isObject(value)) return undefined;
  const safe =
    demands.every(({ name }) => Object.hasOwn(value, name)) &&
    fits(schemaIds[card.spec], '/securitySchemes', { securitySchemes: value });
  return { safe, edits: [{ span, text: '"securitySchemes"' }] };
}
