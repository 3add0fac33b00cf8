/** What explained schema findings say, by family. The code is the group of the document and the family. */
export interface SchemaFindings {
  /**
   * `within`: title of the object that lacks it. `what`: the schema's own description of the member. `placeholder`: JSON
   * text to put there until the author has better.
   */
  'missing-member': { member: string; within: string; what: string; placeholder: string };
  'unexpected-member': { member: string; within: string; allowed: readonly string[] };
  /** One of `allowed` must be there, and only one. */
  'exactly-one': { within: string; allowed: readonly string[]; present: readonly string[] };
  /**
   * JSON type names; `integer` where a whole number is meant. `entry`: whether it is an entry of a list. `form`: the
   * pattern that a text must have there.
   */
  'wrong-type': {
    name: string;
    expected: readonly string[];
    actual: string;
    entry: boolean;
    what: string;
    form?: string;
  };
  'wrong-form': { name: string; value: string; pattern: string; what: string };
  'unknown-value': {
    name: string;
    value: unknown;
    allowed: readonly unknown[];
    near: string | undefined;
    what: string;
  };
  'empty-value': { name: string; actual: 'string' | 'array'; what: string };
  /** `unit` says what is counted: UTF-16-independent characters (code points) of a string, or entries of an array. */
  'too-long': { name: string; limit: number; actual: number; unit: 'characters' | 'entries' };
  'too-short': { name: string; limit: number; actual: number; unit: 'characters' | 'entries' };
  'out-of-range': {
    name: string;
    actual: number;
    minimum?: number;
    maximum?: number;
    multipleOf?: number;
    what: string;
  };
}

export type Family = keyof SchemaFindings;

/** The codes of one group, such as `card/missing-member`, with their facts. */
export type SchemaFacts<Group extends string, Families extends Family> = {
  [Name in Families as `${Group}/${Name}`]: SchemaFindings[Name];
};
