import { Inflate } from 'fflate/browser';

/** Packed bytes that are inflated at once: they come to a thousand times as many at the most. */
const STEP = 4096;

/** Inflates (RFC 1951) until there is more than was declared; undefined where it is no such data or breaks off. */
export function inflate(packed: Uint8Array, declared: number): Uint8Array | undefined {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const inflater = new Inflate((chunk, final) => {
    chunks.push(chunk);
    size += chunk.byteLength;
    ended = final;
  });
  try {
    for (let at = 0; at < packed.byteLength && size <= declared; at += STEP) {
      inflater.push(packed.subarray(at, at + STEP), at + STEP >= packed.byteLength);
    }
  } catch {
    return undefined;
  }
  if (size <= declared && !ended) return undefined;
  const content = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    content.set(chunk, at);
    at += chunk.byteLength;
  }
  return content;
}
