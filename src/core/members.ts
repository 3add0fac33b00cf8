import { isObject } from './document.ts';
import { memo } from './memo.ts';

/** Keys and indexes that lead to a value. */
export type Path = readonly (string | number)[];

export interface Member {
  readonly path: Path;
  readonly value: unknown;
}

/** Every value inside a value, outermost first, with the keys and indexes that lead to it. */
export const membersOf = memo((value: object): readonly Member[] => {
  const found: Member[] = [];
  collect(value, [], found);
  return found;
});

function collect(value: unknown, path: Path, found: Member[]): void {
  const isList = Array.isArray(value);
  const keys = isObject(value) ? Object.keys(value) : isList ? value : [];
  for (let at = 0; at < keys.length; at++) {
    const key = isList ? at : (keys[at] as string);
    const member = { path: [...path, key], value: (value as Record<string | number, unknown>)[key] };
    found.push(member);
    if (typeof member.value === 'object') collect(member.value, member.path, found);
  }
}
