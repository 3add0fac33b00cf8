import type { EdgeContext } from './edge.ts';

const ENTITY_TAG = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/** A list of tags; places in it may be empty (RFC 9110 §5.6.1.2). */
const TAG_LIST = new RegExp(`^(?:[ \\t]*(?:${ENTITY_TAG.source}[ \\t]*)?,)*[ \\t]*(?:${ENTITY_TAG.source}[ \\t]*)?$`);

/** Whether an If-None-Match header is `*` or a list that names this strong tag, weakly or not (RFC 9110 §13.1.2). */
function namesTag(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  return TAG_LIST.test(header) && header.matchAll(ENTITY_TAG).some(([, tag]) => tag === etag);
}

/**
 * A 200 with this body, or a 304 where the client has it already. `headers` must hold the ETag; a 304 repeats
 * everything but what describes the body (RFC 9110 §15.4.5). For GET and HEAD.
 */
export function conditional(c: EdgeContext, body: BodyInit | null, headers: Headers): Response {
  const asked = c.req.header('if-none-match');
  const etag = asked === undefined ? null : headers.get('ETag');
  if (asked === undefined || etag === null || !namesTag(asked, etag)) return new Response(body, { headers });
  const answer = new Response(null, { status: 304, headers });
  answer.headers.delete('Content-Type');
  return answer;
}
