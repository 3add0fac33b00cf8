import { readdirSync, readFileSync } from 'node:fs';
import type { Metafile } from 'esbuild';

/** The licence texts of all packages that went into bundles, which most of them ask to be handed on. */
export function licences(root: string, metafiles: readonly Metafile[]): string {
  const folders = metafiles
    .flatMap(({ inputs }) => Object.keys(inputs))
    .flatMap((input) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? []);
  return [...new Set(folders)]
    .sort()
    .map((folder) => {
      const file = readdirSync(root + folder).find((name) => /^licen[cs]e(\.|$)/i.test(name));
      const text = file ? readFileSync(`${root}${folder}/${file}`, 'utf8') : 'No licence file.';
      return `${folder.slice('node_modules/'.length)}\n\n${text.trim()}\n`;
    })
    .join('\n---\n\n');
}
