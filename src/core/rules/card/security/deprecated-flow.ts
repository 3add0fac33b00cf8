import { onKey } from '../../../at.ts';
import { schemesOf } from '../../../card/parts.ts';
import { type CardDocument, isObject, type JsonObject } from '../../../document.ts';
import { join } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

type Flow = 'implicit' | 'password';
const deprecated: readonly Flow[] = ['implicit', 'password'];

/** An OAuth flow that A2A 1.0 keeps for old servers only. */
export const deprecatedFlow = rule({
  code: 'card/deprecated-flow',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'warning',
  spec: 'A2A 1.0.1 section 4.5, OAuthFlows; RFC 9700 sections 2.1.2 and 2.4',
  wrong: oauth({ password: { tokenUrl: 'https://id.harbor.studio/token', scopes: { 'orders:read': 'Read orders' } } }),
  right: oauth({
    clientCredentials: { tokenUrl: 'https://id.harbor.studio/token', scopes: { 'orders:read': 'Read orders' } },
  }),
  *check({ value: card }: CardDocument): Iterable<Fact<{ flow: Flow }>> {
    for (const { pointer, value } of schemesOf(card)) {
      const scheme = value.oauth2SecurityScheme;
      const flows = isObject(scheme) ? scheme.flows : undefined;
      if (!isObject(flows)) continue;
      for (const flow of deprecated) {
        if (isObject(flows[flow]))
          yield { at: onKey(join(pointer, 'oauth2SecurityScheme', 'flows', flow)), data: { flow } };
      }
    }
  },
});

function oauth(flows: JsonObject): JsonObject {
  return {
    securitySchemes: { sign_in: { oauth2SecurityScheme: { flows } } },
    securityRequirements: [{ schemes: { sign_in: { list: ['orders:read'] } } }],
  };
}
