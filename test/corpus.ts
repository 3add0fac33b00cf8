import { existsSync, readdirSync, readFileSync } from 'node:fs';

const shared = new URL('../../shared/', import.meta.url);

/** Whether the collection of other people's files is beside the project; a clone has none. */
export const hasCorpus = existsSync(new URL('corpus/', shared));

if (!hasCorpus) console.warn('Corpus tests skipped: no ../shared/corpus beside the project.');

export interface CorpusFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The files of a folder of the corpus, in the order of their names; none where there is no corpus. */
export function corpusFiles(folder: string, ending: string): CorpusFile[] {
  if (!hasCorpus) return [];
  const base = new URL(`corpus/${folder}/`, shared);
  return readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => ({ name, bytes: readFileSync(new URL(name, base)) }));
}

/** The rows of a table of the corpus, by the names in its first line. */
export function corpusTable(file: string): Record<string, string>[] {
  if (!hasCorpus) return [];
  const [head, ...rows] = readFileSync(new URL(`corpus/${file}`, shared), 'utf8')
    .trimEnd()
    .split('\n');
  const names = head?.split('\t') ?? [];
  return rows.map((row) => {
    const cells = row.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}
