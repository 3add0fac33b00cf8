import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/core/finding.ts';
import { limits } from '../../../src/core/limits.ts';
import { Lines } from '../../../src/core/lines.ts';
import { readFrontmatter as read } from '../../../src/core/parse/frontmatter.ts';
import { fileKeys } from '../../../src/core/schema/file-keys.ts';

const readFrontmatter = (text: string) => read(text, fileKeys());

const file = (yaml: string) => `---\nname: a\n${yaml}\n---\nbody\n`;

/** Code, line:column of the first character, and the text that the finding covers. */
const shown = (text: string, { code, span }: Finding) => {
  const { line, column } = new Lines(text).position(span.start);
  return `${code} ${line}:${column} ${text.slice(span.start, span.end)}`;
};

const found = (text: string) => readFrontmatter(text).findings.map((finding) => shown(text, finding));

function repaired(text: string): string {
  const edits = readFrontmatter(text).findings.flatMap(({ fixes = [] }) => fixes.flatMap((fix) => fix.edits));
  return edits
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce((rest, { span, text: by }) => rest.slice(0, span.start) + by + rest.slice(span.end), text);
}

describe('a fault is found at its character', () => {
  test.each([
    ['a colon in a value', 'description: Use when: asked', ['yaml/unquoted-colon 3:22 :']],
    ['a colon at the end', 'description: Examples:', ['yaml/unquoted-colon 3:22 :']],
    ['two colons, one finding', 'description: a: b: c', ['yaml/unquoted-colon 3:15 :']],
    ['astral characters before the colon', 'description: 😀 here: b', ['yaml/unquoted-colon 3:21 :']],
    [
      'each value on its own',
      'description: a: b\nmodel: c: d',
      ['yaml/unquoted-colon 3:15 :', 'yaml/unquoted-colon 4:9 :'],
    ],
    ['a colon in a wrapped line', 'description: text\n\n  Keywords: a', ['yaml/unquoted-colon 5:11 :']],
    ['a colon in a list item', 'tools:\n  - a: b: c', ['yaml/unquoted-colon 4:9 :']],
    ['a colon behind a block scalar', 'description: |\n  a: b: c\nmodel: a: b', ['yaml/unquoted-colon 5:9 :']],
    ['a tab', 'tools:\n\t- a', ['yaml/tab-indent 4:1 \t']],
    ['a tab below an item', 'tools:\n- a\n\t- b', ['yaml/tab-indent 5:1 \t']],
    ['a tab before a member', 'description: x\n\tmore: y', ['yaml/tab-indent 4:1 \t']],
    ['@', 'description: @x', ['yaml/bad-start 3:14 @']],
    ['`', 'description: `x` y', ['yaml/bad-start 3:14 `']],
    ['* before text', 'description: *bold* x', ['yaml/bad-start 3:14 *']],
    ['* of nothing', 'description: **bold**', ['yaml/bad-start 3:14 *']],
    ['* alone', 'tools: *', ['yaml/bad-start 3:8 *']],
    ['& alone', 'description: & more', ['yaml/bad-start 3:14 &']],
    ['! before text', 'description: !important x', ['yaml/bad-start 3:14 !']],
    ['| with text behind', 'description: | text', ['yaml/bad-start 3:14 |']],
    ['> with text behind', 'description: > text', ['yaml/bad-start 3:14 >']],
    ['%', 'description: %x', ['yaml/bad-start 3:14 %']],
    ['[x] with text behind', 'description: [x] more', ['yaml/bad-start 3:14 [']],
    ['{x} with text behind', 'description: {x} more', ['yaml/bad-start 3:14 {']],
    ['- as a value', 'description: - x', ['yaml/bad-start 3:14 -']],
    ['text behind a quote', 'description: "Q" more', ['yaml/bad-start 3:16 "']],
    ['an apostrophe between quotes', "description: 'It's fine'", ["yaml/bad-start 3:17 '"]],
    ['an apostrophe in front', "description: 'tis", ["yaml/unclosed-quote 3:14 '"]],
    ['an open quote with keys below', 'description: "open\nmodel: any', ['yaml/unclosed-quote 3:14 "']],
    ['a key twice', 'model: 1\nmodel: 2', ['yaml/duplicate-key 4:1 model']],
    ['a key twice, deeper', 'a:\n  b: 1\n  b: 2', ['yaml/duplicate-key 5:3 b']],
    ['a key twice but for case', 'Name: b', ['yaml/duplicate-key 3:1 Name']],
    ['an anchor', 'a: &x 1', ['yaml/anchor-alias-tag 3:4 &x']],
    ['an anchor and its alias', 'a: &x 1\nb: *x', ['yaml/anchor-alias-tag 3:4 &x', 'yaml/anchor-alias-tag 4:4 *x']],
    ['a tag', 'a: !!str 5', ['yaml/anchor-alias-tag 3:4 !!str']],
    ['a merge key', '<<: {a: b}', ['yaml/anchor-alias-tag 3:1 <<']],
    ['a document end', '...\nfoo: 1', ['yaml/second-document 3:1 ...']],
    ['a document start', '--- foo', ['yaml/second-document 3:1 ---']],
    ['text at the margin', 'description: foo\nbar baz\nmodel: any', ['yaml/unindented-continuation 4:1 bar baz']],
    ['a quoted text at the margin', 'description: "foo\n\nbar"\nmodel: any', ['yaml/unindented-continuation 5:1 bar"']],
    [
      'a pasted dialogue',
      'description: Foo\nuser: "Hi"\n<commentary>\nx: y: z\n</commentary>\nmodel: any',
      ['yaml/unindented-continuation 4:1 user: "Hi"'],
    ],
    ['no space behind a colon', 'description:x', ['yaml/syntax 3:12 :']],
    ['a key indented below a text', 'description: Edits the copy\n  model: any', ['yaml/syntax 4:1   ']],
    ['a key of nobody below a word', 'author: me\n  email: x', ['yaml/syntax 4:1   ']],
    ['a key that stands already, in a text', 'description: Edits the\n  name: x', ['yaml/unquoted-colon 4:7 :']],
    ['a comment within a text', 'description: Fix issue #12\n  and more', ['yaml/syntax 3:24 #']],
    ['a line of comment within a text', 'description: Fix\n  # all\n  of it', ['yaml/syntax 4:3 #']],
    ['an open list', 'tools: [a, b', ['yaml/syntax 3:8 [']],
    ['an open list over keys', 'tools: [a,\nmodel: any', ['yaml/syntax 3:8 [']],
    ['a list at the margin', 'tools: [\nRead,\nGrep\n]', ['yaml/syntax 4:1 R']],
    ['a map at the margin', 'mcpServers: {\na: b\n}\nmodel: any', ['yaml/syntax 4:1 a']],
    ['a list closed at the margin, and a fault', 'tools: [\n  a,\n]\nmodel: a: b', ['yaml/unquoted-colon 6:9 :']],
    ['an anchor that is prose', 'description: &co team copy', ['yaml/bad-start 3:14 &']],
    ['a no-break space behind a colon', 'description:\u00a0x', ['yaml/syntax 3:12 :']],
    ['an item that fits no line above', 'tools:\n  - a\n - b', ['yaml/syntax 5:1  ']],
    ['an escape', 'description: "C:\\path"', ['yaml/syntax 3:17 \\']],
    ['a list item among keys', '- a', ['yaml/syntax 3:1 -']],
  ])('%s', (_, yaml, expected) => {
    expect(found(file(yaml))).toEqual(expected);
    const text = file(yaml).replaceAll('\n', '\r\n');
    expect(found(text), 'with CR LF').toEqual(expected.map((one) => one.replaceAll('\n', '\r\n')));
    expect(found(file(yaml).replaceAll('\n', '\r')), 'with CR').toEqual(expected);
  });

  test.each([
    ['name:a\ndescription: D', ['yaml/syntax 2:5 :']],
    ['# c\nname:a\ndescription: D', ['yaml/syntax 3:5 :']],
    ['name: a\n  description: D', ['yaml/syntax 3:1   ']],
    ['%YAML 1.1\nname: a', ['yaml/syntax 2:1 %YAML 1.1']],
    ['%YAML 1.1\n---\nname: a', ['yaml/syntax 2:1 %YAML 1.1']],
    ['%TAG ! x\nname: a: b', ['yaml/syntax 2:1 %TAG ! x']],
  ])('on the first lines: %j', (yaml, expected) => {
    expect(found(`---\n${yaml}\n---\nbody\n`)).toEqual(expected);
  });

  test('however many colons there are, each is one, and no depth', () => {
    const lines = Array.from({ length: 80 }, (_, index) => `k${index}: v: w`);
    expect(found(file(lines.join('\n')))).toEqual(
      lines.map((line, index) => `yaml/unquoted-colon ${index + 3}:${line.lastIndexOf(':') + 1} :`),
    );
    expect(found(file(`description: ${'a: '.repeat(80)}b`))).toEqual(['yaml/unquoted-colon 3:15 :']);
  });

  test('a colon behind brackets that are too many is not the first cause', () => {
    expect(found(file(`a: ${'['.repeat(80)}\nb: c: d`)).map((one) => one.split(' ')[0])).toEqual(['yaml/too-deep']);
  });

  test('an offset counts a byte order mark and UTF-16 units', () => {
    const text = `\ufeff${file('model: 😀\ndescription: a: b')}`;
    const [finding] = readFrontmatter(text).findings;
    expect(finding?.span).toEqual({ start: text.indexOf(': b'), end: text.indexOf(': b') + 1 });
  });
});

describe('a value that is well written has no finding', () => {
  test.each([
    ['an aligned comment', 'model: any       # note: the default', { model: 'any' }],
    ['an address', 'model: see http://x', { model: 'see http://x' }],
    ['a quoted colon', 'model: "a: b" # c: d', { model: 'a: b' }],
    ['a block scalar', 'model: |-\n  a: b: c\n  @d', { model: 'a: b: c\n@d' }],
    ['a list in brackets over lines', 'tools: [\n  "a: b",\n  c ]', { tools: ['a: b', 'c'] }],
    ['an item below its key', 'tools:\n- a\n- "@b"', { tools: ['a', '@b'] }],
    ['a tab behind a colon', 'model:\tany', { model: 'any' }],
    ['words of YAML 1.1', 'a: no\nb: 2024-01-02\nc: 12:30', { a: 'no', b: '2024-01-02', c: '12:30' }],
    ['a key that is a number', '1: a', { 1: 'a' }],
  ])('%s', (_, yaml, expected) => {
    const { findings, value } = readFrontmatter(file(yaml));
    expect(findings).toEqual([]);
    expect(value).toEqual({ name: 'a', ...expected });
  });

  test('__proto__ is a key like any other', () => {
    const { value } = readFrontmatter(file('__proto__:\n  polluted: true'));
    expect(Object.keys(value ?? {})).toEqual(['name', '__proto__']);
    expect(value?.polluted).toBeUndefined();
  });
});

test('places are those of keys and values in the text', () => {
  const text = `\ufeff${file('tools:\n  - web.search\n  - "b"\nmodel:')}`;
  const { root } = readFrontmatter(text);
  const cut = (span?: { start: number; end: number }) => span && text.slice(span.start, span.end);
  const tools = root?.members?.get('tools');
  expect(cut(tools?.key)).toBe('tools');
  expect(tools?.items?.map(cut)).toEqual(['web.search', '"b"']);
  expect(cut(root?.members?.get('name'))).toBe('a');
  expect(cut(root?.members?.get('model'))).toBe('');
});

test.each([
  ['a: |\n  text\nb: c', '|\n  text'],
  ['a: |+\n  text\n\n\nb: c', '|+\n  text'],
  ['a: |\nb: c', '|'],
  ['a:\n  c: d\nb: c', 'c: d'],
  ['a:\n  - c\n\nb: c', '- c'],
  ['a: c\u00a0\nb: c', 'c\u00a0'],
])('a value ends with its last character: %j', (yaml, expected) => {
  for (const end of ['\n', '\r\n', '\r']) {
    const text = file(yaml).replaceAll('\n', end);
    const place = readFrontmatter(text).root?.members?.get('a');
    expect(text.slice(place?.start, place?.end)).toBe(expected.replaceAll('\n', end));
  }
});

describe('the fix says what the author wrote', () => {
  test.each([
    ['description: Use when: asked', 'Use when: asked'],
    ['description: Examples:', 'Examples:'],
    ['description:   a: b \\n "c"  ', 'a: b \\n "c"'],
    ['description: a: b # c', 'a: b'],
    ['description: He said: "x" # c', 'He said: "x"'],
    ['description: a: b #', 'a: b'],
    ['description: a: b ## c', 'a: b'],
    ['description: a: b   # aside', 'a: b'],
    ['description: some text\n\n  Keywords: a, b\n  c', 'some text\nKeywords: a, b c'],
    ['description: @x', '@x'],
    ['description: *.md', '*.md'],
    ['description: !important x', '!important x'],
    ['description: "Q" more', '"Q" more'],
    ["description: 'It's fine'", "It's fine"],
    ['description: "Say "yes" first"', 'Say "yes" first'],
    ['description: a: b\u00a0', 'a: b\u00a0'],
    ['description:x', 'x'],
    ['description:\u00a0x', 'x'],
    ['description:\u00a0 x', 'x'],
    ['description: &co team copy', '&co team copy'],
    ['description: a: b  \t# aside', 'a: b'],
    ['description: a: b #c', 'a: b #c'],
    ['description: Fix issue #12\n  and more', 'Fix issue #12 and more'],
  ])('%s', (yaml, expected) => {
    const { findings, value } = readFrontmatter(repaired(file(yaml)));
    expect(findings).toEqual([]);
    expect(value).toEqual({ name: 'a', description: expected });
  });

  test.each([
    ['name: a\n  description: D', { name: 'a', description: 'D' }],
    ['name: a\n  description: D\n  tools:\n    - b', { name: 'a', description: 'D', tools: ['b'] }],
    ['name: a\ndescription: Edits\n  copy\n  model: any', { name: 'a', description: 'Edits copy', model: 'any' }],
    ['name:a\ndescription: D', { name: 'a', description: 'D' }],
    ['name: a\ntools: [\nRead,\nGrep\n]', { name: 'a', tools: ['Read', 'Grep'] }],
    ['name: a\ntools: [\n  Read,\nGrep ] # two\nmodel: any', { name: 'a', tools: ['Read', 'Grep'], model: 'any' }],
    ['name: a\ntools:\n\t- b\n\t- c', { name: 'a', tools: ['b', 'c'] }],
    ['name: a\nmcpServers:\n\t- b:\n\t\t\tc: d', { name: 'a', mcpServers: [{ b: { c: 'd' } }] }],
  ])('%j', (yaml, expected) => {
    for (const end of ['\n', '\r\n', '\r']) {
      const { findings, value } = readFrontmatter(repaired(`---\n${yaml}\n---\nbody\n`.replaceAll('\n', end)));
      expect(findings).toEqual([]);
      expect(value).toEqual(expected);
    }
  });

  test('and is not safe where a # may begin a comment', () => {
    const yaml = (text: string) => readFrontmatter(file(`description: ${text}`)).findings;
    const safe = (text: string) => yaml(text).flatMap(({ fixes = [] }) => fixes.map((fix) => fix.safe));
    expect(safe('a: b #c')).toEqual([false]);
    expect(safe('a: b #c\n  and more')).toEqual([false]);
    expect(safe('a: b#c')).toEqual([true]);
    expect(safe('a: b # c')).toEqual([true]);
  });

  test.each([
    ['another fault is left', 'description: a: b\ntools:\n\t- c'],
    ['it is not evident what was meant', 'author: x\n  email: any'],
    ['a comment may be one', 'description: Fix issue # 12\n  and more'],
    ['a comment stands between the lines', 'description: Use: x # TODO\n  and more'],
    ['an escape could be meant', 'description: "a\\b" c'],
    ['a mark of a block stands before its text', 'description: > Edits copy\n  more'],
    ['a tag is left', 'description: *.md\nmodel: !!str x'],
  ])('and there is none where %s', (_, yaml) => {
    const { findings } = readFrontmatter(file(yaml));
    expect(findings).not.toEqual([]);
    expect(findings.filter(({ fixes }) => fixes)).toEqual([]);
  });
});

describe('what would stop the library is refused, whatever its size', () => {
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => line(i)).join('\n');
  test.each([
    ['keys of keys', '? '.repeat(300), 'yaml/too-deep'],
    ['brackets', '['.repeat(900), 'yaml/too-deep'],
    ['many brackets', '['.repeat(50_000), 'yaml/too-deep'],
    ['maps', '{a: '.repeat(900), 'yaml/too-deep'],
    ['items of items', '- '.repeat(2000), 'yaml/too-deep'],
    ['indentation', lines(300, (i) => `${' '.repeat(i)}k:`), 'yaml/too-deep'],
    ['colons', 'a: b: c\n'.repeat(1000), 'yaml/unquoted-colon'],
    ['blanks behind a colon', `a: b: c${' '.repeat(60_000)}d`, 'yaml/unquoted-colon'],
    ['many keys', lines(6000, (i) => `k${i}: v`), 'yaml/too-large'],
    ['aliases', `a: &x 1\n${lines(5000, (i) => `b${i}: *x`)}`, 'yaml/too-large'],
    ['an alias bomb', 'a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]', 'yaml/anchor-alias-tag'],
    ['blanks in a line', `a${' '.repeat(60_000)}b`, 'frontmatter/not-a-map'],
    ['quotes', '"'.repeat(60_000), 'yaml/too-large'],
    ['escapes', `a: "${'\\q'.repeat(30_000)}"`, 'yaml/too-large'],
    ['one quote', `a: "${'x'.repeat(60_000)}`, 'yaml/unclosed-quote'],
    ['a long key', ':'.repeat(60_000), 'yaml/syntax'],
    ['text that never ends', `a: ${'x'.repeat(limits.yamlBytes)}`, 'yaml/too-large'],
  ])('%s', (_, yaml, code) => {
    const { findings, value } = readFrontmatter(`---\n${yaml}\n---\nbody\n`);
    expect(findings[0]?.code).toBe(code);
    expect(value).toBeUndefined();
  });

  test('a value nested as deep as allowed is read', () => {
    const depth = limits.depth - 1;
    const { findings, value } = readFrontmatter(file(`a: ${'['.repeat(depth)}${']'.repeat(depth)}`));
    expect(findings).toEqual([]);
    expect(JSON.stringify(value)).toBe(`{"name":"a","a":${'['.repeat(depth)}${']'.repeat(depth)}}`);
  });
});

const corpus = new URL('../../../../shared/corpus/', import.meta.url);

describe.skipIf(!existsSync(corpus))('files in the wild (skipped where ../shared/corpus is missing)', () => {
  const rows = ['agents', 'skills'].flatMap((kind) => {
    const index = new URL(`${kind}/index.tsv`, corpus);
    if (!existsSync(index)) return [];
    const lines = readFileSync(index, 'utf8').trim().split('\n').slice(1);
    return lines.flatMap((line) => {
      const [name = '', , , result = ''] = line.split('\t');
      const url = new URL(`${kind}/${name}`, corpus);
      return existsSync(url) ? [{ name: `${kind}/${name}`, url, result }] : [];
    });
  });

  test('those that parse have no error, and each of the others has one', () => {
    const wrong = rows.filter(({ url, result }) => {
      const { findings } = readFrontmatter(readFileSync(url, 'utf8'));
      const errors = findings.filter(
        ({ code, severity }) => /^(yaml|frontmatter)\//.test(code) && severity !== 'warning',
      );
      return (result === 'ok') !== (errors.length === 0);
    });
    expect(rows.length).toBeGreaterThan(0);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('every fix gives a file that parses', () => {
    const broken = rows.filter(({ url }) => {
      const text = readFileSync(url, 'utf8');
      const fixed = repaired(text);
      return fixed !== text && !readFrontmatter(fixed).value;
    });
    expect(broken.map(({ name }) => name)).toEqual([]);
  });
});
