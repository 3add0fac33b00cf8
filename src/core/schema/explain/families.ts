import type { Family, SchemaFacts } from './facts.ts';

/** All that the schema of a document with terms of trade can find: of the unions of types there is none. */
const ofTerms = [
  'missing-member',
  'unexpected-member',
  'wrong-type',
  'wrong-form',
  'unknown-value',
  'empty-value',
  'too-long',
  'too-short',
  'out-of-range',
] as const;

/** What the schema of each group can find. A family that no schema of the group uses has no code. */
export const familiesOf = {
  card: ['missing-member', 'wrong-type', 'empty-value', 'unknown-value', 'exactly-one', 'unexpected-member'],
  'labor-terms': ofTerms,
  listing: ofTerms,
  skill: ['missing-member', 'wrong-type', 'empty-value', 'wrong-form', 'too-long'],
  agent: ['missing-member', 'wrong-type', 'empty-value', 'wrong-form'],
} as const satisfies Readonly<Record<string, readonly Family[]>>;

export type SchemaGroup = keyof typeof familiesOf;

/** The codes of one group, with their facts. */
export type GroupFacts<Group extends SchemaGroup> = SchemaFacts<Group, (typeof familiesOf)[Group][number]>;
