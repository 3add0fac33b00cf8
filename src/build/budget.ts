import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Language, languages } from '../core/language.ts';
import { cardTemplates } from '../core/templates/cards.ts';
import { checkPage } from '../render/html/check.ts';
import { generatorPage } from '../render/html/generator/page.ts';
import { previewFormPage } from '../render/html/preview-form.ts';

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

/** The HTML of the pages that a person types into, by the name of their script. */
const written: Readonly<Record<string, (language: Language) => Promise<string>>> = {
  check: checkPage,
  generator: (language) => generatorPage(language, cardTemplates),
  preview: previewFormPage,
};

/**
 * Prints what these pages cost in their dearest language, and throws where that is over budget: what each needs to be
 * used, HTML included, and what comes behind that, the editor and the core. `firstOf` names the files that a page loads
 * at once; `lazy` has the files for each language.
 */
export async function holdBudget(
  firstOf: (page: string) => readonly string[],
  lazy: readonly (readonly string[])[],
  root: string,
) {
  const sizeOf = (files: readonly string[]) => sum(files.map((file) => compressed(readFileSync(root + file))));
  for (const [name, write] of Object.entries(written)) {
    const pages = await Promise.all(languages.map(write));
    hold(`First load of ${name}`, sizeOf(firstOf(name)) + Math.max(...pages.map(compressed)), 40);
  }
  hold('Editor and core', Math.max(...lazy.map(sizeOf)), 220);
}
