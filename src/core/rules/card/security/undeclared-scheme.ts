import { onKey } from '../../../at.ts';
import { demandsOf, oldDemandsOf, requirementsOf, securedParts } from '../../../card/parts.ts';
import { type CardDocument, isObject } from '../../../document.ts';
import { nearest } from '../../../nearest.ts';
import { type Fact, rule } from '../../define.ts';

/** A requirement names a scheme that the card does not declare: a client cannot know which credentials to send. */
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
  *check(card: CardDocument): Iterable<Fact<{ name: string; declared: string[]; near: string | undefined }>> {
    // The snake_case name of the member is a fault of its own.
    const schemes = card.value.securitySchemes ?? card.value.security_schemes ?? {};
    if (!isObject(schemes)) return;
    const declared = Object.keys(schemes);
    const parts = securedParts(card.value);
    const demands =
      card.spec === '1.0' ? parts.flatMap(requirementsOf).flatMap(demandsOf) : parts.flatMap(oldDemandsOf);
    for (const { pointer, name } of demands) {
      if (Object.hasOwn(schemes, name)) continue;
      yield { at: onKey(pointer), data: { name, declared, near: nearest(name, declared) } };
    }
  },
});
