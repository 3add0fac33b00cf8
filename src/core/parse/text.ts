import type { Finding } from '../finding.ts';
import { limits } from '../limits.ts';

/** What the text stage finds, by code. */
export interface TextFacts {
  'text/not-utf-8': { byte: number; offset: number };
  'text/byte-order-mark': object;
  'text/nul': object;
  'text/too-large': { bytes: number; limit: number };
}

export interface DecodedText {
  /** The document as text, a byte order mark kept; where bytes are no UTF-8, U+FFFD stands for them. */
  readonly text: string;
  readonly findings: readonly Finding[];
  /** Whether the document can be read on. */
  readonly readable: boolean;
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

/** Bytes to text: strict UTF-8 (RFC 3629), a byte order mark, NUL and size looked at. */
export function decode(bytes: Uint8Array): DecodedText {
  if (bytes.length > limits.documentBytes) {
    const data = { bytes: bytes.length, limit: limits.documentBytes };
    return { text: '', findings: [finding('text/too-large', 0, 0, data)], readable: false };
  }
  let text: string;
  try {
    text = strict.decode(bytes);
  } catch {
    text = lenient.decode(bytes);
    const start = firstReplacement(text, bytes);
    const offset = new TextEncoder().encode(text.slice(0, start)).length;
    const data = { byte: bytes[offset] ?? 0, offset };
    return { text, findings: [finding('text/not-utf-8', start, start + 1, data)], readable: false };
  }
  const findings: Finding[] = [];
  if (text.charCodeAt(0) === 0xfeff) {
    const span = { start: 0, end: 1 };
    findings.push({
      ...finding('text/byte-order-mark', 0, 1, {}),
      fixes: [{ safe: true, edits: [{ span, text: '' }] }],
    });
  }
  const nul = text.indexOf('\0');
  if (nul >= 0) findings.push(finding('text/nul', nul, nul + 1, {}));
  return { text, findings, readable: nul < 0 };
}

/** The first U+FFFD that stands for bytes which are no UTF-8, and was not written as such. */
function firstReplacement(text: string, bytes: Uint8Array): number {
  const encoder = new TextEncoder();
  for (let at = text.indexOf('\ufffd'), byte = 0, from = 0; at >= 0; at = text.indexOf('\ufffd', at + 1)) {
    byte += encoder.encode(text.slice(from, at)).length;
    from = at;
    if (!(bytes[byte] === 0xef && bytes[byte + 1] === 0xbf && bytes[byte + 2] === 0xbd)) return at;
  }
  return 0;
}

function finding<Code extends keyof TextFacts>(code: Code, start: number, end: number, data: TextFacts[Code]): Finding {
  return { code, pointer: '', span: { start, end }, data };
}
