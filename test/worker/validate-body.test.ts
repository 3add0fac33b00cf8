import { describe, expect, test } from 'vitest';
import { limits } from '../../src/core/limits.ts';
import { expectProblem, expectReport } from '../answers.ts';
import { ask } from './ask.ts';
import { bytes, CARD, post } from './documents.ts';

describe('the body', () => {
  test.each([
    undefined,
    'text/plain',
    'text/markdown; charset=UTF-8',
    'text/yaml',
    'application/json; charset="utf-8"',
    'Application/JSON',
    'application/a2a+json',
    'application/yaml',
    'application/x-yaml',
    'application/octet-stream',
    'application/x-www-form-urlencoded',
    'text/plain; charset=us-ascii',
  ])('Content-Type %s is read as it is', async (type) => {
    const headers: Record<string, string> = type ? { 'Content-Type': type } : {};
    const answer = await ask('/validate', { method: 'POST', body: bytes(CARD), headers });
    expect((await expectReport(answer)).valid).toBe(true);
  });

  test.each([
    'image/png',
    'application/pdf',
    'application/gzip',
    'multipart/mixed; boundary=x',
    'nonsense',
    'application/xml',
  ])('Content-Type %s is refused, and the answer says what is read', async (type) => {
    const answer = await post(bytes(CARD), '', { 'Content-Type': type });
    const { accepted } = await expectProblem(answer, 'unsupported-media-type');
    expect(answer.headers.get('accept-post')).toBe(accepted?.join(', '));
  });

  test.each(['text/plain; charset=iso-8859-1', 'application/json;charset=utf-16', 'text/markdown; charset=""'])(
    '%s is refused',
    async (type) => {
      const { detail } = await expectProblem(
        await post(bytes(CARD), '', { 'Content-Type': type }),
        'unsupported-media-type',
      );
      expect(detail).toContain('UTF-8');
    },
  );

  test.each(['gzip', 'br', 'identity, gzip'])('Content-Encoding %s is refused', async (coding) => {
    const answer = await post(bytes(CARD), '', { 'Content-Encoding': coding });
    await expectProblem(answer, 'unsupported-media-type');
    expect(answer.headers.get('accept-encoding')).toBe('identity');
  });

  test('Content-Encoding identity is no coding', async () => {
    await expectReport(await post(bytes(CARD), '', { 'Content-Encoding': 'identity' }));
  });

  test.each(['', ' ', '\n\r\n\t'])('%j is no document', async (body) => {
    await expectProblem(await post(body), 'empty-body');
  });

  const padded = (size: number) => bytes(CARD + ' '.repeat(size - bytes(CARD).byteLength));
  const chunked = (body: Uint8Array) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < body.byteLength; at += 10_000) controller.enqueue(body.subarray(at, at + 10_000));
        controller.close();
      },
    });

  test.each([
    ['whole', (body: Uint8Array<ArrayBuffer>): BodyInit => body],
    ['in chunks', chunked],
  ])('the limit counts to the byte, %s', async (_, send) => {
    expect((await expectReport(await post(send(padded(limits.documentBytes))))).valid).toBe(true);
    const problem = await expectProblem(await post(send(padded(limits.documentBytes + 1))), 'content-too-large');
    expect(problem.limit).toBe(limits.documentBytes);
  });
});
