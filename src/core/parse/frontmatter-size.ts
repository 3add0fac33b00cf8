import { limits } from '../limits.ts';

const utf8 = new TextDecoder();

/** How many bytes of a file its frontmatter comes to, as far as it is read: what judging the file costs goes with it. */
export function frontmatterBytes(bytes: Uint8Array): number {
  const most = Math.min(bytes.byteLength, limits.yamlBytes);
  const start = utf8.decode(bytes.subarray(0, most)).trimStart();
  if (start !== '' && !start.startsWith('---')) return 0;
  const end = start.search(/[\r\n]---[ \t]*(?:[\r\n]|$)/);
  return end < 0 ? most : new TextEncoder().encode(start.slice(0, end)).byteLength;
}
