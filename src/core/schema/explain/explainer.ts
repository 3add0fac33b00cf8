import type { At } from '../../at.ts';
import type { JsonObject } from '../../document.ts';
import type { SchemaNode } from '../walk.ts';
import type { Family, SchemaFindings } from './facts.ts';

/** One failed keyword: where it stands in the schema, and the instance that failed it. */
export interface Failure {
  /** The subschemas that speak of the instance, the one that holds the keyword first. */
  readonly nodes: readonly SchemaNode[];
  /** The subschema that holds the keyword. */
  readonly schema: JsonObject;
  readonly instance: unknown;
  readonly pointer: string;
  /** What a person calls the instance: its key, or "entry 3 of tags". */
  readonly name: string;
  /** Whether the instance is an entry of a list. */
  readonly entry: boolean;
  /** Title of the instance's schema, where it has one. */
  readonly title: string;
  /** Description of the instance's schema, where it has one. */
  readonly what: string;
}

export type Explained = {
  [Name in Family]: { readonly family: Name; readonly at: At; readonly data: SchemaFindings[Name] };
}[Family];

/** Says in our terms what a failed keyword means. Several explainers of one keyword would be several faults. */
export type Explainer = (failure: Failure) => Explained[];
