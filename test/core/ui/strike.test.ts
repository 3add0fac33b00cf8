import { expect, test } from 'vitest';
import { Lines } from '../../../src/core/lines.ts';
import { written } from '../../../src/ui/check/strike.ts';

test.each([
  ['one line as it is', '{ "a" : 1 }', '"a" : 1', ['"a" : 1']],
  [
    'several without what they begin and end with',
    '{\r\n  "a": [  \r\n\r\n    1\r\n  ],\r\n  "b": 2\r\n}',
    '"a": [  \r\n\r\n    1\r\n  ]',
    ['"a": [', '1', ']'],
  ],
])('%s', (_, text, range, shown) => {
  const start = text.indexOf(range);
  const found = written(new Lines(text).range({ start, end: start + range.length }), text);
  expect(found.map(({ start, end }) => text.slice(start.offset, end.offset))).toEqual(shown);
  for (const one of found) expect(one).toEqual(new Lines(text).range({ start: one.start.offset, end: one.end.offset }));
});
