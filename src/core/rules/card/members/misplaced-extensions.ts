import { onKey } from '../../../at.ts';
import type { CardDocument } from '../../../document.ts';
import { type Fact, rule } from '../../define.ts';

/** `extensions` at the top of the card: readers look for them in `capabilities` and see none. */
export const misplacedExtensions = rule({
  code: 'card/misplaced-extensions',
  kinds: ['card'],
  severity: 'warning',
  spec: 'A2A 1.0.1 section 4.4, AgentCapabilities',
  wrong: { extensions: [{ uri: 'https://harbor.studio/ext/tone/v1' }] },
  right: { capabilities: { extensions: [{ uri: 'https://harbor.studio/ext/tone/v1' }] } },
  *check(card: CardDocument): Iterable<Fact<object>> {
    if (card.undeclared.some(({ pointer }) => pointer === '/extensions')) yield { at: onKey('/extensions'), data: {} };
  },
});
