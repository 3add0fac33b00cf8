import { scanJson } from '../../core/parse/json.ts';

/** A JSON-RPC 2.0 request, as far as this service needs it. `id` is the JSON text of the id, exactly as it was sent. */
export type Envelope =
  | { readonly id: string; readonly method: string }
  | { readonly id: string; readonly code: -32700 | -32600; readonly message: string };

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Reads the envelope of a request (JSON-RPC 2.0 §4). The id is cut from the text and never parsed: an integer of 19
 * digits must come back with every digit. A request without an id is answered too, with null: its sender is an A2A
 * client, which waits for an answer.
 */
export function readEnvelope(bytes: Uint8Array): Envelope {
  const text = decode(bytes);
  if (text === undefined) return { id: 'null', code: -32700, message: 'The body is not UTF-8.' };
  const bad = (id: string, message: string): Envelope => ({ id, code: -32600, message });
  const scan = scanJson(text);
  if (!scan.root) {
    return scan.fault.code === 'json/too-deep'
      ? bad('null', 'The request nests deeper than this service reads.')
      : { id: 'null', code: -32700, message: 'The body is not JSON.' };
  }
  const { members, items } = scan.root;
  if (!members) {
    const batch = items ? ' A2A has no batches: send one request at a time.' : '';
    return bad('null', `A JSON-RPC request is an object.${batch}`);
  }
  const source = (name: string): string | undefined => {
    const place = members.get(name);
    return place && text.slice(place.start, place.end);
  };
  const written = source('id') ?? 'null';
  if (!/^(?:["\d-]|null$)/.test(written)) return bad('null', 'The member "id" must be a string, a number or null.');
  if (JSON.parse(source('jsonrpc') ?? 'null') !== '2.0') return bad(written, 'The member "jsonrpc" must be "2.0".');
  const method: unknown = source('method')?.startsWith('"') ? JSON.parse(source('method') ?? '') : undefined;
  if (typeof method !== 'string') return bad(written, 'The member "method" must be there and must be a string.');
  return { id: written, method };
}
