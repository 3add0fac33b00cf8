import { expect, test } from 'vitest';
import { languages } from '../../../src/core/language.ts';
import { reportPage } from '../../../src/render/html/report.ts';
import { judge } from './reports.ts';

/** Controls and marks of direction, which would act on the page, but for the line ends and tabs of its own. */
const acts = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/;

/** The document itself is in the text box of the page, as it was sent, to be written over: a box keeps to itself what it holds. */
const withoutDocument = (page: string) => page.replace(/<textarea id="document"[^>]*>.*?<\/textarea>/gs, '');

test.each([
  ['a key that no tool knows', '---\nname: a\ndescription: Edits.\nx\u202ey: 1\n---\nEdit.\n'],
  ['a control character in it', '---\nname: a\ndescription: Edits.\n\u0005x: 1\n---\nEdit.\n'],
  ['the name of a tool', '---\nname: a\ndescription: Edits.\ntools: ["x\u202ey"]\n---\nEdit.\n'],
  ['the path of a skill', '---\nname: a\ndescription: Edits.\nskills: ["./x\u202ey"]\n---\nEdit.\n'],
])('the page of a report shows %s without letting it act', async (_, text) => {
  const { report } = await judge(text);
  expect(report.agent?.portability).toBeDefined();
  for (const language of languages) {
    expect(withoutDocument(await reportPage(report, text, language))).not.toMatch(acts);
  }
});
