import { validate as run, type Schema } from '@cfworker/json-schema';
import { isObject } from '../document.ts';
import { membersOf } from '../members.ts';
import { type FailingPart, failingParts, ownKeywords } from './failing-parts.ts';
import { isSurelyValid } from './surely-valid.ts';
import { rootNode } from './walk.ts';

/** A keyword that failed, and the part of the document that failed it. */
export interface RawFinding extends FailingPart {
  readonly keyword: string;
}

/**
 * Judges a value by one of the published schemas and returns what cfworker finds; none means valid. It is asked only about
 * the parts that are not surely valid, each by the keywords of its own schema.
 */
export function validate(id: string, value: unknown): readonly RawFinding[] {
  if (isSurelyValid(id, value)) return [];
  return [...failingParts(rootNode(id), value)].flatMap((part) =>
    failedKeywords(part).map((keyword) => ({ keyword, ...part })),
  );
}

/** The keywords that a value fails by themselves; what fails inside a `oneOf` or `anyOf` is the matter of that. */
function failedKeywords({ node, value }: FailingPart): string[] {
  const { errors } = run(fitForFragments(value), ownKeywords(node).schema as Schema, '2020-12', {}, false);
  const failed = errors.filter(
    ({ keyword, keywordLocation, instanceLocation }) => instanceLocation === '#' && keywordLocation === `#/${keyword}`,
  );
  return [...new Set(failed.map(({ keyword }) => keyword))];
}

const isWellFormed = (value: object): boolean => membersOf(value).every(({ token }) => String(token).isWellFormed());

/**
 * YAML has escapes for half of a surrogate pair, and the URI fragments that cfworker names places in can hold none
 * (RFC 3986 section 2.5): it throws. No name in our schemas has one, so it does not matter what stands for it.
 */
function fitForFragments(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || isWellFormed(value)) return value;
  if (Array.isArray(value)) return value.map(fitForFragments);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key.toWellFormed(), fitForFragments(part)]));
}
