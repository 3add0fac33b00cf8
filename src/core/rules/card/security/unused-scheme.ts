import { onKey } from '../../../at.ts';
import { oldAlternatives } from '../../../card/lost-security.ts';
import { capabilitiesOf, demandsOf, isBlank, requirementsOf, schemesOf, securedParts } from '../../../card/parts.ts';
import { type CardDocument, isObject, type JsonObject } from '../../../document.ts';
import { nearest } from '../../../nearest.ts';
import { type Fact, rule } from '../../define.ts';

/**
 * A scheme that nothing demands. With no requirement at all the card reads as open, which is told once; not so where
 * there is an extended card, since that is fetched with any of the schemes (A2A 1.0.1 section 13.3).
 */
export const unusedScheme = rule({
  code: 'card/unused-scheme',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'note',
  spec: 'A2A 1.0.1 section 4.5, SecurityRequirement',
  wrong: { securitySchemes: bearer() },
  right: { securitySchemes: bearer(), securityRequirements: [{ schemes: { bearer: { list: [] } } }] },
  *check({ value: card }: CardDocument): Iterable<Fact<{ names: string[]; open: boolean; extended: boolean }>> {
    const schemes = schemesOf(card);
    if (schemes.length === 0) return;
    const extended = capabilitiesOf(card).extendedAgentCard === true;
    const parts = securedParts(card).map(({ value }) => value);
    // Demands in another spelling, version or shape are told by the rules about those.
    if (parts.some((part) => isWritten(part.security) || isWritten(part.security_requirements))) return;
    if (parts.some(({ securityRequirements }) => isOutOfShape(securityRequirements))) return;
    const requirements = securedParts(card).flatMap(requirementsOf);
    if (requirements.some(({ value }) => Object.keys(value).some((member) => member !== 'schemes'))) return;
    if (requirements.length === 0) {
      const names = schemes.map(({ name }) => name);
      if (!extended) yield { at: onKey('/securitySchemes'), data: { names, open: true, extended } };
      return;
    }
    const demanded = requirements.flatMap(demandsOf).map(({ name }) => name);
    const declared = schemes.map(({ name }) => name);
    // Meant by a name that is not declared, a scheme is in use; card/undeclared-scheme tells that.
    const meant = demanded.map((name) => (declared.includes(name) ? name : nearest(name, declared)));
    for (const { pointer, name } of schemes) {
      if (!meant.includes(name)) yield { at: onKey(pointer), data: { names: [name], open: false, extended } };
    }
  },
});

function bearer(): JsonObject {
  return { bearer: { httpAuthSecurityScheme: { scheme: 'Bearer' } } };
}

const isWritten = (security: unknown): boolean => oldAlternatives(security).length > 0;

/** No list, or one that holds something else than requirements: an error, whatever it was to demand. */
const isOutOfShape = (list: unknown): boolean =>
  !isBlank(list) && !(Array.isArray(list) && list.every((one) => isObject(one) && isObject(one.schemes ?? {})));
