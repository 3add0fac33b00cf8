import { onValue } from '../../../at.ts';
import { capabilitiesOf } from '../../../card/parts.ts';
import type { CardDocument } from '../../../document.ts';
import { type Fact, rule } from '../../define.ts';
import { allDemands, declaredSchemes, misspelledSchemes } from './undeclared-schemes.ts';

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
  *check(card: CardDocument): Iterable<Fact<object>> {
    if (capabilitiesOf(card.value).extendedAgentCard !== true) return;
    const schemes = declaredSchemes(card);
    if (!schemes || Object.keys(schemes).length > 0) return;
    // That there are none is told where one is demanded; under another name they are told there.
    if (allDemands(card).length > 0 || misspelledSchemes(card)) return;
    yield { at: onValue('/capabilities/extendedAgentCard'), data: {} };
  },
});
