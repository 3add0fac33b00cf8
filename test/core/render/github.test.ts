import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visible } from '../../../src/core/visible.ts';
import { renderGithub } from '../../../src/render/github.ts';
import { anyDiagnostic, diagnostic, reportOf } from './reports.ts';

const DOCS = 'https://1849.ai/rules/card/empty-value';
const PLACE = 'line=2,col=3,endLine=2,endColumn=9';

const over = (lines: number) => ({
  range: { start: { line: 2, column: 8, offset: 4 }, end: { line: 2 + lines, column: 3, offset: 40 } },
});

describe('a command for each diagnostic', () => {
  test.each([
    ['an error', {}, `::error file=c.json,${PLACE},title=card/empty-value::It is empty.%0A${DOCS}\n`],
    [
      'a warning',
      { severity: 'warning' },
      `::warning file=c.json,${PLACE},title=card/empty-value::It is empty.%0A${DOCS}\n`,
    ],
    ['a note', { severity: 'note' }, `::notice file=c.json,${PLACE},title=card/empty-value::It is empty.%0A${DOCS}\n`],
    [
      'a hint',
      { hint: 'Fill it.' },
      `::error file=c.json,${PLACE},title=card/empty-value::It is empty.%0AFill it.%0A${DOCS}\n`,
    ],
    ['several lines', over(1), `::error file=c.json,line=2,endLine=3,title=card/empty-value::It is empty.%0A${DOCS}\n`],
    [
      '%, : and , in a name',
      { file: '50%,a:b' },
      `::error file=50%25%2Ca%3Ab,${PLACE},title=card/empty-value::It is empty.%0A${DOCS}\n`,
    ],
    [
      '%, : and , in a message',
      { message: '50%0A,a::b' },
      `::error file=c.json,${PLACE},title=card/empty-value::50%250A,a::b%0A${DOCS}\n`,
    ],
    [
      'line ends in a message',
      { message: 'a\r\n::error::b' },
      `::error file=c.json,${PLACE},title=card/empty-value::a\\u000d\\u000a::error::b%0A${DOCS}\n`,
    ],
    [
      'a name as find(1) prints it',
      { file: './agents/c.json' },
      `::error file=agents/c.json,${PLACE},title=card/empty-value::It is empty.%0A${DOCS}\n`,
    ],
  ] as const)('%s', (_, members, line) => {
    expect(renderGithub(reportOf(diagnostic(members)), 'c.json')).toBe(line);
  });

  test('worst first, and else in the order of the report', () => {
    const report = reportOf(
      diagnostic({ severity: 'note', message: 'one' }),
      diagnostic({ severity: 'error', message: 'two' }),
      diagnostic({ severity: 'warning', message: 'three' }),
      diagnostic({ severity: 'error', message: 'four' }),
    );
    const told = [...renderGithub(report, 'x').matchAll(/^::(\w+) .*::(\w+)%0A/gm)].map(([, ...parts]) => parts);
    expect(told).toEqual([
      ['error', 'two'],
      ['error', 'four'],
      ['warning', 'three'],
      ['notice', 'one'],
    ]);
  });

  test('nothing where there is nothing to report', () => {
    expect(renderGithub(reportOf(), 'x')).toBe('');
  });
});

/** Reads a command as the runner does: up to the next two colons, split at commas; then `%25` is undone last. */
function read(line: string) {
  const end = line.indexOf('::', 2);
  const head = line.slice(2, end);
  const space = head.indexOf(' ');
  const undo = (text: string) => text.replaceAll('%0D', '\r').replaceAll('%0A', '\n');
  const properties = head
    .slice(space + 1)
    .split(',')
    .map((pair) => {
      const at = pair.indexOf('=');
      const value = undo(pair.slice(at + 1))
        .replaceAll('%3A', ':')
        .replaceAll('%2C', ',');
      return [pair.slice(0, at), value.replaceAll('%25', '%')];
    });
  const data = undo(line.slice(end + 2)).replaceAll('%25', '%');
  return { command: head.slice(0, space), properties: Object.fromEntries(properties), data };
}

test('whatever name and message: one line, and the runner reads back what was meant', () => {
  fc.assert(
    fc.property(anyDiagnostic, ({ found }) => {
      const output = renderGithub(reportOf(found), 'x');
      expect(output.match(/[\r\n\u2028\u2029\u0085]/g)).toEqual(['\n']);
      const { command, properties, data } = read(output.slice(0, -1));
      expect(command).toBe({ error: 'error', warning: 'warning', note: 'notice' }[found.severity]);
      expect(visible(found.file ?? '').endsWith(properties.file)).toBe(true);
      const { start, end } = found.range;
      const columns = start.line === end.line && { col: String(start.column), endColumn: String(end.column) };
      expect(properties).toEqual({
        file: properties.file,
        line: String(start.line),
        endLine: String(end.line),
        title: found.code,
        ...columns,
      });
      expect(data).toBe([found.message, found.hint ?? '', found.docs].map(visible).join('\n'));
    }),
  );
});
