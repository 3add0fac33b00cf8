import type { JsonObject } from '../document.ts';
import { memo } from '../memo.ts';
import { join } from '../parse/pointer.ts';
import { type Part, skillsOf } from './parts.ts';

/** The lists of media types of a card and its skills; of each the texts in it. */
export const modeListsOf = memo((card: JsonObject): readonly (readonly Part<string>[])[] => [
  ...textsOf({ pointer: '', value: card }, ['defaultInputModes', 'defaultOutputModes']),
  ...skillsOf(card).flatMap((skill) => textsOf(skill, ['inputModes', 'outputModes'])),
]);

function textsOf(owner: Part, members: readonly string[]): Part<string>[][] {
  return members.map((member) => {
    const list = owner.value[member];
    const pointer = join(owner.pointer, member);
    return (Array.isArray(list) ? list : []).flatMap((mode, index) =>
      typeof mode === 'string' ? [{ pointer: join(pointer, index), value: mode }] : [],
    );
  });
}
