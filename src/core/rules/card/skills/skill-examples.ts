import { missing, onValue } from '../../../at.ts';
import { skillsOf } from '../../../card/parts.ts';
import type { CardDocument } from '../../../document.ts';
import { join } from '../../../parse/pointer.ts';
import { type Fact, rule } from '../../define.ts';

/**
 * Skills without examples, told once, whatever their number. Not for Goloco cards, whose skills come from listings that
 * have none.
 */
export const skillExamples = rule({
  code: 'card/skill-examples',
  kinds: ['card'],
  profiles: ['a2a'],
  severity: 'note',
  wrong: { skills: [edit([])] },
  right: { skills: [edit(['Make this launch post shorter.'])] },
  *check({ value: card }: CardDocument): Iterable<Fact<{ count: number }>> {
    const without = skillsOf(card).filter(({ value: { examples } }) => isNone(examples));
    const [first, ...others] = without.map(({ pointer, value: { examples } }) => {
      const at = join(pointer, 'examples');
      return examples === undefined ? missing(at) : onValue(at);
    });
    if (!first) return;
    yield { at: first, data: { count: without.length }, related: others };
  },
});

const isNone = (examples: unknown): boolean =>
  examples === undefined ||
  examples === null ||
  (Array.isArray(examples) && examples.every((one) => typeof one === 'string' && one.trim() === ''));

function edit(examples: string[]) {
  return {
    id: 'edit-copy',
    name: 'Edit copy',
    description: 'Edits a text and gives a reason for each change.',
    tags: ['editing'],
    examples,
  };
}
