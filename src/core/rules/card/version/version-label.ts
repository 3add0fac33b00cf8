import { onValue } from '../../../at.ts';
import { hasInterfaces } from '../../../card/layout.ts';
import type { CardDocument } from '../../../document.ts';
import { type Fact, rule } from '../../define.ts';
import { lateLabel } from './labels.ts';
import { oldCard } from './old-example.ts';

/** The label says 1.0, the layout is that of 0.3: clients of 1.0 find no interface. */
export const versionLabel = rule({
  code: 'card/version-label',
  kinds: ['card'],
  specs: ['0.3', '0.2', '0.1'],
  severity: 'error',
  spec: 'A2A 1.0.1 section 4.4, AgentCard',
  wrong: oldCard({ protocolVersion: '1.0' }),
  right: {},
  *check({ value }: CardDocument): Iterable<Fact<{ label: string }>> {
    const label = lateLabel(value);
    if (label !== undefined && !hasInterfaces(value)) yield { at: onValue('/protocolVersion'), data: { label } };
  },
});
