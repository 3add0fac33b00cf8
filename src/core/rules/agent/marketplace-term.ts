import { onKey } from '../../at.ts';
import type { AgentDocument } from '../../document.ts';
import { join } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { type Destination, destinationOf } from './keys.ts';

/** What an agent costs, promises and is paid is not in its file: the file travels, the terms are the marketplace's. */
export const marketplaceTerm = rule({
  code: 'agent/marketplace-term',
  kinds: ['agent'],
  severity: 'error',
  wrong: '---\nname: copy-editor\ndescription: Edits product copy\nprice: 5000\n---\nEdit the text you are given.\n',
  right: '---\nname: copy-editor\ndescription: Edits product copy\n---\nEdit the text you are given.\n',
  *check({ value }: AgentDocument): Iterable<Fact<{ key: string } & Destination>> {
    for (const key of Object.keys(value)) {
      const destination = destinationOf(key);
      if (destination) yield { at: onKey(join('', key)), data: { key, ...destination } };
    }
  },
});
