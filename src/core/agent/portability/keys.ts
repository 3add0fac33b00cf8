import type { AgentDocument } from '../../document.ts';
import { join } from '../../parse/pointer.ts';
import { readersOf } from '../readers.ts';
import { type Reason, reason } from './row.ts';
import type { Tool } from './tools.ts';

const formatKeys: ReadonlySet<string> = new Set(['name', 'description', 'model', 'tools', 'mcpServers', 'skills']);

/** Keys that hold an agent back in the tools that read them: passed over, they would set it free. */
const restrictions: ReadonlySet<string> = new Set([
  'disallowedTools',
  'permissionMode',
  'permission',
  'permissions',
  'readonly',
]);

/** Keys of other tools, by what this one makes of keys that it does not know. */
export function* keyReasons({ name, otherKeys }: Tool, { value }: AgentDocument): Iterable<Reason> {
  for (const key of Object.keys(value)) {
    if (formatKeys.has(key) || readersOf(key).includes(name)) continue;
    const pointer = join('', key);
    if (restrictions.has(key)) yield reason('key-unheld', 'cannot', pointer, { key });
    else if (otherKeys === 'refused') yield reason('key-refused', 'needs a change', pointer, { key });
    else if (otherKeys === 'sent') yield reason('key-sent', 'needs a change', pointer, { key });
  }
}
