import { describe, expect, test } from 'vitest';
import { jsonTokens, markdownTokens, type Part, type Token } from '../../../src/ui/editor/tokens.ts';

const shown = (line: string, tokens: readonly Token[]) =>
  tokens.map(({ kind, from, to }) => `${kind}:${line.slice(from, to)}`);

describe('a line of JSON', () => {
  test.each([
    ['{"a": "b"}', ['quiet:{', 'key:"a"', 'quiet::', 'literal:"b"', 'quiet:}']],
    ['  "a\\"b" : -1.5e3,', ['key:"a\\"b"', 'quiet::', 'number:-1.5e3', 'quiet:,']],
    ['[true, null]', ['quiet:[', 'number:true', 'quiet:,', 'number:null', 'quiet:]']],
    ['"open', ['literal:"open']],
    ['"true: 1"', ['literal:"true: 1"']],
    ['', []],
  ])('%s', (line, tokens) => {
    expect(shown(line, jsonTokens(line))).toEqual(tokens);
  });
});

describe('a line of Markdown', () => {
  test.each<[Part, string, string[], Part]>([
    ['start', '---', ['quiet:---'], 'frontmatter'],
    ['start', '\ufeff---', ['quiet:\ufeff---'], 'frontmatter'],
    ['start', '# Title', ['heading:# Title'], 'body'],
    ['frontmatter', '---', ['quiet:---'], 'body'],
    ['frontmatter', 'name: a-b', ['key:name', 'quiet::'], 'frontmatter'],
    ['frontmatter', 'a: Use when: asked', ['key:a', 'quiet::', 'quiet::'], 'frontmatter'],
    ['frontmatter', '  - id: 3 # three', ['key:id', 'quiet::', 'quiet:# three'], 'frontmatter'],
    [
      'frontmatter',
      'tools: [a, true]',
      ['key:tools', 'quiet::', 'quiet:[', 'quiet:,', 'number:true', 'quiet:]'],
      'frontmatter',
    ],
    ['frontmatter', 'a: "b: c"', ['key:a', 'quiet::', 'literal:"b: c"'], 'frontmatter'],
    ['frontmatter', '# note', ['quiet:# note'], 'frontmatter'],
    ['body', 'name: **b** and `c`', ['heading:**b**', 'literal:`c`'], 'body'],
    ['body', '- item', ['quiet:- '], 'body'],
    ['body', '---', [], 'body'],
    ['body', '```json', ['quiet:```json'], 'code'],
    ['code', '# no heading', ['literal:# no heading'], 'code'],
    ['code', '```', ['quiet:```'], 'body'],
  ])('in %s: %s', (part, line, tokens, next) => {
    const read = markdownTokens(line, part);
    expect(shown(line, read.tokens)).toEqual(tokens);
    expect(read.next).toBe(next);
  });

  test('is read in time that grows with its length', () => {
    for (const piece of ['a: ', '"', "'", '- ', '**', '`', '# ', '\\"', '[', ' ', 'a']) {
      for (const part of ['frontmatter', 'body', 'code'] as const)
        markdownTokens(piece.repeat(20_000 / piece.length), part);
      jsonTokens(piece.repeat(20_000 / piece.length));
    }
  });
});
