import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { app } from '../../src/app.ts';
import { all } from '../../src/build/pages/all.ts';
import { expectProblem } from '../answers.ts';

const root = new URL('../../public/made/', import.meta.url).pathname;

test('what was built is what the pages write, and nothing else', async () => {
  const written = await Promise.all(all.map(async ({ file, write }) => [file, await write()] as const));
  const built = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.replace(/\/?$/, '/')}${name}`)
    .map((file) => [file.slice(root.length - 1), readFileSync(file, 'utf8')] as const);
  expect(new Map(built)).toEqual(new Map(written));
  expect(built).toHaveLength(written.length);
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
