import { onKey } from '../../at.ts';
import type { AgentDocument } from '../../document.ts';
import { join, placeAt } from '../../parse/pointer.ts';
import { golocoAgentId } from '../../schema/registry.ts';
import { declaredMembers, rootNode } from '../../schema/walk.ts';
import { type Fact, rule } from '../define.ts';
import { cutOff } from '../yaml/comment-cuts-text.ts';
import { isRequired } from './required.ts';

/**
 * A key of the format with nothing behind it. YAML reads it as null, which is as good as no key; whether something was
 * forgotten, only the author knows.
 */
export const noValue = rule({
  code: 'agent/no-value',
  kinds: ['agent'],
  severity: 'warning',
  wrong: '---\nname: copy-editor\ndescription: Edits product copy\nmodel:\n---\nEdit the text you are given.\n',
  right: '---\nname: copy-editor\ndescription: Edits product copy\nmodel: any\n---\nEdit the text you are given.\n',
  *check({ text, value, root }: AgentDocument): Iterable<Fact<{ key: string; required: boolean }>> {
    for (const key of declaredMembers([rootNode(golocoAgentId)]) ?? []) {
      const pointer = join('', key);
      const place = placeAt(root, pointer);
      if (value[key] !== null || !place || (place.start === place.end && cutOff(text, place))) continue;
      const required = isRequired(pointer);
      yield { at: onKey(pointer), data: { key, required }, ...(required && { severity: 'error' as const }) };
    }
  },
});
