import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../src/core/edit/apply.ts';
import { readFrontmatter } from '../../../src/core/parse/frontmatter.ts';

const found = (text: string) =>
  readFrontmatter(text).findings.map(({ code, span }) => `${code} ${span.start}-${span.end}`);

const keys = 'name: a\n';

describe('the fences', () => {
  test.each([
    ['nothing', '', ['frontmatter/missing 0-0']],
    ['only a byte order mark', '\ufeff', ['frontmatter/missing 1-1']],
    ['blank lines only', '\n\n', ['frontmatter/missing 0-0']],
    ['only text', '# Title\ntext', ['frontmatter/missing 0-7']],
    ['a rule of more hyphens', `-----\n${keys}---\n`, ['frontmatter/missing 0-5']],
    ['rules in Markdown', '# Title\n\n---\n\nText: this\n\n---\n', ['frontmatter/missing 0-7']],
    ['only the opening one', '---', ['frontmatter/unclosed 0-3']],
    ['no closing one', `---\n${keys}\nbody`, ['frontmatter/unclosed 0-3']],
    ['a closing one that is indented', `---\n${keys} ---\nbody`, ['frontmatter/unclosed 0-3']],
    ['a blank first line', `\n---\n${keys}---\n`, ['frontmatter/not-at-start 1-4']],
    ['blanks in front', `  ---\n${keys}---\n`, ['frontmatter/not-at-start 2-5']],
    ['text in front', `# T\n---\n${keys}---\n`, ['frontmatter/not-at-start 4-7']],
    ['blanks behind the opening one', `---  \n${keys}---\n`, ['frontmatter/fence-trailing-space 3-5']],
    ['a tab behind the closing one', `---\n${keys}---\t\n`, ['frontmatter/fence-trailing-space 15-16']],
    ['nothing between', '---\n---\n', ['frontmatter/empty 0-3']],
    ['a comment between', '---\n# name: a\n---\n', ['frontmatter/empty 0-3']],
    ['a list between', '---\n- a\n---\n', ['frontmatter/not-a-map 4-7']],
    ['text between', '---\nfoo\n---\n', ['frontmatter/not-a-map 4-7']],
    ['nothing wrong', `---\n${keys}---\nbody`, []],
    ['no line end behind the closing one', `---\n${keys}---`, []],
    ['a further rule in the body', `---\n${keys}---\nbody\n\n---\n\nmore`, []],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

describe('keys that are none', () => {
  const file = (frontmatter: string) => `---\n${frontmatter}\n---\nbody\n`;
  const right = 'name: a\ndescription: does b\ntools:\n  - Read';
  test.each<[what: string, frontmatter: string, code: string, severity?: string]>([
    ['no blank behind any colon', 'name:a\ndescription:does b\ntools:\n  - Read', 'yaml/syntax'],
    ['no blank behind several', 'name: a\ndescription:does b\ntools:\n  - Read', 'yaml/syntax'],
    ['full-width colons', 'name：a\ndescription： does b\ntools：\n  - Read', 'frontmatter/not-a-map'],
    ['one full-width colon', 'name: a\ndescription：does b\ntools:\n  - Read', 'yaml/syntax'],
    ['no-break spaces in front', 'name: a\ndescription: does b\ntools:\n\u00a0\u00a0- Read', 'yaml/tab-indent'],
    ['one behind a space', 'name: a\ndescription: does b\ntools:\n \u00a0- Read', 'yaml/tab-indent', 'warning'],
    ['wide blanks', 'name: a\ndescription: does b\ntools:\n\u3000- Read', 'yaml/tab-indent'],
  ])('%s', (_, frontmatter, code, severity) => {
    const text = file(frontmatter);
    const { findings } = readFrontmatter(text);
    expect(findings.map((one) => [one.code, one.severity])).toEqual([[code, severity]]);
    const [fix] = findings[0]?.fixes ?? [];
    expect(fix?.safe).toBe(true);
    expect(applyEdits(text, fix?.edits ?? []).replace(/^ (?=- )/m, '  ')).toBe(file(right));
  });

  test('nothing but keys without blanks is plain text, mended all the same', () => {
    const text = file('name:a\ndescription:does b');
    const [found] = readFrontmatter(text).findings;
    expect(found).toMatchObject({ code: 'frontmatter/not-a-map' });
    expect(applyEdits(text, found?.fixes?.[0]?.edits ?? [])).toBe(file('name: a\ndescription: does b'));
  });

  test.each([
    ['name:a\ndescription:#1 of all', 'name: a\ndescription: "#1 of all"'],
    ['name: a\ndescription：\u3000#1 "of" all ', 'name: a\ndescription: "#1 \\"of\\" all"'],
    ['name：a\ndescription：b\nmodel： # any', 'name: a\ndescription: b\nmodel: # any'],
  ])('a value never becomes a comment by its blank: %j', (written, mended) => {
    for (const end of ['\n', '\r\n']) {
      const text = file(written).replaceAll('\n', end);
      const [found] = readFrontmatter(text).findings;
      expect(applyEdits(text, found?.fixes?.[0]?.edits ?? [])).toBe(file(mended).replaceAll('\n', end));
    }
  });

  test.each([
    ['in a block', 'name: a\ndescription: |\n  x\n  \u00a0- y\n  \u00a0z: 1'],
    ['in quotes', 'name: a\ndescription: "x\n  \u00a0- y"'],
    ['in front of words', 'name: a\ndescription: x\n  \u00a0and y'],
    ['below a key of text', 'name: a\ndescription:\n \u00a0- x\n \u00a0- y\nmetadata: {}'],
    ['in the middle of such a text', 'name: a\ndescription: x\n \u00a0- y'],
  ])('blanks %s are text', (_, frontmatter) => {
    expect(readFrontmatter(file(frontmatter)).findings).toEqual([]);
  });

  test('the blanks of a text stay when those beside it are mended', () => {
    const text = file('description: |\n  x\n  \u00a0- y\ntools:\n\u00a0\u00a0- Read');
    const [found] = readFrontmatter(text).findings;
    expect(applyEdits(text, found?.fixes?.[0]?.edits ?? [])).toBe(text.replace('\u00a0\u00a0', '  '));
  });

  test('beside a tab they go with it: what the fix of the tab leaves is in order', () => {
    const text = file('name: a\ndescription: b\ntools:\n\t\u00a0- Read');
    const [found] = readFrontmatter(text).findings;
    const mended = applyEdits(text, found?.fixes?.[0]?.edits ?? []);
    expect(mended).toContain('tools:\n   - Read\n');
    expect(readFrontmatter(mended).findings).toEqual([]);
  });

  test('they are told beside other faults', () => {
    const { findings } = readFrontmatter(file('\u00a0name: a\ndescription: b: c'));
    expect(findings.map(({ code }) => code)).toEqual(['yaml/unquoted-colon', 'yaml/tab-indent']);
  });

  test('a member below a key is told too, though the text can be read', () => {
    const found = readFrontmatter(file('name: a\nmetadata:\n\u00a0\u00a0author: me')).findings;
    expect(found).toEqual([expect.objectContaining({ code: 'yaml/tab-indent', severity: 'warning' })]);
  });
});

describe('a first line that was to open the frontmatter', () => {
  const right = '---\nname: a\ndescription: b\n---\nbody\n';
  const file = (open: string, close = open) => `${open}name: a\ndescription: b\n${close}body\n`;
  test.each<[open: string, close: string, data: object]>([
    ['----\n', '----\n', { meant: '----' }],
    ['-----\n', '---\n', { meant: '-----' }],
    ['–––\n', '–––\n', { meant: '–––' }],
    ['—\n', '—\n', { meant: '—' }],
    ['***\n', '***\n', { meant: '***' }],
    ['--- yaml\n', '---\n', { meant: '--- yaml' }],
    ['---YAML\n', '---\n', { meant: '---YAML' }],
    ['--- ', '---\n', { behind: true }],
  ])('%j', (open, close, data) => {
    const text = file(open, close);
    const [first, ...others] = readFrontmatter(text).findings;
    expect(first).toMatchObject({ code: 'frontmatter/missing', data });
    expect(others).toEqual([]);
    expect(first?.fixes?.map(({ safe, edits }) => [safe, applyEdits(text, edits)])).toEqual([[true, right]]);
  });

  test.each([
    ['+++ is for TOML', "+++\nname = 'a'\n+++\n", { meant: '+++' }],
    ['the same key in front of a line', '--- name: a\ndescription: b\n--- name: a\nbody', { behind: true }],
    ['one that is never closed', '----\nname: a\n\nbody', { meant: '----' }],
    ['a rule of Markdown', '----\n\n# Title\n', {}],
    ['a list of Markdown', '-- a\n-- b\n', {}],
  ])('no fix for %s', (_, text, data) => {
    expect(readFrontmatter(text).findings).toEqual([expect.objectContaining({ code: 'frontmatter/missing', data })]);
    expect(readFrontmatter(text).findings[0]?.fixes ?? []).toEqual([]);
  });
});

describe('the parts', () => {
  test.each([
    ['LF', '', '\n'],
    ['CR LF', '', '\r\n'],
    ['CR', '', '\r'],
    ['a byte order mark', '\ufeff', '\n'],
    ['a byte order mark and CR LF', '\ufeff', '\r\n'],
  ])('with %s', (_, mark, end) => {
    const text = `${mark}---${end}name: a😀${end}---${end}The body${end}`;
    const { findings, value, fences, body } = readFrontmatter(text);
    const cut = (span?: { start: number; end: number }) => span && text.slice(span.start, span.end);
    expect(findings).toEqual([]);
    expect(value).toEqual({ name: 'a😀' });
    expect([cut(fences?.open), cut(fences?.close), cut(body)]).toEqual(['---', '---', `The body${end}`]);
    expect(fences?.open.start).toBe(mark.length);
  });

  test.each([`\n\n---\n${keys}---\nbody`, `  ---\n${keys}---\nbody`, `--- \n${keys}---\t\nbody`])(
    'the fixes of %j give a file without findings',
    (text) => {
      const { findings, value } = readFrontmatter(text);
      expect(value).toEqual({ name: 'a' });
      const fixed = findings
        .flatMap(({ fixes = [] }) => fixes.flatMap((fix) => fix.edits))
        .toSorted((a, b) => b.span.start - a.span.start)
        .reduce((rest, { span, text: by }) => rest.slice(0, span.start) + by + rest.slice(span.end), text);
      expect(fixed).toBe(`---\n${keys}---\nbody`);
    },
  );
});

describe('a closing fence that was forgotten, with a rule in the instructions', () => {
  const head = 'name: a\ndescription: b';
  test.each([
    ['below a heading', `${head}\n`, '\n# Role\n\nYou edit copy.\n'],
    ['text that reads as a key', `${head}\n`, '\nYou edit: all.\n\n'],
    ['text below another key than the description', `${head}\ntools: [Read]\n`, '\nYou edit copy.\n'],
    ['keys in two groups', `${head}\n\nmodel: any\ntools:\n  - Read\n`, '\n## Role\nYou edit copy.\n- all of it\n'],
  ])('%s', (_, above, below) => {
    for (const end of ['\n', '\r\n']) {
      const text = `---\n${above}${below}\n---\n\nMore.\n`.replaceAll('\n', end);
      const { findings, value } = readFrontmatter(text);
      expect(findings.map(({ code, span }) => `${code} ${span.start}-${span.end}`)).toEqual([
        'frontmatter/unclosed 0-3',
      ]);
      expect(value).toBeUndefined();
      expect(findings[0]?.fixes?.map(({ safe }) => safe)).toEqual([false]);
      expect(applyEdits(text, findings[0]?.fixes?.[0]?.edits ?? [])).toBe(
        `---\n${above}---\n${below}\n---\n\nMore.\n`.replaceAll('\n', end),
      );
    }
  });

  test.each([
    ['a comment', `${head}\n\n# the tools are left out\n`],
    ['keys below a blank line', `${head}\n\n# Tools\ntools: [Read]\n`],
    ['items below a blank line', `${head}\ntools:\n\n- Read a file\n- Grep\n`],
    ['a key with a blank in it', `${head}\n\nDisplay Name: A\n`],
    ['a block with a blank line', 'name: a\ndescription: |\n  b\n\n  # Role\n  You edit copy.\n'],
  ])('and not with %s', (_, yaml) => {
    expect(readFrontmatter(`---\n${yaml}---\nEdit.\n`).value).toMatchObject({ name: 'a' });
  });

  test.each([
    ['a description that goes on', `${head}\n\nand more.\nmodel: any\n`],
    ['one that goes on to the end', `${head}\n\nand more.\n`],
    ['an example in it', `${head}\n\n<example>\n# a\nYou edit.\n</example>\n`],
  ])('nor with %s', (_, yaml) => {
    const codes = readFrontmatter(`---\n${yaml}---\nEdit.\n`).findings.map(({ code }) => code);
    expect(codes).toEqual(['yaml/unindented-continuation']);
  });
});

describe('a closing fence that is almost one', () => {
  test.each(['----', '-----', ' ---', '\t---', '—', '–-', '...', '…'])('%j was meant to close', (line) => {
    for (const end of ['\n', '\r\n']) {
      const text = ['---', 'name: a', 'description: b', line, 'Edit.', '-----', ''].join(end);
      const [found, ...others] = readFrontmatter(text).findings;
      expect([found?.code, others]).toEqual(['frontmatter/unclosed', []]);
      expect(found?.fixes?.map(({ safe }) => safe)).toEqual([true]);
      expect(applyEdits(text, found?.fixes?.[0]?.edits ?? [])).toBe(
        text.replace(`${end}${line}${end}`, `${end}---${end}`),
      );
    }
  });

  test.each([
    ['a heading', 'name: a\n\n# Title\n-----\nEdit.\n'],
    ['text', 'name: a\nSome text\n-----\nEdit.\n'],
    ['a blank line', 'name: a\n\n-----\nEdit.\n'],
    ['nothing', '-----\nEdit.\n'],
    ['a dialogue', 'name: a\n--- user\nEdit.\n'],
  ])('below %s it is anything', (_, text) => {
    expect(readFrontmatter(`---\n${text}`).findings.map(({ code, fixes }) => [code, fixes])).toEqual([
      ['frontmatter/unclosed', undefined],
    ]);
  });
});
