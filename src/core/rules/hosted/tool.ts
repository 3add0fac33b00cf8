import { onValue } from '../../at.ts';
import type { AgentDocument } from '../../document.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { hostedFile } from './example.ts';

/** The only tool there is for a hosted agent. Without it the agent never reaches the network. */
const allowed = 'web.search';

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** A tool that Goloco does not have. */
export const tool = rule({
  code: 'hosted/tool',
  kinds: ['agent'],
  profiles: ['hosted'],
  severity: 'error',
  wrong: hostedFile('model: gpt-5\ntools: [web.search, image.generate]\n'),
  right: hostedFile('model: gpt-5\ntools: [web.search]\n'),
  *check({ value: { tools }, root }: AgentDocument): Iterable<Fact<{ tool: string; allowed: string; meant: boolean }>> {
    if (!Array.isArray(tools)) return;
    for (const [index, one] of tools.entries()) {
      if (typeof one !== 'string' || one.trim() === '' || one === allowed) continue;
      const pointer = join('', 'tools', index);
      const span = placeAt(root, pointer);
      const meant = plain(one) === plain(allowed);
      yield {
        at: onValue(pointer),
        data: { tool: one, allowed, meant },
        ...(meant && span && { fixes: [{ safe: true, edits: [{ span, text: allowed }] }] }),
      };
    }
  },
});
