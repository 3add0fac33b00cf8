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
  const keys = Array.isArray(value) ? value.keys() : isObject(value) ? Object.keys(value) : [];
  for (const key of keys) {
    const member = { path: [...path, key], value: (value as Record<string | number, unknown>)[key] };
    found.push(member);
    if (typeof member.value === 'object') collect(member.value, member.path, found);
  }
}
