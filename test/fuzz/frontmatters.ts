import fc from 'fast-check';

const word = fc.constantFrom(
  'a',
  'b c',
  "it's",
  'x',
  'name',
  '1',
  'é',
  '😀',
  '\u00a0',
  'Use',
  'say',
  'null',
  '2026-01-02',
);
const mark = fc.constantFrom(
  ...[': ', ':', ' #', ' # ', ' #b', '"', "'", '\\', '\\n', '[', ']', '{', '}', ', ', '- ', '? ', '*', '&', '!', '|'],
  ...['>', '@', '`', '%', '\t', ' ', '  ', '<<: ', '<b>', '...', '---', '""', "''", '"a"', "'b'", '&x ', '*x', '!t '],
  ...['\u2028', '\u0085', '\ufeff', '\u0000', '\ud83d'],
);
const inLine = fc
  .array(fc.oneof({ weight: 3, arbitrary: word }, { weight: 2, arbitrary: mark }), { maxLength: 6 })
  .map((parts) => parts.join(''));

const margin = fc.constantFrom('', '', '', '', '', '  ', '- ', '# ');
const key = fc.constantFrom('name', 'description', 'tools', 'model', 'a', 'x-y', 'two words', '"q"', 'user', 'context');
const colon = fc.constantFrom(': ', ': ', ': ', ': ', ':', ':  ', ':\t', ' : ', ':\n  ', ':\n');
const opening = fc.constantFrom(
  ...['', '', '', '"', "'", '[', '{', '@', '`', '*', '&', '!', '|', '>', '>-', '%', '- ', '? ', ': ', '#'],
  ...['|-\n  ', '|2\n   '],
);
const lineEnd = fc.constantFrom('\n', '\n', '\n', '\n', '\n', '\n', '\r\n', '\r');
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));
const further = joined(fc.constantFrom('  ', '    ', '\t', ' ', '', '  - ', '- ', '  # '), inLine, lineEnd);
const furtherLines = fc.array(further, { maxLength: 3 }).map((lines) => lines.join(''));

/** Frontmatters as people write them who know no YAML: nearly every line of them has something to stumble over. */
export const frontmatters: fc.Arbitrary<string> = fc
  .array(joined(margin, key, colon, opening, inLine, lineEnd, furtherLines), { minLength: 1, maxLength: 5 })
  .map((entries) => entries.join(''));
