import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeSpansOf, proseOf } from '../../../src/core/parse/prose.ts';

const front = '---\nname: a\n---\n';
const documentOf = (body: string) => ({
  text: front + body,
  body: { start: front.length, end: front.length + body.length },
});

/** What is left, runs of blanks as one. */
const left = (body: string) =>
  proseOf(documentOf(body))
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

describe('what is prose', () => {
  test.each([
    ['text', 'a b', 'a b'],
    ['a fence', 'a\n```js\nb\n```\nc', 'a c'],
    ['a fence of tildes with backticks in it', '~~~\n```\n~~~\nc', 'c'],
    ['a longer fence', '````\n```\nb\n````\nc', 'c'],
    ['a fence without an end', 'a\n```\nb', 'a'],
    ['a fence in an item', '- a\n  ```\n  b\n  ```\n- c', '- a - c'],
    ['a fence that ends with its quote', '> ```\n> b\n\nc', 'c'],
    ['three backticks that are no fence', '```b``` c', 'c'],
    ['indented code', 'a\n\n    b\n\n    c\n\nd', 'a d'],
    ['code below a fence', '```\na\n```\n    b\n', ''],
    ['code below a heading', '# a\n    b\n', '# a'],
    ['indented by a tab', 'a\n\n\tb\n', 'a'],
    ['a line that goes on, indented', 'a\n    b', 'a b'],
    ['a paragraph of an item', '- a\n\n    b', '- a b'],
    ['code in an item', '- a\n\n        b', '- a'],
    ['code behind a list', '- a\n\nb\n\n    c', '- a b'],
    ['a code span', 'a `b` c', 'a c'],
    ['a code span with a backtick', 'a ``b ` b`` c', 'a c'],
    ['a code span with a backslash at its end', 'a `b\\` c', 'a c'],
    ['a backtick alone', 'a ` b', 'a ` b'],
    ['an escaped backtick', 'a \\`b` c', 'a b` c'],
    ['backticks of two items', '- `a\n- b`', '- `a - b`'],
    ['a comment', 'a <!-- b --> c', 'a c'],
    ['a comment over blank lines', '<!-- b\n\nb -->\nc', 'c'],
    ['a comment without an end', 'a <!-- b', 'a <!-- b'],
    ['CR LF', 'a\r\n```\r\nb\r\n```\r\nc', 'a c'],
    ['lone CR', 'a\r```\rb\r```\rc', 'a c'],
  ])('%s', (_, body, expected) => {
    expect(left(body)).toBe(expected);
  });

  test('the inside of code spans is found in the document', () => {
    const body = 'a `b` and ``c ` d``';
    expect(codeSpansOf(documentOf(body)).map(({ start, end }) => (front + body).slice(start, end))).toEqual([
      'b',
      'c ` d',
    ]);
  });

  test('whatever stands in it, it is as long, and what is not blanked stands where it was', () => {
    const piece = fc.constantFrom(
      '`',
      '``',
      '```',
      '\n',
      '\n\n',
      '    ',
      '\t',
      '- ',
      '> ',
      '<!--',
      '-->',
      '[a](b)',
      '\\',
      '~~~',
      '# ',
      'x',
      '\r\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const body = pieces.join('');
        const prose = proseOf(documentOf(body));
        expect(prose).toHaveLength(body.length);
        expect([...prose].every((char, at) => char === ' ' || char === body[at])).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
