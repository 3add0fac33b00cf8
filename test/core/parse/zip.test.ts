import * as fc from 'fast-check';
import { zipSync } from 'fflate/browser';
import { expect, test } from 'vitest';
import { limits } from '../../../src/core/limits.ts';
import { looksLikeZip, unzip } from '../../../src/core/parse/zip/index.ts';

const text = (content: string) => new TextEncoder().encode(content);
const files = {
  'a/SKILL.md': text('Read the text.\n'.repeat(50)),
  'a/b/c.bin': Uint8Array.from({ length: 300 }, (_, at) => at),
};
const zip = zipSync(files);

test.each([0, 1, 6, 9] as const)('a zip of level %i gives back what was put in', async (level) => {
  const { read } = await unzip(zipSync(files, { level }));
  expect(read?.map(({ path, bytes }) => [path, [...bytes]])).toEqual(
    Object.entries(files).map(([path, bytes]) => [path, [...bytes]]),
  );
});

test('no file of a zip is hidden by the count of its end', async () => {
  const { read, refused } = await unzip(zip.with(zip.length - 14, 1).with(zip.length - 12, 1));
  expect(read).toBeUndefined();
  expect(refused).toEqual({ reason: 'broken zip' });
});

test('whatever becomes of a zip, it is read or refused, and never gives more than a folder may have', async () => {
  const change = fc.tuple(fc.nat(zip.length - 1), fc.oneof(fc.nat(255), fc.constantFrom(0, 0xff)));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), fc.nat(zip.length), async (changes, end) => {
      const bytes = zip.slice(0, end > zip.length / 2 ? zip.length : end);
      for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte;
      const { read, refused } = await unzip(bytes);
      expect((read === undefined) !== (refused === undefined)).toBe(true);
      expect((read ?? []).reduce((sum, one) => sum + one.bytes.length, 0)).toBeLessThanOrEqual(limits.folderBytes);
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  ['a zip', zip, true],
  ['an empty zip', zipSync({}), true],
  ['a text', text('PK'), false],
  ['nothing', new Uint8Array(), false],
])('%s shows itself', (_, bytes, expected) => {
  expect(looksLikeZip(bytes)).toBe(expected);
});
