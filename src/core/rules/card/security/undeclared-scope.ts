import { onValue } from '../../../at.ts';
import { type CardDocument, isObject, type JsonObject, ownMember } from '../../../document.ts';
import { nearest } from '../../../nearest.ts';
import { join } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';
import { allDemands, declaredSchemes } from './undeclared-schemes.ts';

/** A scope that is demanded and that the scheme's OAuth flow does not list. A flow that lists none says nothing of them. */
export const undeclaredScope = rule({
  code: 'card/undeclared-scope',
  kinds: ['card'],
  severity: 'warning',
  spec: 'A2A 1.0.1 section 4.5, OAuthFlows',
  wrong: oauth('orders:raed'),
  right: oauth('orders:read'),
  *check(card: CardDocument): Iterable<Fact<{ scope: string; scheme: string; near: string | undefined }>> {
    const schemes = declaredSchemes(card) ?? {};
    for (const { pointer, name, value } of allDemands(card)) {
      const listed = scopesOf(ownMember(schemes, name));
      if (listed.length === 0) continue;
      const [scopes, at] = isObject(value) ? [value.list, join(pointer, 'list')] : [value, pointer];
      for (const [index, scope] of (Array.isArray(scopes) ? scopes : []).entries()) {
        if (typeof scope !== 'string' || listed.includes(scope)) continue;
        yield { at: onValue(join(at, index)), data: { scope, scheme: name, near: nearest(scope, listed) } };
      }
    }
  },
});

/** The scopes that the flows of a scheme list, in the form of 1.0 or the flat one. */
function scopesOf(scheme: unknown): string[] {
  if (!isObject(scheme)) return [];
  const { flows } = isObject(scheme.oauth2SecurityScheme) ? scheme.oauth2SecurityScheme : scheme;
  const all: unknown[] = isObject(flows) ? Object.values(flows) : [];
  return all.flatMap((flow) => (isObject(flow) && isObject(flow.scopes) ? Object.keys(flow.scopes) : []));
}

function oauth(scope: string): JsonObject {
  const scopes = { 'orders:read': 'Read orders' };
  const flows = { clientCredentials: { tokenUrl: 'https://id.harbor.studio/token', scopes } };
  return {
    securitySchemes: { sign_in: { oauth2SecurityScheme: { flows } } },
    securityRequirements: [{ schemes: { sign_in: { list: [scope] } } }],
  };
}
