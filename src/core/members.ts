import { memo } from './memo.ts';

/** Keys and indexes that lead to a value. */
export type Path = readonly (string | number)[];

/** A value inside another, its key or index, and the member that it stands in; none where that is the whole. */
export class Member {
  readonly token: string | number;
  readonly value: unknown;
  readonly parent: Member | undefined;

  constructor(token: string | number, value: unknown, parent: Member | undefined) {
    this.token = token;
    this.value = value;
    this.parent = parent;
  }

  /** The keys and indexes that lead to it. */
  get path(): Path {
    return this.parent ? [...this.parent.path, this.token] : [this.token];
  }

  /** Its key; an entry of a list has that of the list. Empty where nothing above it has one. */
  get key(): string {
    if (typeof this.token === 'string') return this.token;
    return this.parent?.key ?? '';
  }

  /** The member of the whole that it stands in, itself where it stands in none. */
  get outermost(): Member {
    return this.parent?.outermost ?? this;
  }
}

/** Every value inside a value, outermost first. */
export const membersOf = memo((value: object): readonly Member[] => {
  const found: Member[] = [];
  collect(value, undefined, found);
  return found;
});

function collect(value: object, parent: Member | undefined, found: Member[]): void {
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) add(at, value[at], parent, found);
    return;
  }
  const keys = Object.keys(value);
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string;
    add(key, (value as Record<string, unknown>)[key], parent, found);
  }
}

function add(token: string | number, value: unknown, parent: Member | undefined, found: Member[]): void {
  const member = new Member(token, value, parent);
  found.push(member);
  if (typeof value === 'object' && value !== null) collect(value, member, found);
}
