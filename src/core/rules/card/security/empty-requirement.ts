import { onValue } from '../../../at.ts';
import { type Part, requirementsOf, securedParts } from '../../../card/parts.ts';
import { type CardDocument, isObject } from '../../../document.ts';
import { type Fact, rule } from '../../define.ts';

/** A requirement that demands nothing. Legal, and one such entry is enough for the agent to need no credentials. */
export const emptyRequirement = rule({
  code: 'card/empty-requirement',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'note',
  spec: 'A2A 1.0.1 section 4.5, SecurityRequirement',
  wrong: {
    securitySchemes: { bearer: { httpAuthSecurityScheme: { scheme: 'Bearer' } } },
    securityRequirements: [{ schemes: { bearer: { list: [] } } }, { schemes: {} }],
  },
  right: {
    securitySchemes: { bearer: { httpAuthSecurityScheme: { scheme: 'Bearer' } } },
    securityRequirements: [{ schemes: { bearer: { list: [] } } }],
  },
  *check({ value: card }: CardDocument): Iterable<Fact<{ where: 'card' | 'skill'; others: boolean }>> {
    for (const owner of securedParts(card)) {
      const requirements = requirementsOf(owner);
      const others = requirements.some((one) => !isEmpty(one));
      for (const one of requirements.filter(isEmpty)) {
        yield { at: onValue(one.pointer), data: { where: owner.pointer === '' ? 'card' : 'skill', others } };
      }
    }
  },
});

/** One with members of another shape only looks empty to a reader; that is told by the rules about lost security. */
const isEmpty = ({ value: { schemes, ...rest } }: Part): boolean =>
  Object.keys(rest).length === 0 &&
  (schemes === undefined || schemes === null || (isObject(schemes) && Object.keys(schemes).length === 0));
