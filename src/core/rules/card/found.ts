import type { LookAlikeName } from '../../card/look-alike.ts';
import type { FoundRules } from '../define.ts';
import { goodCard } from '../good-card.ts';

/** What reading a card finds before it is judged as one. */
export interface CardFacts {
  'card/look-alike': { name: LookAlikeName };
  'card/enclosed': { at: string; count: number };
}

export const cardFound: FoundRules<CardFacts> = {
  'card/look-alike': {
    kinds: ['card'],
    severity: 'error',
    spec: 'A2A 1.0.1 section 4.4, AgentCard',
    wrong: JSON.stringify({ ahp: '0.1', name: 'Harbor Studio', endpoints: {} }, null, 2),
    right: {},
  },
  'card/enclosed': {
    kinds: ['card'],
    severity: 'error',
    spec: 'A2A 1.0.1 section 8.2',
    wrong: `{ "agentCard":\n${JSON.stringify(goodCard, null, 2)}\n}`,
    right: {},
  },
};
