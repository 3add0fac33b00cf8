import { onValue } from '../../../at.ts';
import { skillsOf } from '../../../card/parts.ts';
import type { CardDocument } from '../../../document.ts';
import { join } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

/** Two skills with one id. No version forbids it in so many words; the id is described as unique. */
export const duplicateSkillId = rule({
  code: 'card/duplicate-skill-id',
  kinds: ['card'],
  severity: 'warning',
  spec: 'A2A 1.0.1 section 4.4, AgentSkill',
  wrong: { skills: [edit('edit-copy', 'Edit copy'), edit('edit-copy', 'Edit a letter')] },
  right: { skills: [edit('edit-copy', 'Edit copy'), edit('edit-letter', 'Edit a letter')] },
  *check({ value: card }: CardDocument): Iterable<Fact<{ id: string }>> {
    const first = new Map<string, string>();
    for (const { pointer, value } of skillsOf(card)) {
      const { id } = value;
      if (typeof id !== 'string' || id === '') continue;
      const earlier = first.get(id);
      if (earlier === undefined) first.set(id, join(pointer, 'id'));
      else yield { at: onValue(join(pointer, 'id')), data: { id }, related: [onValue(earlier)] };
    }
  },
});

function edit(id: string, name: string) {
  return {
    id,
    name,
    description: 'Edits a text and gives a reason for each change.',
    tags: ['editing'],
    examples: ['Make this shorter.'],
  };
}
