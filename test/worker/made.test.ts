import { expect, test } from 'vitest';
import { all } from '../../src/build/pages/all.ts';
import { MADE } from '../../src/http/made.ts';
import { expectProblem } from '../answers.ts';
import { ask } from './ask.ts';

const HTML = { headers: { Accept: 'text/html, */*;q=0.8' } };

test('every address that a page links to answers, in both languages', async () => {
  const found = new Set(['/', '/id/']);
  const broken: string[] = [];
  for (const path of found) {
    const answer = await ask(path, HTML);
    const page = await answer.text();
    if (!answer.ok) broken.push(path);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const [, link = ''] of page.matchAll(/ href=["'](\/[^"'#]*)/g)) found.add(link.replaceAll('&amp;', '&'));
  }
  expect(broken).toEqual([]);
  expect(found.size).toBeGreaterThan(400);
});

test.each([MADE, '/%6dade', '/made/', '/assets/..%2fmade', '/assets/../made', '/.%2fmade'])(
  'no file that was made is reached below %s',
  async (folder) => {
    for (const { file } of all) {
      const answer = await ask(folder + file);
      expect([file, answer.status]).toEqual([file, 404]);
    }
    await expectProblem(await ask(`${folder}/rules.json`), 'not-found');
  },
);
