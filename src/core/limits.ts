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
  /** What the Agent Skills specification recommends for a SKILL.md, and the most that Goloco hosts. */
  skillLines: 500,
  /** The most that Goloco hosts of one skill's folder. Of 4,632 real skills 44 have more files and 24 more bytes. */
  skillFiles: 50,
  skillBytes: 2 * 1024 * 1024,
  /** A folder with more is not read at all: past what a diagnostic helps with, and each byte is held in memory. */
  folderFiles: 200,
  folderBytes: 4 * 1024 * 1024,
  /** Frontmatter of all files in a folder: what costs. 200 real ones come to less, and four of the largest kind are read. */
  folderYamlBytes: 256 * 1024,
  /** Entries of a zip, its folders and what systems add to it counted: looked at before any is read. */
  zipEntries: 1_000,
  /** Relative links of one SKILL.md that are looked up: no real one seen has a third of them, and a folder can hold 200 such files. */
  links: 200,
  /** A path in a folder, in UTF-16 units: what Windows takes without being asked to take more. */
  pathLength: 255,
  /** Rounds of a repair. A syntax fault hides the next one, so each takes a round; all else is done after a few. */
  rounds: 120,
  /** Edits of one fix, and places that belong to one fault: beyond that an answer grows past what anybody reads. */
  edits: 500,
  related: 20,
  /** Reasons against one tool: a list of 800 tools that nobody knows would make an answer of half a megabyte. */
  reasons: 50,
  /** Public listings in one preview. Each is judged by itself, against the text of the whole request; no agent offers as many. */
  listings: 200,
  /** A person mends a few faults and asks again; an answer with thousands helps nobody and costs memory. */
  diagnostics: 200,
} as const;
