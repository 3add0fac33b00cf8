import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderGnu } from '../../../src/render/gnu.ts';
import { anyDiagnostic, diagnostic, judge, reportOf } from './reports.ts';

describe('a line for each diagnostic', () => {
  test.each([
    ['no name given', {}, 'agent-card.json:2:3: error: It is empty. [card/empty-value]\n'],
    ['its own file', { file: 'a/b.json' }, 'a/b.json:2:3: error: It is empty. [card/empty-value]\n'],
    ['a warning', { severity: 'warning' }, 'agent-card.json:2:3: warning: It is empty. [card/empty-value]\n'],
    ['a note', { severity: 'note' }, 'agent-card.json:2:3: note: It is empty. [card/empty-value]\n'],
    ['a line feed', { message: 'a\nb' }, 'agent-card.json:2:3: error: a\\u000ab [card/empty-value]\n'],
    ['an escape', { message: 'a\u001b[31m' }, 'agent-card.json:2:3: error: a\\u001b[31m [card/empty-value]\n'],
    ['a name with a separator', { file: 'a\u2028b' }, 'a\\u2028b:2:3: error: It is empty. [card/empty-value]\n'],
  ] as const)('%s', (_, members, line) => {
    expect(renderGnu(reportOf(diagnostic(members)), 'agent-card.json')).toBe(line);
  });

  test('in the order of the report', () => {
    const report = reportOf(diagnostic({ severity: 'note' }), diagnostic({ message: 'Second.' }));
    expect(renderGnu(report, 'x')).toMatch(/^x:2:3: note: .*\nx:2:3: error: Second\. .*\n$/);
  });

  test('nothing where there is nothing to report', () => {
    expect(renderGnu(reportOf(), 'x')).toBe('');
  });

  test('what a document says does not leave its line', async () => {
    const { report } = await judge('{"supportedInterfaces": [], "a\\n\\u001bb": 1}');
    const lines = renderGnu(report, 'agent-card.json').split('\n');
    expect(lines.length).toBe(report.diagnostics.length + 1);
    expect(lines.filter((line) => line.includes('"a\\u000a\\u001bb"')).length).toBe(1);
  });
});

test('whatever name and message: one line, nothing that a terminal obeys, and the place stands behind the name', () => {
  fc.assert(
    fc.property(fc.array(anyDiagnostic, { maxLength: 4 }), (all) => {
      const output = renderGnu(reportOf(...all.map(({ found }) => found)), 'x');
      expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/);
      const lines = output.split('\n');
      expect(lines.pop()).toBe('');
      expect(lines.length).toBe(all.length);
      for (const [at, { found }] of all.entries()) {
        const { line, column } = found.range.start;
        expect(lines[at]).toContain(`:${line}:${column}: ${found.severity}: `);
        expect(lines[at]).toMatch(new RegExp(` \\[${found.code}\\]$`));
      }
    }),
  );
});
