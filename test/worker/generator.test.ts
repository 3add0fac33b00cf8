import { describe, expect, test } from 'vitest';
import { fieldNames, fieldWords } from '../../src/render/strings/generator-fields.ts';
import { expectPolicy, expectProblem } from '../answers.ts';
import { ask } from './ask.ts';

const get = (path: string) => ask(path, { headers: { Accept: 'text/html' } });

describe('the generator', () => {
  test.each([
    ['/generator', 'en'],
    ['/id/generator', 'id'],
    ['/generator?template=coding', 'en'],
    ['/id/generator?template=coding', 'id'],
  ])('%s answers in %s', async (path, language) => {
    const answer = await get(path);
    expectPolicy(answer);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-language')]).toEqual([200, language]);
    expect(/<html lang="([^"]*)"/.exec(text)?.[1]).toBe(language);
    expect(/<textarea id="json"[^>]*>\n([^<]*)</.exec(text)?.[1] !== '').toBe(path.includes('template'));
  });

  test('every template has a representation of its own', async () => {
    const tags = await Promise.all(
      ['', '?template=coding', '?template=research'].map(async (query) =>
        (await get(`/generator${query}`)).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test.each(['template=brand-voice', 'template=', 'template=coding&template=coding', 'start=coding'])(
    '%s is refused',
    async (query) => {
      await expectProblem(await get(`/generator?${query}`), 'bad-parameter');
    },
  );

  test('every field has a label and help in each language, and English has those of the schema', () => {
    for (const name of fieldNames) {
      const [english, indonesian] = [fieldWords(name, 'en'), fieldWords(name, 'id')];
      expect([name, english.label !== '', english.help.length > 10]).toEqual([name, true, true]);
      expect([name, indonesian.help === english.help]).toEqual([name, false]);
    }
  });
});
