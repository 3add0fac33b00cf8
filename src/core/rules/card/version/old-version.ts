import { within } from '../../../at.ts';
import type { CardDocument } from '../../../document.ts';
import { type Fact, rule } from '../../define.ts';
import { oldCard } from './old-example.ts';

/** A card of 0.x, judged as such: right for its own clients, and of no use to those of 1.0. Leads the report. */
export const oldVersion = rule({
  code: 'card/old-version',
  kinds: ['card'],
  specs: ['0.3', '0.2', '0.1'],
  severity: 'warning',
  spec: 'A2A 1.0.1 sections 3.6 and 8.3',
  wrong: oldCard({}),
  right: {},
  *check({ spec, root }: CardDocument): Iterable<Fact<{ spec: string }>> {
    yield { at: within('', { start: root.start, end: root.start + 1 }), data: { spec } };
  },
});
