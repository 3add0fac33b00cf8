import { onValue } from '../../at.ts';
import type { CardDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';

/** Semantic Versioning 2.0.0, without its rule on leading zeros. */
const semantic = /^\d+\.\d+\.\d+(-[0-9a-z.-]+)?(\+[0-9a-z.-]+)?$/i;

/** A version of the agent in a form of its own. Allowed; the version of a Goloco card is computed, and not judged here. */
export const versionForm = rule({
  code: 'card/version-form',
  kinds: ['card'],
  profiles: ['a2a'],
  severity: 'note',
  spec: 'A2A 1.0.1 section 4.4, AgentCard; Semantic Versioning 2.0.0',
  wrong: { version: 'latest' },
  right: { version: '1.4.0' },
  *check({ value: { version } }: CardDocument): Iterable<Fact<{ written: string }>> {
    if (typeof version === 'string' && version !== '' && !semantic.test(version)) {
      yield { at: onValue('/version'), data: { written: version } };
    }
  },
});
