/** A piece of the document's text: UTF-16 offsets, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a value stands in the text, and everything inside it. JSON and YAML both are read into this. */
export interface Place extends Span {
  /** The key in front of the value, quotes included; absent for array items and the root. */
  readonly key?: Span | undefined;
  readonly members?: ReadonlyMap<string, Place> | undefined;
  readonly items?: readonly Place[] | undefined;
}
