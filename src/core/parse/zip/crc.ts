import { once } from '../../memo.ts';

/** What each byte adds to the checksum: the polynomial of CRC-32, its bits reversed. */
const tableOfBytes = once(() =>
  Uint32Array.from({ length: 256 }, (_, byte) => {
    let sum = byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
    return sum;
  }),
);

/** The CRC-32 that a zip has of each file (APPNOTE 6.3.10 section 4.4.7). */
export function crc32(bytes: Uint8Array): number {
  const table = tableOfBytes();
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] as number) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
