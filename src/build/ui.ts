/**
 * Bundles the scripts and styles of the pages from `src/ui/` into `public/assets/`, and fails where they outgrow what a
 * person on a phone should wait for. Run it with `node src/build/ui.ts`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { build, type Metafile, type Plugin } from 'esbuild';
import { languages } from '../core/language.ts';
import { holdBudget } from './budget.ts';
import { leanCore } from './lean-core.ts';
import { licences } from './licences.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const ASSETS = `${ROOT}public/assets`;

/** Pages with a script of their own: `src/ui/<name>/` has `main.ts` and `<name>.css`. */
const pages = ['check', 'rules', 'generator', 'preview', 'templates'];

const options = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  outdir: ASSETS,
  metafile: true,
  logLevel: 'warning',
} as const;

/** CodeMirror's parser comes with its commands. None of those that we have needs it, which its package does not say. */
const withoutParser: Plugin = {
  name: 'without-parser',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^@lezer\/common$/ }, async ({ path, pluginData, ...asked }) => {
      if (pluginData === 'asked') return undefined;
      return { ...(await resolve(path, { ...asked, pluginData: 'asked' })), sideEffects: false };
    });
  },
};

/** The files that come with one at once: itself and what it imports without waiting. */
function withImports({ outputs }: Metafile, file: string): string[] {
  const now = outputs[file]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
  return [...new Set([file, ...now.flatMap(({ path }) => withImports({ outputs, inputs: {} }, path))])];
}

rmSync(ASSETS, { recursive: true, force: true });
mkdirSync(ASSETS, { recursive: true });
const { metafile: ofPages } = await build({
  ...options,
  splitting: true,
  entryPoints: pages.flatMap((name) => [
    { in: `src/ui/${name}/main.ts`, out: name },
    { in: `src/ui/${name}/${name}.css`, out: name },
  ]),
  chunkNames: '[name]-[hash]',
  plugins: [withoutParser],
});
// Each in one file: the header policy of an asset lets it load nothing more.
const workers = await Promise.all(
  languages.flatMap((language) =>
    ['check', 'folder', 'preview'].map((name) =>
      build({
        ...options,
        entryPoints: [{ in: `src/ui/worker/${name}.ts`, out: `${name}-worker.${language}` }],
        plugins: [leanCore(language, { folders: name === 'folder' })],
      }),
    ),
  ),
);
writeFileSync(`${ASSETS}/licences.txt`, licences(ROOT, [ofPages, ...workers.map(({ metafile }) => metafile)]));

const firstOf = (page: string): string[] => [
  ...withImports(ofPages, `public/assets/${page}.js`),
  `public/assets/${page}.css`,
  'public/styles.css',
];
const editor = Object.keys(ofPages.outputs)
  .filter((file) => file.startsWith('public/assets/editor-'))
  .flatMap((file) => withImports(ofPages, file))
  .filter((file) => !firstOf('check').includes(file));
await holdBudget(
  firstOf,
  languages.map((language) => [...editor, `public/assets/check-worker.${language}.js`]),
  ROOT,
);
