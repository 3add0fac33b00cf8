import { expect, test } from 'vitest';
import { limits } from '../../src/core/limits.ts';
import { expectProblem, expectReport } from '../answers.ts';
import { ask } from './ask.ts';
import { BAD_CARD, bytes, CARD, post } from './documents.ts';

function form(parts: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) data.append(name, value);
  return data;
}

const postForm = (parts: Record<string, string | File>, query = '') =>
  ask(`/validate${query}`, { method: 'POST', body: form(parts) });

test('the text area, with the line ends that were typed', async () => {
  const typed = await expectReport(
    await postForm({ document: BAD_CARD.replaceAll('\n', '\r\n'), file: new File([], ''), kind: '' }),
  );
  expect(typed).toEqual(await expectReport(await post(BAD_CARD)));
});

test('the file, byte by byte, under its name', async () => {
  const file = new File([BAD_CARD.replaceAll('\n', '\r\n')], 'my card.json');
  const report = await expectReport(await postForm({ document: '', file, kind: 'card' }));
  expect(report).toEqual(
    await expectReport(await post(BAD_CARD.replaceAll('\n', '\r\n'), '?kind=card&name=my%20card.json')),
  );
});

test('name, where it is given, goes before the name of the file', async () => {
  const { diagnostics } = await expectReport(await postForm({ file: new File([BAD_CARD], 'a.json'), name: 'b.json' }));
  expect(diagnostics[0]?.file).toBe('b.json');
});

test('URL-encoded', async () => {
  const body = new URLSearchParams({ document: CARD, kind: 'card' });
  const report = await expectReport(await ask('/validate', { method: 'POST', body }));
  expect(report).toMatchObject({ valid: true, kind: 'card' });
});

test('a document at the limit fits into either form', async () => {
  const document = CARD + '\n'.repeat(limits.documentBytes - bytes(CARD).byteLength);
  await expectReport(await postForm({ file: new File([document], 'x') }));
  await expectReport(await ask('/validate', { method: 'POST', body: new URLSearchParams({ document }) }));
  await expectProblem(await postForm({ file: new File([`${document} `], 'x') }), 'content-too-large');
});

test('fields are parameters: unknown ones, and ones given in the query too, are refused', async () => {
  const unknown = await expectProblem(await postForm({ document: CARD, kin: 'card' }), 'bad-parameter');
  expect(unknown.parameters?.[0]?.name).toBe('kin');
  const twice = await expectProblem(await postForm({ document: CARD, kind: 'card' }, '?kind=card'), 'bad-parameter');
  expect(twice.parameters?.[0]?.detail).toContain('more than once');
});

test.each([
  ['no document', form({ kind: 'card' }), 'empty-body'],
  ['an empty document', form({ document: ' \r\n', file: new File([], '') }), 'empty-body'],
  ['two documents', form({ document: CARD, file: new File([CARD], 'x') }), 'bad-form'],
  ['a file in another field', form({ other: new File([CARD], 'x') }), 'bad-form'],
] as const)('%s', async (_, body, id) => {
  await expectProblem(await ask('/validate', { method: 'POST', body }), id);
});

test.each([
  ['no boundary', 'multipart/form-data', CARD],
  ['another boundary', 'multipart/form-data; boundary=x', '--y\r\n\r\n--y--'],
  [
    'a form that breaks off',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="document"\r\n\r\n{',
  ],
])('%s is no form', async (_, type, body) => {
  await expectProblem(await post(body, '', { 'Content-Type': type }), 'bad-form');
});
