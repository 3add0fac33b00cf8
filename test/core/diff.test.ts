import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unifiedDiff } from '../../src/core/diff.ts';

const noLineEnd = '\\ No newline at end of file\n';

/** What patch(1) does with a diff that fits. Throws where a line is not the one that the diff says. */
function patch(text: string, diff: string): string {
  const source = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const result: string[] = [];
  let at = 0;
  const hunks = diff.split(/^(?=@@)/m).slice(1);
  for (const hunk of hunks) {
    const [, start = '', length = '', to = '', added = ''] = /^@@ -(\d+),(\d+) \+(\d+),(\d+) @@\n/.exec(hunk) ?? [];
    const first = length === '0' ? Number(start) : Number(start) - 1;
    while (at < first) result.push(source[at++] ?? '');
    expect(result.length).toBe(added === '0' ? Number(to) : Number(to) - 1);
    const body = hunk.slice(hunk.indexOf('\n') + 1);
    const [fromLine, toLine] = [at, result.length];
    const lines = body.match(/[^\n]*\n/g) ?? [];
    for (const [index, line] of lines.entries()) {
      if (line === noLineEnd) continue;
      const rest = lines[index + 1] === noLineEnd ? line.slice(1, -1) : line.slice(1);
      if (line[0] !== '+' && source[at++] !== rest) throw new Error(`No such line: ${JSON.stringify(rest)}`);
      if (line[0] !== '-') result.push(rest);
    }
    expect([at - fromLine, result.length - toLine]).toEqual([Number(length), Number(added)]);
  }
  return [...result, ...source.slice(at)].join('');
}

describe('a unified diff', () => {
  test('of equal texts is empty', () => {
    expect(unifiedDiff('a.json', 'x\n', 'x\n')).toBe('');
  });

  test.each([
    [
      'a line in the middle',
      'a\nb\nc\nd\ne\nf\ng\n',
      'a\nb\nc\nD\ne\nf\ng\n',
      '@@ -1,7 +1,7 @@\n a\n b\n c\n-d\n+D\n e\n f\n g\n',
    ],
    ['far from the beginning', '1\n2\n3\n4\n5\n6\n', '1\n2\n3\n4\n5\n', '@@ -3,4 +3,3 @@\n 3\n 4\n 5\n-6\n'],
    ['into nothing', '', 'a\n', '@@ -0,0 +1,1 @@\n+a\n'],
    ['to nothing', 'a\n', '', '@@ -1,1 +0,0 @@\n-a\n'],
    ['no line end before', 'a', 'a\n', '@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n'],
    ['no line end after', 'a\n', 'b', '@@ -1,1 +1,1 @@\n-a\n+b\n\\ No newline at end of file\n'],
    ['CR LF', 'a\r\nb\r\n', 'a\r\nc\r\n', '@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n'],
    [
      'one of several equal lines, told behind what stays',
      '{\n}\n{\n}\n',
      '{\n}\n',
      '@@ -1,4 +1,2 @@\n {\n }\n-{\n-}\n',
    ],
    [
      'two places',
      'a\n1\n2\n3\n4\n5\n6\n7\nb\n',
      'A\n1\n2\n3\n4\n5\n6\n7\nB\n',
      '@@ -1,4 +1,4 @@\n-a\n+A\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-b\n+B\n',
    ],
  ])('%s', (_, before, after, hunks) => {
    expect(unifiedDiff('a.json', before, after)).toBe(`--- a/a.json\n+++ b/a.json\n${hunks}`);
    expect(patch(before, unifiedDiff('a.json', before, after))).toBe(after);
  });

  const text = fc
    .tuple(fc.array(fc.constantFrom('a', 'b', 'c', '', '{', '\\'), { maxLength: 40 }), fc.constantFrom('', '\n'))
    .map(([lines, end]) => lines.join('\n') + end);

  test('gives the new text when it is applied to the old one, whatever the texts', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(patch(before, unifiedDiff('x', before, after))).toBe(after);
      }),
      { numRuns: 500 },
    );
  });

  test('of texts that have little in common is right too, and told at once', () => {
    const before = Array.from({ length: 20_000 }, (_, line) => `${line}\n`).join('');
    const after = Array.from({ length: 20_000 }, (_, line) => `${line % 3 ? line : `x${line}`}\n`).join('');
    expect(patch(before, unifiedDiff('x', before, after))).toBe(after);
  });
});
