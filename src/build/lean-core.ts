import { readFileSync } from 'node:fs';
import { type Plugin, transform } from 'esbuild';
import type { Language } from '../core/language.ts';
import { examples } from '../ui/worker/examples.ts';

/**
 * A schema without what nothing in a report is made of. Its descriptions are the hints of English messages, which other
 * languages have in words of their own; examples are what a fix inserts.
 */
function withoutProse(schema: unknown, language: Language): unknown {
  if (Array.isArray(schema)) return schema.map((part) => withoutProse(part, language));
  if (typeof schema !== 'object' || schema === null) return schema;
  const isProse = (key: string) => key === '$comment' || (key === 'description' && language !== 'en');
  // A member of that name in `properties` is an object.
  const kept = Object.entries(schema).filter(([key, value]) => !(isProse(key) && typeof value === 'string'));
  const isData = (key: string, value: unknown) => key === 'examples' && Array.isArray(value);
  return Object.fromEntries(
    kept.map(([key, value]) => [key, isData(key, value) ? value : withoutProse(value, language)]),
  );
}

/** The schemas of what we answer: a check in the browser needs their ids only. */
const OF_ANSWERS = /\/(?:report|problem)\.schema\.json$/;

/**
 * The examples of a rule, as esbuild prints them without template literals: a value on one line, or one that ends in a
 * bracket as far out as it began.
 */
const EXAMPLE = /^( *)(?:wrong|right): (?:[^\n]*[^\n{([]|[^\n]*[{([]\n[\s\S]*?^\1[\])}]+),?$/gm;

const withoutExamples = (key: string, value: unknown): unknown =>
  key === 'wrong' || key === 'right' ? undefined : value;

/** Where the core chooses between languages. */
const CHOICE = /\/src\/core\/messages\/index\.ts$/;

/** The rules about folders and their words, each with what stands for it where no folder is judged. */
const OF_FOLDERS: readonly (readonly [RegExp, string])[] = [
  [/\/src\/core\/rules\/folder\/index\.ts$/, 'export const folderRules = [];'],
  [/\/src\/core\/rules\/folder\/found\.ts$/, 'export const folderFound = {};'],
  [/\/src\/core\/messages\/[a-z]{2}\/folder\.ts$/, 'export const folderWords = {};'],
];

/**
 * Leaves out of the core what the server's pages show and a check in the browser does not, every other language, and,
 * where no folder is judged, what is about folders.
 */
export const leanCore = (language: Language, { folders }: { readonly folders: boolean }): Plugin => ({
  name: 'lean-core',
  setup(build) {
    build.onResolve({ filter: /^\.\/[a-z]{2}\/[^/]+\.ts$/ }, ({ path, importer, resolveDir }) => {
      const [, other, file] = path.split('/');
      if (other === language || !CHOICE.test(importer)) return undefined;
      return { path: `${other}/${file}`, namespace: 'other-language', pluginData: { other, file, resolveDir } };
    });
    // The words of this language under the names of the other, so that they are there once.
    build.onLoad({ filter: /.*/, namespace: 'other-language' }, ({ pluginData: { other, file, resolveDir } }) => {
      const own = JSON.stringify(`./${language}/${file}`);
      const record = file === 'index.ts' ? `export { ${language} as ${other} } from ${own};` : '';
      return { contents: `export * from ${own};\n${record}`, resolveDir, loader: 'js' };
    });
    for (const [filter, contents] of folders ? [] : OF_FOLDERS) build.onLoad({ filter }, () => ({ contents }));
    // What the stages find is a table, which is written out without its examples.
    build.onLoad({ filter: /\/src\/core\/rules\/\w+\/(?:schema-)?found\.ts$/ }, async ({ path }) => ({
      contents: Object.entries(await import(path))
        .map(([name, table]) => `export const ${name} = ${JSON.stringify(table, withoutExamples)};`)
        .join('\n'),
      loader: 'js',
    }));
    build.onLoad({ filter: /\/src\/core\/rules\/.+\.ts$/ }, async ({ path }) => {
      const plain = { 'template-literal': false };
      const { code } = await transform(readFileSync(path, 'utf8'), { loader: 'ts', supported: plain });
      return { contents: code.replace(EXAMPLE, ''), loader: 'js' };
    });
    // The three that the page offers, worked out.
    build.onLoad({ filter: /\/src\/ui\/worker\/examples\.ts$/ }, async () => ({
      contents: `export const examples = ${JSON.stringify(await examples)};`,
      loader: 'js',
    }));
    build.onLoad({ filter: /\/schemas\/[^/]+\.schema\.json$/ }, ({ path }) => {
      const schema = JSON.parse(readFileSync(path, 'utf8'));
      const kept = OF_ANSWERS.test(path) ? { $id: schema.$id } : withoutProse(schema, language);
      return { contents: JSON.stringify(kept), loader: 'json' };
    });
    // The version of the engine is all that is asked of it.
    build.onLoad({ filter: /\/package\.json$/ }, ({ path }) => {
      const { name, version } = JSON.parse(readFileSync(path, 'utf8'));
      return path.includes('node_modules')
        ? undefined
        : { contents: JSON.stringify({ name, version }), loader: 'json' };
    });
  },
});
