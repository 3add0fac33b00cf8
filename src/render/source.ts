import { Lines } from '../core/lines.ts';

/** What the ranges of a report count in: the text of the one document, or the texts of several files by their paths. */
export type Source = string | ReadonlyMap<string, string>;

/** The lines of the text that a diagnostic's file has, each text split once. */
export function linesIn(source: Source): (file: string | undefined) => Lines {
  const known = new Map<string, Lines>();
  return (file = '') => {
    const text = typeof source === 'string' ? source : (source.get(file) ?? '');
    const key = typeof source === 'string' ? '' : file;
    const lines = known.get(key) ?? new Lines(text);
    known.set(key, lines);
    return lines;
  };
}
