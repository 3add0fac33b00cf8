/** Every limit of the service, with its reason. Bytes are bytes of the request; depth counts open braces and brackets. */
export const limits = {
  /** A card or agent file. The largest real one seen is 90 KB; 256 KiB are read and judged in a few milliseconds. */
  documentBytes: 256 * 1024,
  /** YAML is read by a library that costs about a hundred times what JSON costs; no frontmatter comes near this. */
  yamlBytes: 64 * 1024,
  /** Our walkers recurse. Real cards nest 12 deep; 64 leaves room for extension params and keeps every stack small. */
  depth: 64,
  /**
   * Values in one JSON document, every key's value and list entry counted. The largest real card seen has 570; a document
   * of 60 KB can hold 20,000 empty objects, each of which would be told to lack all its members.
   */
  values: 12_000,
  /** YAML tokens in one frontmatter: the library's time grows with them more than with bytes. The largest real one has 415. */
  yamlTokens: 5_000,
  /** Edits of one fix, and places that belong to one fault: beyond that an answer grows past what anybody reads. */
  edits: 500,
  related: 20,
  /** A person mends a few faults and asks again; an answer with thousands helps nobody and costs memory. */
  diagnostics: 200,
} as const;
