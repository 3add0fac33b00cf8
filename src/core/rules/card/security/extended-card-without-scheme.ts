import { onValue } from '../../../at.ts';
import { capabilitiesOf } from '../../../card/parts.ts';
import { type CardDocument, isObject } from '../../../document.ts';
import { type Fact, rule } from '../../define.ts';

/** An extended card is promised, which must only be given to clients that signed in, and there is no way to sign in. */
export const extendedCardWithoutScheme = rule({
  code: 'card/extended-card-without-scheme',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'error',
  spec: 'A2A 1.0.1 sections 3.1.11 and 13.3',
  wrong: { capabilities: { extendedAgentCard: true } },
  right: {
    capabilities: { extendedAgentCard: true },
    securitySchemes: { bearer: { httpAuthSecurityScheme: { scheme: 'Bearer' } } },
    securityRequirements: [{ schemes: { bearer: { list: [] } } }],
  },
  *check({ value: card }: CardDocument): Iterable<Fact<object>> {
    if (capabilitiesOf(card).extendedAgentCard !== true) return;
    // Schemes in snake_case are another fault, told by its own rule; so is a value that is no object.
    const schemes = card.securitySchemes ?? card.security_schemes ?? {};
    if (!isObject(schemes) || Object.keys(schemes).length > 0) return;
    yield { at: onValue('/capabilities/extendedAgentCard'), data: {} };
  },
});
