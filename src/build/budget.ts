import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { languages } from '../core/language.ts';
import { checkPage } from '../render/html/check.ts';

const KIB = 1024;

/** As Cloudflare sends it: Brotli, at a middling level, since it compresses on the way. */
const compressed = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0);

function hold(what: string, bytes: number, most: number): void {
  const told = `${what}: ${(bytes / KIB).toFixed(1)} KiB compressed, at most ${most}`;
  console.log(told);
  if (bytes > most * KIB) throw new Error(`Over budget. ${told}`);
}

/**
 * Prints what the page of the check costs in its dearest language, and throws where that is over budget: what it needs to
 * be used, HTML included, and what comes behind that, the editor and the core. `lazy` has the files for each language.
 */
export async function holdBudget(first: readonly string[], lazy: readonly (readonly string[])[], root: string) {
  const sizeOf = (files: readonly string[]) => sum(files.map((file) => compressed(readFileSync(root + file))));
  const pages = await Promise.all(languages.map(checkPage));
  hold('First load of /', sizeOf(first) + Math.max(...pages.map(compressed)), 40);
  hold('Editor and core', Math.max(...lazy.map(sizeOf)), 220);
}
