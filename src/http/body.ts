import type { EdgeContext } from './edge.ts';
import { Problem } from './problem.ts';

/**
 * A body without a length that turns out too long is still taken off the wire up to here: most clients read no answer
 * before they have sent all, and a connection that is cut tells them nothing.
 */
const DISCARD_BYTES = 8 * 1024 * 1024;

/** The refusal of a document or body over the limit, in bytes (RFC 9110 §15.5.14). */
export const tooLarge = (limit: number): Problem =>
  new Problem(
    'content-too-large',
    `At most ${limit} bytes are read here, and the request has more. Nothing was judged. Check that it is the right file.`,
    { limit },
  );

/** The whole body as bytes. A length that is too large is believed, any other is counted. Throws content-too-large. */
export async function readBody(c: EdgeContext, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  // The body stays untouched here, and the runtime takes it off the wire itself.
  if (Number(c.req.header('content-length')) > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size <= limit) chunks.push(chunk);
    else if (size > DISCARD_BYTES) break;
  }
  if (size > limit) throw tooLarge(limit);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
