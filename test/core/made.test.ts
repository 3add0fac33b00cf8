import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { app } from '../../src/app.ts';
import { all } from '../../src/build/pages/all.ts';
import { expectProblem } from '../answers.ts';

const root = new URL('../../public/made/', import.meta.url).pathname;

test('what was built is what the pages write, and nothing else', async () => {
  const built = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join('/', relative(root, parentPath), name));
  expect(built.sort()).toEqual(all.map(({ file }) => file).sort());
  const stale: string[] = [];
  for (const { file, write } of all) {
    if (readFileSync(join(root, file), 'utf8') !== (await write())) stale.push(file);
  }
  expect(stale).toEqual([]);
});

test.each(['/', '/rules/card/url', '/templates', '/generator', '/schema/report.schema.json'])(
  '%s without its file is a clear answer, and is there as soon as the file is',
  async (path) => {
    const ask = (file: Response) =>
      app.request(path, { headers: { Accept: 'text/html' } }, { ASSETS: { fetch: async () => file } });
    const problem = await expectProblem(await ask(new Response(null, { status: 404 })), 'internal-error');
    expect(problem.detail).toMatch(/without the pages/);
    expect((await ask(new Response('[]'))).status).toBe(200);
  },
);
