import { within } from '../../../at.ts';
import { hasInterfaces } from '../../../card/layout.ts';
import type { CardDocument } from '../../../document.ts';
import { type Fact, rule } from '../../define.ts';
import { lateLabel } from './labels.ts';
import { oldCard } from './old-example.ts';

/**
 * A card of 0.x, judged as such: right for its own clients, and of no use to those of 1.0. Leads the report, unless it is a
 * 1.0 card that the request asks to be judged so.
 */
export const oldVersion = rule({
  code: 'card/old-version',
  kinds: ['card'],
  specs: ['0.3', '0.2', '0.1'],
  severity: 'warning',
  spec: 'A2A 1.0.1 sections 3.6 and 8.3',
  wrong: oldCard({}),
  right: {},
  *check({ spec, root, value }: CardDocument): Iterable<Fact<{ spec: string; has: boolean }>> {
    const has = hasInterfaces(value);
    // What the label says is told by its own rule, and that the layout is an older one with it.
    if (!has && lateLabel(value) !== undefined) return;
    const at = within('', { start: root.start, end: root.start + 1 });
    yield { at, data: { spec, has }, ...(has ? { severity: 'note' } : { leads: true }) };
  },
});
