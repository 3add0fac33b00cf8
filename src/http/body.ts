import { limits } from '../core/limits.ts';
import type { EdgeContext } from './edge.ts';
import { Problem } from './problem.ts';

/**
 * A body that turns out too long is still taken off the wire up to here, in bytes: most clients read no answer before
 * they have sent all, and a connection that is cut tells them nothing.
 */
const DISCARD_BYTES = 8 * 1024 * 1024;

/** The refusal of a document over the limit, and of a body that can only hold such a one (RFC 9110 §15.5.14). */
export const tooLarge = (): Problem =>
  new Problem(
    'content-too-large',
    `A document of at most ${limits.documentBytes} bytes is read here, and the request has more. Nothing was judged. Check that it is the right file.`,
    { limit: limits.documentBytes },
  );

/** A length that is known beforehand and too large: the body stays untouched, and the runtime takes it off the wire itself. */
const announces = (c: EdgeContext, limit: number): boolean => Number(c.req.header('content-length')) > limit;

const incomplete = (): Problem =>
  new Problem('incomplete-body', 'The connection ended before the body did. Send it again.');

/** A body whose length is known and within the limit, in one piece, which costs far less than its chunks one by one. */
async function readKnown(c: EdgeContext): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await c.req.raw.arrayBuffer());
  } catch {
    throw incomplete();
  }
}

/**
 * The first bytes of a body, at most `limit` of them and none of a giant, and whether they are all of it.
 * Throws incomplete-body.
 */
export async function readStart(
  c: EdgeContext,
  limit: number,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly whole: boolean }> {
  if (announces(c, DISCARD_BYTES)) return { bytes: new Uint8Array(), whole: false };
  if (c.req.raw.headers.has('content-length') && !announces(c, limit)) {
    const bytes = await readKnown(c);
    c.set('bytes', bytes.byteLength);
    return { bytes, whole: true };
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      if (size < limit) chunks.push(chunk.subarray(0, limit - size));
      size += chunk.byteLength;
      if (size > DISCARD_BYTES) break;
    }
  } catch {
    throw incomplete();
  }
  c.set('bytes', size);
  const bytes = new Uint8Array(Math.min(size, limit));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return { bytes, whole: size <= limit };
}

/**
 * The whole body as bytes. A length that is too large is believed, any other is counted.
 * Throws content-too-large and incomplete-body.
 */
export async function readBody(c: EdgeContext, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (announces(c, limit)) throw tooLarge();
  const { bytes, whole } = await readStart(c, limit);
  if (!whole) throw tooLarge();
  return bytes;
}
