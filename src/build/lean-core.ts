import { readFileSync } from 'node:fs';
import { type Plugin, transform } from 'esbuild';
import type { Language } from '../core/language.ts';
import { examples } from '../ui/worker/examples.ts';

/** A schema without what is there for people only; a member of that name in `properties` is an object, and stays. */
const withoutProse = (key: string, value: unknown): unknown =>
  (key === 'description' || key === '$comment') && typeof value === 'string' ? undefined : value;

/** The schemas of what we answer: a check in the browser needs their ids only. */
const OF_ANSWERS = /\/(?:report|problem)\.schema\.json$/;

/** One line of a record of wordings, as esbuild prints it, that only the pages of the rules show. */
const FOR_PAGES = /^\s*(?:why|title): "(?:[^"\\]|\\.)*",?$/gm;

/**
 * The examples of a rule, as esbuild prints them without template literals: a value on one line, or one that ends in a
 * bracket as far out as it began.
 */
const EXAMPLE = /^( *)(?:wrong|right): (?:[^\n]*[^\n{([]|[^\n]*[{([]\n[\s\S]*?^\1[\])}]+),?$/gm;

/** Where the core chooses between languages. */
const CHOICE = /\/src\/core\/messages\/index\.ts$/;

/** Leaves out of the core what the server's pages show and a check in the browser does not, and every other language. */
export const leanCore = (language: Language): Plugin => ({
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
    build.onLoad({ filter: /\/src\/core\/messages\/[^/]+\/[^/]+\.ts$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, 'utf8'), { loader: 'ts' });
      return { contents: code.replace(FOR_PAGES, ''), loader: 'js' };
    });
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
      const schema = JSON.parse(readFileSync(path, 'utf8'), withoutProse);
      return { contents: JSON.stringify(OF_ANSWERS.test(path) ? { $id: schema.$id } : schema), loader: 'json' };
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
