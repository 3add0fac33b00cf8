import { onValue } from '../../at.ts';
import type { CardDocument } from '../../document.ts';
import { placeAt } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';

/** The version of a Goloco card is computed from its content; another one says that the card was changed by hand. */
export const contentVersion = rule({
  code: 'card/content-version',
  kinds: ['card'],
  profiles: ['goloco'],
  severity: 'error',
  spec: 'Goloco agent card, content version; RFC 8785',
  wrong: { version: '1.0.0+000000000000' },
  right: {},
  *check(card: CardDocument): Iterable<Fact<{ declared: string; computed: string }>> {
    const { value, version } = card;
    if (!version || version.matches || typeof value.version !== 'string' || value.version === '') return;
    const { declared, computed } = version;
    const span = placeAt(card.root, '/version');
    const fixes = span && [{ safe: true, edits: [{ span, text: JSON.stringify(computed) }] }];
    yield { at: onValue('/version'), data: { declared, computed }, ...(fixes && { fixes }) };
  },
});
