import { type AgentDocument, isObject } from '../../document.ts';
import { join } from '../../parse/pointer.ts';
import { type Reason, reason } from './row.ts';
import type { Tool } from './tools.ts';

/** An empty list, or a key with no value, attaches no server, and so asks for nothing: there only the key can be in the way. */
export function* serverReasons({ servers, otherKeys }: Tool, { value }: AgentDocument): Iterable<Reason> {
  if (value.mcpServers === undefined) return;
  const list = Array.isArray(value.mcpServers) ? value.mcpServers : [];
  const { takes, where, key } = servers;
  if (takes === 'none') {
    if (list.length === 0) {
      if (otherKeys !== 'ignored') {
        yield reason('servers-remove', 'needs a change', '/mcpServers', { refused: otherKeys === 'refused' });
      }
    } else if (key) yield reason('servers-key', 'needs a change', '/mcpServers', { key });
    else yield reason('servers-elsewhere', 'needs a change', '/mcpServers', { where });
  }
  if (takes === 'names') {
    for (const [index, one] of list.entries()) {
      if (isObject(one)) yield reason('server-inline', 'needs a change', join('', 'mcpServers', index), { where });
    }
  }
}
