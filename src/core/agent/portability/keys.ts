import type { AgentDocument } from '../../document.ts';
import { join } from '../../parse/pointer.ts';
import { golocoAgentId } from '../../schema/registry.ts';
import { declaredMembers, rootNodes } from '../../schema/walk.ts';
import { readersOf } from '../readers.ts';
import { holdsBack } from './restrictions.ts';
import { type Reason, reason } from './row.ts';
import type { Tool } from './tools.ts';
import { wantedInstead } from './values.ts';

/** Keys that are not of the format, by what this tool makes of those that it knows, and of the others. */
export function* keyReasons({ name, otherKeys }: Tool, { value }: AgentDocument): Iterable<Reason> {
  const formatKeys = declaredMembers(rootNodes(golocoAgentId)) ?? [];
  for (const [key, member] of Object.entries(value)) {
    if (formatKeys.includes(key)) continue;
    const pointer = join('', key);
    if (readersOf(key).includes(name)) {
      const wanted = wantedInstead(name, key, member);
      if (wanted) yield reason('key-value', 'needs a change', pointer, { key, wanted });
    } else if (holdsBack(key, member)) yield reason('key-unheld', 'cannot', pointer, { key });
    else if (otherKeys === 'refused') yield reason('key-refused', 'needs a change', pointer, { key });
    else if (otherKeys === 'sent') yield reason('key-sent', 'needs a change', pointer, { key });
  }
}

/** Keys of the format with nothing behind them: null to YAML, which a tool that holds values to types does not take. */
export function* emptyReasons({ refusesNull }: Tool, { value }: AgentDocument): Iterable<Reason> {
  if (!refusesNull) return;
  for (const key of ['model', 'tools']) {
    if (value[key] === null) yield reason('key-empty', 'needs a change', join('', key), { key });
  }
}
