import { deflateSync, gzipSync } from 'fflate/browser';
import { describe, expect, test } from 'vitest';
import { limits } from '../../src/core/limits.ts';
import { expectProblem, expectReport } from '../answers.ts';
import { ask } from './ask.ts';
import { AGENT, bytes, CARD, post } from './documents.ts';
import { type RawEntry, rawZip, zipOf } from './zips.ts';

const SKILL =
  '---\nname: house-style\ndescription: Applies the house style.\n---\nRead [rules](references/rules.md).\n';
const FOLDER = { 'house-style/SKILL.md': SKILL, 'house-style/references/rules.md': 'Be brief.\n' };
const BUNDLE = {
  'team/goloco.agent.md': AGENT.replace('---\nYou', 'skills: [./skills/house-style]\n---\nYou'),
  'team/skills/house-style/SKILL.md': SKILL.replace('house-style\n', 'House Style\n'),
};

const zip = (body: Uint8Array<ArrayBuffer>, query = '', type = 'application/zip') =>
  post(body, query, { 'Content-Type': type });
const files = (texts: Readonly<Record<string, string>>, fields: Readonly<Record<string, string>> = {}) => {
  const form = new FormData();
  for (const [path, text] of Object.entries(texts)) form.append('file', new File([text], path));
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const send = (body: BodyInit, query = '') => ask(`/validate${query}`, { method: 'POST', body });
const json = (texts: object, query = '?kind=folder') => post(JSON.stringify(texts), query);

describe('every way in has the same report', () => {
  const ways: [string, (texts: Readonly<Record<string, string>>) => Promise<Response>][] = [
    ['a zip', (texts) => zip(zipOf(texts))],
    ['a zip that is called something else', (texts) => zip(zipOf(texts), '', 'application/octet-stream')],
    ['a zip as curl --data-binary sends it', (texts) => zip(zipOf(texts), '', 'application/x-www-form-urlencoded')],
    [
      'a zip in a form',
      (texts) =>
        send(files({}, {}), '').then(() => {
          const form = new FormData();
          form.append('document', '');
          form.append('kind', '');
          form.append('file', new File([zipOf(texts)], 'folder.zip'));
          return send(form);
        }),
    ],
    ['a form of files', (texts) => send(files(texts))],
    ['a form that says folder', (texts) => send(files(texts, { kind: 'folder' }))],
    ['a JSON map', (texts) => json(texts)],
    ['a JSON map in a form', (texts) => send(new URLSearchParams({ document: JSON.stringify(texts), kind: 'folder' }))],
  ];
  test.each(ways)('%s', async (_, way) => {
    expect(await expectReport(await way(FOLDER))).toMatchObject({
      valid: true,
      kind: 'folder',
      profile: 'portable',
      diagnostics: [],
      skill: { name: 'house-style' },
    });
    const report = await expectReport(await way(BUNDLE));
    expect(report).toMatchObject({ valid: false, kind: 'folder', agent: { name: 'copy-edit' } });
    expect(report.diagnostics.map(({ code, file, range }) => [code, file, range.start.line])).toEqual([
      ['skill/wrong-form', 'team/skills/house-style/SKILL.md', 2],
      ['folder/broken-link', 'team/skills/house-style/SKILL.md', 5],
    ]);
  });
});

describe('every format names the right file and shows its line', () => {
  test.each([
    ['text', /^team\/skills\/house-style\/SKILL\.md:2:7: error skill\/wrong-form\n[\s\S]*2 \| name: House Style\n/],
    ['gnu', /^team\/skills\/house-style\/SKILL\.md:2:7: error: /],
    ['github', /^::error file=team\/skills\/house-style\/SKILL\.md,line=2,/],
    ['sarif', /"uri": "team\/skills\/house-style\/SKILL\.md"/],
    ['html', /team\/skills\/house-style\/SKILL\.md, line 2, column 7[\s\S]*<mark>House Style<\/mark>/],
  ])('%s', async (format, shown) => {
    const text = await (await json(BUNDLE, `?kind=folder&format=${format}`)).text();
    expect(text).toMatch(shown);
    expect(text).toContain('rules');
  });

  test('a path is shown on the page with what cannot be seen in it written out', async () => {
    const text = await (await json({ 'a\u202eb/SKILL.md': 'x' }, '?kind=folder&format=html')).text();
    expect(text).toContain('a\\u202eb/SKILL.md');
    expect(text).not.toContain('\u202e');
  });

  test('name is the folder, and stands in front', async () => {
    const { diagnostics } = await expectReport(await json(BUNDLE, '?kind=folder&name=agents/mine/'));
    expect(diagnostics[0]?.file).toBe('agents/mine/team/skills/house-style/SKILL.md');
  });

  test('name is the name of the skill folder where the files stand in none', async () => {
    const { diagnostics } = await expectReport(
      await json({ 'SKILL.md': SKILL.replace(/Read.*/, 'Read.') }, '?kind=folder&name=skills/other'),
    );
    expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
      ['skill/name-directory', 'skills/other/SKILL.md'],
    ]);
  });
});

test('hidden files of macOS are left out', async () => {
  const body = zipOf({ ...FOLDER, 'house-style/.DS_Store': '\0', '__MACOSX/house-style/._SKILL.md': '\0\0' });
  expect((await expectReport(await zip(body))).diagnostics).toEqual([]);
});

test('folders of their own in a zip are no files', async () => {
  const body = zipOf(FOLDER, { 'house-style/': new Uint8Array(), 'house-style/references/': new Uint8Array() });
  expect((await expectReport(await zip(body))).diagnostics).toEqual([]);
});

test('one file of a form with a path is a document in its folder', async () => {
  const report = await expectReport(await send(files({ 'other/SKILL.md': SKILL })));
  expect(report).toMatchObject({ kind: 'skill', valid: false });
  expect(report.diagnostics.map(({ code, file }) => [code, file])).toEqual([
    ['skill/name-directory', 'other/SKILL.md'],
  ]);
});

test('an empty file of a folder is one of its files', async () => {
  const folder = { ...FOLDER, 'house-style/references/rules.md': '' };
  expect((await expectReport(await send(files(folder)))).diagnostics).toEqual([]);
});

const skill: RawEntry = { name: 'house-style/SKILL.md', content: bytes(SKILL) };
/** A zip with one byte of it changed, counted from its end. */
const changed = (zip: Uint8Array<ArrayBuffer>, at: number, to: number) => zip.with(zip.length + at, to);
const bomb = (size: number) => deflateSync(new Uint8Array(size), { level: 9 });

describe('a hostile zip is refused, and the answer says why', () => {
  test.each<[string, RawEntry[], string]>([
    ['a path that leads out', [{ name: '../../x' }], 'leads out'],
    ['an absolute path', [{ name: '/etc/x' }], 'begins with a slash'],
    ['a drive letter', [{ name: 'C:/x' }], 'drive letter'],
    ['backslashes', [{ name: 'house-style\\SKILL.md' }], 'backslash'],
    ['a control character', [{ name: 'a\u0007' }], 'control character'],
    ['a path that is no UTF-8', [{ name: Uint8Array.of(0x61, 0xff) }], 'no UTF-8'],
    ['no name', [{ name: '' }], 'empty'],
    ['an endless name', [{ name: 'x'.repeat(300) }], 'longer'],
    ['two files of one path', [skill, skill], 'two files'],
    ['a file where a folder is', [skill, { name: 'house-style' }], 'a folder and a file'],
    ['folders that differ in case', [skill, { name: 'House-Style/x' }], 'no notice of case'],
    ['paths that differ in case', [skill, { ...skill, name: 'house-style/skill.md' }], 'no notice of case'],
    ['an encrypted file', [{ ...skill, flags: 1 }], 'encrypted'],
    [
      'a symbolic link',
      [skill, { name: 'house-style/x', mode: 0o120777, content: bytes('/etc/passwd') }],
      'symbolic link',
    ],
    ['a zip in the zip', [skill, { name: 'house-style/x.zip' }], 'archive inside'],
    ['another method', [{ ...skill, method: 14 }], 'deflate'],
    [
      'a name that is not the one in front of the file',
      [{ ...skill, localName: 'house-style/skill.MD' }],
      'does not fit',
    ],
    ['two files in the same bytes', [skill, { ...skill, shares: 0 }, { ...skill, shares: 0 }], 'does not fit'],
    ['data that is not deflated', [{ ...skill, method: 8 }], 'cannot be unpacked'],
    [
      'data that breaks off',
      [{ ...skill, method: 8, content: bomb(100_000).subarray(0, 50), size: 100_000 }],
      'cannot be unpacked',
    ],
    ['less than it declares', [{ ...skill, size: 1_000 }], 'not as large'],
    ['more than it declares', [{ ...skill, method: 8, content: bomb(40_000_000), size: 100 }], 'not as large'],
    ['another checksum', [{ ...skill, crc: 1 }], 'checksum'],
    ['nothing', [], 'no file'],
    ['hidden files only', [{ name: '__MACOSX/x' }], 'no file'],
  ])('%s', async (_, entries, words) => {
    const { detail } = await expectProblem(await zip(rawZip(entries)), 'bad-folder');
    expect(detail).toContain(words);
  });

  test.each<[string, () => Uint8Array<ArrayBuffer>, number]>([
    [
      '40 KB that declare 40 MB',
      () => rawZip([{ ...skill, method: 8, content: bomb(40_000_000), size: 40_000_000 }]),
      limits.folderBytes,
    ],
    [
      '10,000 entries',
      () => rawZip(Array.from({ length: 10_000 }, (_, index) => ({ name: `f${index}` }))),
      limits.zipEntries,
    ],
    ['an end that counts 10,000', () => rawZip([skill], 10_000), limits.zipEntries],
    ['201 files', () => rawZip(Array.from({ length: 201 }, (_, index) => ({ name: `f${index}` }))), limits.folderFiles],
    [
      'much in many files',
      () =>
        rawZip(
          Array.from({ length: 150 }, (_, index) => ({
            name: `f${index}`,
            method: 8,
            content: bomb(30_000),
            size: 30_000,
          })),
        ),
      limits.folderBytes,
    ],
    ['more than any folder', () => new Uint8Array(limits.folderBytes + 2 * 1024 * 1024), limits.folderBytes],
  ])('%s', async (_, body, limit) => {
    expect((await expectProblem(await zip(body()), 'content-too-large')).limit).toBe(limit);
  });

  test.each([
    ['breaks off', zipOf(FOLDER).subarray(0, -30)],
    ['is only called one', bytes('Hello')],
    ['is empty', new Uint8Array()],
    ['has a directory that leads nowhere', rawZip([skill], 3)],
    ['has a file that its end does not count', rawZip([skill, { name: '../../evil' }], 1)],
    ['has a link that its end does not count', rawZip([skill, { name: 'x', mode: 0o120777 }], 1)],
    ['says that its directory is shorter', changed(rawZip([skill]), -10, 1)],
    ['has fewer files on this disk than in all', changed(rawZip([skill]), -14, 0)],
    ['is a part of several', changed(rawZip([skill]), -18, 1)],
  ])('a zip that %s', async (_, body) => {
    await expectProblem(await zip(new Uint8Array(body)), 'bad-folder');
  });
});

describe('a hostile JSON map', () => {
  test.each<[string, string, string]>([
    ['broken', '{"SKILL.md": ', 'line 1, column'],
    ['a list', '[]', 'no object'],
    ['a text that is none', '{"SKILL.md": 1}', 'no text'],
    ['a path that stands twice', '{"SKILL.md": "a", "SKILL.md": "b"}', 'stands twice'],
    ['a path that leads out', '{"../SKILL.md": "a"}', 'leads out'],
    ['an empty path', '{"": "a"}', 'empty'],
    ['a path of dots', '{"./.": "a"}', 'empty'],
    ['a member that is none elsewhere', '{"__proto__": "a", "../x": "b"}', 'leads out'],
    ['nothing', '{}', 'no file'],
    ['an agent file', AGENT, 'no JSON'],
  ])('%s', async (_, body, words) => {
    expect((await expectProblem(await post(body, '?kind=folder'), 'bad-folder')).detail).toContain(words);
  });

  test('what a document writes is quoted fit to be shown, and shortened', async () => {
    for (const body of [
      `{"a\u202e<b>${'x'.repeat(200_000)}": "1", "a\u202e<b>${'x'.repeat(200_000)}": "2"}`,
      `{"\u202e${'y'.repeat(200_000)}": 5}`,
    ]) {
      const { detail } = await expectProblem(await post(body, '?kind=folder'), 'bad-folder');
      expect(detail).toContain('\\u202e');
      expect(detail?.length).toBeLessThan(500);
    }
  });

  test('beyond what is read of any JSON the answer says so', async () => {
    const many = Object.fromEntries(Array.from({ length: limits.values + 1 }, (_, index) => [`${index}.md`, '']));
    expect((await expectProblem(await json(many), 'content-too-large')).limit).toBe(limits.folderFiles);
    const deep = await expectProblem(await post(`{"a": ${'['.repeat(80)}`, '?kind=folder'), 'bad-folder');
    expect(deep.detail).toContain('no text');
    const half = await expectProblem(await post('{"a": "\\ud800"}', '?kind=folder'), 'bad-folder');
    expect(half.detail).toContain('half of a character');
  });

  test('too many files, and too much', async () => {
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`${index}.md`, '']));
    expect((await expectProblem(await json(many), 'content-too-large')).limit).toBe(limits.folderFiles);
    const much = { 'a.txt': 'x'.repeat(limits.folderBytes + 1) };
    expect((await expectProblem(await json(much), 'content-too-large')).limit).toBe(limits.folderBytes);
  });
});

test('a zip that is compressed once more is refused', async () => {
  const headers = { 'Content-Type': 'application/zip', 'Content-Encoding': 'gzip' };
  await expectProblem(await post(zipOf(FOLDER), '', headers), 'unsupported-media-type');
});

test('a zip has no place where one document is mended', async () => {
  const answer = await ask('/repair', {
    method: 'POST',
    body: zipOf(FOLDER),
    headers: { 'Content-Type': 'application/zip' },
  });
  await expectProblem(answer, 'unsupported-media-type');
});

describe('what is not judged is refused where one document is read', () => {
  const form = (field: string) => {
    const parts = new FormData();
    parts.append(field, new File([zipOf(FOLDER)], 'x.md'));
    parts.append('listings', '[]');
    return parts;
  };
  test.each<[string, string, BodyInit, Record<string, string>]>([
    ['/repair', 'a zip without a type', zipOf(FOLDER), {}],
    ['/repair', 'a zip as bytes', zipOf(FOLDER), { 'Content-Type': 'application/octet-stream' }],
    ['/preview', 'a zip as bytes', zipOf(FOLDER), { 'Content-Type': 'application/octet-stream' }],
    ['/preview', 'a zip in a form', form('agent'), {}],
  ])('%s: %s', async (path, _, body, headers) => {
    await expectProblem(await ask(path, { method: 'POST', body, headers }), 'unsupported-media-type');
  });

  test('/repair: a zip in a form', async () => {
    const body = new FormData();
    body.append('file', new File([zipOf(FOLDER)], 'folder.zip'));
    await expectProblem(await ask('/repair', { method: 'POST', body }), 'unsupported-media-type');
  });

  test('/repair: a folder that is asked for by name', async () => {
    const { detail } = await expectProblem(
      await ask('/repair?kind=folder', { method: 'POST', body: '{}' }),
      'bad-parameter',
    );
    expect(detail).toBeTruthy();
  });
});

describe('what is neither', () => {
  test.each([
    ['tar.gz by its type', gzipSync(bytes('x')), 'application/gzip'],
    ['tar.gz by its bytes', gzipSync(bytes('x')), 'application/octet-stream'],
    ['tar by its type', bytes('x'), 'application/x-tar'],
    ['tar by its bytes', bytes(`${'\0'.repeat(257)}ustar${'\0'.repeat(300)}`), 'application/x-www-form-urlencoded'],
  ])('%s is told what to send', async (_, body, type) => {
    const { detail } = await expectProblem(await zip(new Uint8Array(body), '', type), 'unsupported-media-type');
    expect(detail).toContain('zip or as multipart');
  });

  test.each([
    ['a kind that a folder is not', '?kind=card', 'kind'],
    ['a profile that it does not have', '?profile=a2a', 'profile'],
    ['a version of A2A', '?spec=1.0', 'spec'],
  ])('%s is refused', async (_, query, name) => {
    const { parameters } = await expectProblem(await zip(zipOf(FOLDER), query), 'bad-parameter');
    expect(parameters?.[0]?.name).toBe(name);
  });

  test.each([[[zipOf(FOLDER), zipOf(FOLDER)]], [[zipOf(FOLDER), 'a text']]])(
    'a zip beside another file',
    async (contents) => {
      const body = new FormData();
      for (const [index, content] of contents.entries()) body.append('file', new File([content], `${index}.zip`));
      const { detail } = await expectProblem(await send(body), 'bad-form');
      expect(detail).toContain('one zip');
    },
  );

  test('files and a text', async () => {
    await expectProblem(await send(files(FOLDER, { document: CARD })), 'bad-form');
  });

  test('a form that says folder and has no file', async () => {
    await expectProblem(await send(files({}, { kind: 'folder' })), 'empty-body');
  });

  test('an empty body', async () => {
    await expectProblem(await post('', '?kind=folder'), 'empty-body');
  });
});
