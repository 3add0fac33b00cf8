import type { JsonObject } from '../document.ts';
import { join } from '../parse/pointer.ts';
import { type Part, skillsOf } from './parts.ts';

/** The lists of media types of a card and its skills. */
export function modeListsOf(card: JsonObject): Part<readonly unknown[]>[] {
  const list = (owner: Part, member: string) => ({ pointer: join(owner.pointer, member), value: owner.value[member] });
  const whole = { pointer: '', value: card };
  const lists = [
    ...['defaultInputModes', 'defaultOutputModes'].map((member) => list(whole, member)),
    ...skillsOf(card).flatMap((skill) => ['inputModes', 'outputModes'].map((member) => list(skill, member))),
  ];
  return lists.flatMap(({ pointer, value }) => (Array.isArray(value) ? [{ pointer, value }] : []));
}

/** The texts of one such list. */
export const modesOf = ({ pointer, value }: Part<readonly unknown[]>): Part<string>[] =>
  value.flatMap((mode, index) => (typeof mode === 'string' ? [{ pointer: join(pointer, index), value: mode }] : []));
