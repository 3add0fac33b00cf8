const trimmed = (parts: readonly string[]): string[] => parts.map((part) => part.trim()).filter((part) => part !== '');

/** What stands on lines of its own: sentences, which may have commas in them. */
export const linesOf = (text: string): string[] => trimmed(text.split('\n'));

/** What stands on lines of its own or between commas: names that have none in them, such as tags and media types. */
export const partsOf = (text: string): string[] => trimmed(text.split(/[\n,]/));

/** What stands between commas, line ends or blanks: names without a blank in them. */
export const wordsOf = (text: string): string[] => trimmed(text.split(/[\s,]/));
