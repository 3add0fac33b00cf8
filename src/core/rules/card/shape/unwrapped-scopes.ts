import { onValue } from '../../../at.ts';
import { demandsOf, requirementsOf, securedParts } from '../../../card/parts.ts';
import type { CardDocument } from '../../../document.ts';
import { wrapScopes } from '../../../edit/requirement.ts';
import { type Fact, rule } from '../../define.ts';

const bearer = { securitySchemes: { bearer: { httpAuthSecurityScheme: { scheme: 'Bearer' } } } };

/**
 * Scopes as a bare list instead of `{ "list": [...] }`: parsers refuse the card, or read it without its scopes. Not so
 * a2a-go up to 2.5, which writes this and refuses the right form, so that the fix is no safe one.
 */
export const unwrappedScopes = rule({
  code: 'card/unwrapped-scopes',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'error',
  spec: 'A2A 1.0.1 section 4.5, StringList',
  wrong: { ...bearer, securityRequirements: [{ schemes: { bearer: ['read'] } }] },
  right: { ...bearer, securityRequirements: [{ schemes: { bearer: { list: ['read'] } } }] },
  *check(card: CardDocument): Iterable<Fact<{ name: string; scopes: number }>> {
    for (const { pointer, name, value } of securedParts(card.value).flatMap(requirementsOf).flatMap(demandsOf)) {
      if (!Array.isArray(value)) continue;
      const edits = wrapScopes(card, pointer);
      yield {
        at: onValue(pointer),
        data: { name, scopes: value.length },
        ...(edits && { fixes: [{ safe: false, edits }] }),
      };
    }
  },
});
