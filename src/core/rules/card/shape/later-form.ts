import { type At, onValue } from '../../../at.ts';
import { entriesOf, isWrapped, schemesOf, securedParts } from '../../../card/parts.ts';
import { type SchemeMember, schemeMember, typeOf } from '../../../card/scheme.ts';
import type { CardDocument } from '../../../document.ts';
import { join } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';
import { oldCard } from '../version/old-example.ts';

interface LaterForm {
  /** The scheme; undefined where it is a requirement. */
  readonly name: string | undefined;
  readonly wrapper: SchemeMember | undefined;
  readonly type: string | undefined;
  readonly spec: string;
}

/**
 * A scheme or a requirement of 1.0 in a card of 0.2 or 0.3: servers that print protobuf messages write both so. Clients
 * that read JSON look for `type`, and take `schemes` for the name of a scheme.
 */
export const laterForm = rule({
  code: 'card/later-form',
  kinds: ['card'],
  specs: ['0.3', '0.2'],
  severity: 'error',
  spec: 'A2A 0.3.0 section 5.5.3',
  wrong: oldCard({
    securitySchemes: { key: { apiKeySecurityScheme: { location: 'header', name: 'X-Api-Key' } } },
    security: [{ key: [] }],
  }),
  right: {
    securitySchemes: { key: { apiKeySecurityScheme: { location: 'header', name: 'X-Api-Key' } } },
    securityRequirements: [{ schemes: { key: {} } }],
  },
  *check(card: CardDocument): Iterable<Fact<LaterForm>> {
    const { spec, value } = card;
    for (const { pointer, name, value: scheme } of schemesOf(value)) {
      const wrapper = schemeMember(scheme);
      if (wrapper === undefined || scheme.type !== undefined) continue;
      const covers = [join(pointer, 'type'), ...Object.keys(scheme).map((member) => join(pointer, member))];
      yield { ...fact(onValue(pointer), { name, wrapper, type: typeOf(wrapper), spec }), covers };
    }
    for (const { pointer: owner, value: part } of securedParts(value)) {
      for (const { pointer, value: requirement } of entriesOf(part.security, join(owner, 'security'))) {
        if (!isWrapped(requirement)) continue;
        const covers = [join(pointer, 'schemes')];
        yield { ...fact(onValue(pointer), { name: undefined, wrapper: undefined, type: undefined, spec }), covers };
      }
    }
  },
});

const fact = (at: At, data: LaterForm): Fact<LaterForm> => ({ at, data });
