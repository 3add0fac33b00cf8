import { idText } from './id.ts';

/**
 * A JSON-RPC 2.0 request, as far as this service needs it. `id` is the JSON text of the id, exactly as it was sent.
 * `method` is undefined where the request is longer than what was read of it.
 */
export type Envelope =
  | { readonly id: string; readonly method: string | undefined }
  | { readonly id: string; readonly code: -32700 | -32600; readonly message: string };

function decode(bytes: Uint8Array, whole: boolean): string | undefined {
  try {
    // A cut can go through a character, and a stream waits for the rest of it.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !whole });
  } catch {
    return undefined;
  }
}

/** The value of a JSON text, or undefined where it is none. Unlike the scanner of documents, this reads any depth. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isId = (written: string): boolean => /^["\d-]|^null$/.test(written) && parse(written) !== undefined;

/**
 * Reads the envelope of a request (JSON-RPC 2.0 §4). The id is cut from the text and never parsed: an integer of 19
 * digits must come back with every digit. A request without an id is answered too, with null: its sender is an A2A
 * client, which waits for an answer.
 * @param whole whether the bytes are all of the request, or only its start
 */
export function readEnvelope(bytes: Uint8Array, whole: boolean): Envelope {
  const text = decode(bytes, whole);
  if (text === undefined) return { id: 'null', code: -32700, message: 'The body is not UTF-8.' };
  const written = idText(text) ?? 'null';
  if (!whole) return { id: isId(written) ? written : 'null', method: undefined };
  const request = parse(text);
  if (request === undefined) return { id: 'null', code: -32700, message: 'The body is not JSON.' };
  const bad = (id: string, message: string): Envelope => ({ id, code: -32600, message });
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    const batch = Array.isArray(request) ? ' A2A has no batches: send one request at a time.' : '';
    return bad('null', `A JSON-RPC request is an object.${batch}`);
  }
  if (!isId(written)) return bad('null', 'The member "id" must be a string, a number or null.');
  const { jsonrpc, method } = request as { jsonrpc?: unknown; method?: unknown };
  if (jsonrpc !== '2.0') return bad(written, 'The member "jsonrpc" must be "2.0".');
  if (typeof method !== 'string') return bad(written, 'The member "method" must be there and must be a string.');
  return { id: written, method };
}
