import type { Reason } from './operations.ts';
import { errorInfo, errorMessage } from './wording.ts';

/** The answer to an HTTP+JSON operation: google.rpc.Status (1.0.1 §11.6), by which official clients find the reason. */
export function answerRest(reason: Reason, agentId: string): Response {
  const error = {
    code: 501,
    status: 'UNIMPLEMENTED',
    message: errorMessage(reason, agentId),
    details: [errorInfo(reason)],
  };
  return new Response(JSON.stringify({ error }), {
    status: 501,
    headers: { 'Content-Type': 'application/a2a+json', 'Cache-Control': 'no-store' },
  });
}
