import { readEnvelope } from './envelope.ts';
import { knowsVersion, type Reason, reasonCodes, rpcMethods } from './operations.ts';
import { errorInfo, errorMessage } from './wording.ts';

/**
 * The JSON text that answers a JSON-RPC request: always an error, with the caller's id.
 * @param whole whether the bytes are all of the request, or only its start
 * @param version the caller's A2A-Version, empty where it has none
 */
export function answerRpc(bytes: Uint8Array, whole: boolean, version: string, agentId: string): string {
  const envelope = readEnvelope(bytes, whole);
  // Written by hand, because the id is JSON text already.
  const answer = (error: object) => `{"jsonrpc":"2.0","id":${envelope.id},"error":${JSON.stringify(error)}}`;
  if ('code' in envelope) return answer({ code: envelope.code, message: envelope.message });
  const refuse = (reason: Reason) =>
    answer({ code: reasonCodes[reason], message: errorMessage(reason, agentId), data: [errorInfo(reason)] });
  if (!knowsVersion(version)) return refuse('VERSION_NOT_SUPPORTED');
  const reason = envelope.method === undefined ? 'UNSUPPORTED_OPERATION' : rpcMethods.get(envelope.method);
  if (reason) return refuse(reason);
  return answer({ code: -32601, message: 'A2A has no method of this name, neither in 1.0 nor in 0.3.' });
}
