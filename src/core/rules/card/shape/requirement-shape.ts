import { onValue } from '../../../at.ts';
import { requirementsOf, securedParts } from '../../../card/parts.ts';
import type { CardDocument } from '../../../document.ts';
import { wrapRequirement } from '../../../edit/requirement.ts';
import { join } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

const bearer = { securitySchemes: { bearer: { httpAuthSecurityScheme: { scheme: 'Bearer' } } } };

/** A requirement in the form of 0.3 under the name of 1.0: readers drop the unknown names and keep `{}`, "no credentials". */
export const requirementShape = rule({
  code: 'card/requirement-shape',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'error',
  spec: 'A2A 1.0.1 section 4.5, SecurityRequirement',
  wrong: { ...bearer, securityRequirements: [{ bearer: [] }] },
  right: { ...bearer, securityRequirements: [{ schemes: { bearer: { list: [] } } }] },
  *check(card: CardDocument): Iterable<Fact<{ schemes: string[] }>> {
    for (const { pointer, value } of securedParts(card.value).flatMap(requirementsOf)) {
      const schemes = Object.keys(value);
      if (schemes.length === 0 || value.schemes !== undefined) continue;
      const edits = wrapRequirement(card, pointer, value);
      yield {
        at: onValue(pointer),
        data: { schemes },
        covers: schemes.map((name) => join(pointer, name)),
        ...(edits && { fixes: [{ safe: true, edits }] }),
      };
    }
  },
});
