import { Schema } from 'yaml';

/** What a reader of YAML 1.1 makes of a value that is text to YAML 1.2. */
export type OlderType = 'boolean' | 'number' | 'date' | 'merge key';

const typeNames: Readonly<Record<string, OlderType>> = {
  bool: 'boolean',
  int: 'number',
  float: 'number',
  timestamp: 'date',
  merge: 'merge key',
};

const tags = new Schema({ schema: 'yaml-1.1' }).tags;

/** Numbers of 1.1 can be written with `_` at every digit: what is longer than any of them is not tried. */
const longest = 100;

/** What no type of 1.1 looks like: a word longer than `false`, which nearly every value begins with. */
const isWord = /^[a-z]\w{5}/i;

/**
 * What a value without quotes is to YAML 1.1 (its type repository, yaml.org/type), where that is no text: `no` is false,
 * `2026-01-02` a date, `12:30` a number of base sixty. Undefined where it is text there too. The table is the library's,
 * as its option `compat` uses it.
 */
export function olderType(written: string): OlderType | undefined {
  if (written.length > longest || isWord.test(written)) return undefined;
  const tag = tags.find((one) => one.default === true && 'test' in one && one.test?.test(written));
  return tag && typeNames[tag.tag.replace('tag:yaml.org,2002:', '')];
}
