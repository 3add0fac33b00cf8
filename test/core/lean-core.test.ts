import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leanCore } from '../../src/build/lean-core.ts';
import * as core from '../../src/core/check.ts';
import * as coreOfFolders from '../../src/core/check-folder.ts';
import { languages } from '../../src/core/language.ts';
import { readFolder } from '../../src/core/parse/folder.ts';
import { exampleOptions, exampleText } from '../../src/core/rules/example.ts';
import { catalogue } from '../../src/core/rules/index.ts';
import { schemas } from '../../src/core/schema/registry.ts';

/** YAML whose nodes the library would write out again, were it asked for values. */
const YAML = [
  '? [a, b]\n: c',
  '? {a: 1}\n: &x c\nd: *x',
  'name: !!str 1\ndescription: !other {}',
  '<<: *a\nname: 012\ndescription: 1:30',
  'name: |+\n  a\n\ndescription: >-\n  b',
].map((frontmatter) => `---\n${frontmatter}\n---\nDo it.\n`);

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What is left out for the browser must change nothing that is told. */
describe.each(languages)('the lean core in %s', (language) => {
  const folder = mkdtempSync(join(tmpdir(), 'lean-'));
  let lean: typeof core;
  let leanOfFolders: typeof coreOfFolders;

  beforeAll(async () => {
    const root = new URL('../../', import.meta.url).pathname;
    const load = async (file: string, folders: boolean) => {
      const outfile = join(folder, `${file}.mjs`);
      await build({
        entryPoints: [`${root}src/core/${file}.ts`],
        bundle: true,
        format: 'esm',
        outfile,
        logLevel: 'error',
        plugins: [leanCore(language, { folders })],
      });
      return import(/* @vite-ignore */ outfile);
    };
    lean = await load('check', false);
    leanOfFolders = await load('check-folder', true);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(catalogue.filter(({ wrong }) => wrong !== undefined).map((info) => [info.code, info] as const))(
    'judges the examples of %s as the whole core does',
    async (_, info) => {
      for (const example of [info.wrong, info.right].filter((one) => one !== undefined)) {
        const text = await exampleText(example, info);
        if (info.kinds[0] === 'folder') {
          const files = Object.entries<string>(JSON.parse(text));
          const { read = [] } = readFolder(files.map(([path, one]) => ({ path, bytes: bytesOf(one) })));
          const told = await leanOfFolders.checkFolder(read, { language });
          expect(told).toEqual(await coreOfFolders.checkFolder(read, { language }));
          continue;
        }
        const options = { ...exampleOptions(info), language };
        expect(await lean.check(bytesOf(text), options)).toEqual(await core.check(bytesOf(text), options));
      }
    },
  );

  test.each(YAML)('judges %j as the whole core does', async (text) => {
    expect(await lean.check(bytesOf(text), { language })).toEqual(await core.check(bytesOf(text), { language }));
  });
});

test('no schema states a format, which the lean core does not check', () => {
  for (const { schema } of schemas) expect(JSON.stringify(schema)).not.toMatch(/"format": ?"/);
});
