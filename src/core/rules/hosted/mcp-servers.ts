import { onKey } from '../../at.ts';
import type { AgentDocument } from '../../document.ts';
import { removeKey } from '../../edit/remove-key.ts';
import { type Fact, rule } from '../define.ts';
import { hostedFile } from './example.ts';

/** Goloco attaches its own servers where the owner allows it, so the key must not be there, not even empty. */
export const mcpServers = rule({
  code: 'hosted/mcp-servers',
  kinds: ['agent'],
  profiles: ['hosted'],
  severity: 'error',
  wrong: hostedFile('model: gpt-5\nmcpServers: []\n'),
  right: hostedFile('model: gpt-5\n'),
  *check(document: AgentDocument): Iterable<Fact<{ empty: boolean }>> {
    const { value } = document;
    if (!Object.hasOwn(value, 'mcpServers')) return;
    const servers = value.mcpServers;
    const empty = servers === null || (Array.isArray(servers) && servers.length === 0);
    // With servers in it, somebody wanted them.
    const edit = removeKey(document, 'mcpServers');
    yield {
      at: onKey('/mcpServers'),
      data: { empty },
      covers: ['/mcpServers'],
      ...(edit && { fixes: [{ safe: empty, edits: [edit] }] }),
    };
  },
});
