/** The content of a file that the Worker answers with as it is. */
export interface Made {
  /** Its path below `public/made`, as http/made.ts names it. */
  readonly file: string;
  readonly write: () => string | Promise<string>;
}
